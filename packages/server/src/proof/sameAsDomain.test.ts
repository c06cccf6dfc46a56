import { editions } from '@rugby/domain/editions';
import { draftOf } from '@rugby/domain/game/editor/draft';
import { selectionOf } from '@rugby/domain/game/model/lineup';
import { boosterTypes, positions } from '@rugby/domain/game/model/entities';
import { activeBoosters } from '@rugby/domain/game/boosters/appliedBoosters';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { type Move, type Play, applyMove } from '@rugby/domain/testing/testPlay';
import { tradePairsOf } from '@rugby/domain/game/transfers/trades';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { mapAsync } from 'es-toolkit';
import { array, type Arbitrary, constant, constantFrom, integer, oneof, record, sample } from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setClock } from '../season/setClock.ts';
import { readGameTime } from '../season/readGameTime.ts';
import { loadSeason } from '../season/loadSeason.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';
import { sized, recordProof } from './size.ts';

vi.setConfig({ testTimeout: 900_000 });

const USERS = sized({ small: 60, full: 1000 });
/** More users would wait so long for a connection that the server refuses some. */
const atOnce = { concurrency: 60 };
const edition = editions.srp;
const hour = 3_600_000;

const first = positions.flatMap((position) => fullLineup[position].map((id) => ({ position, id })));
const squad = integer({ min: 1, max: 5 });
const anybody = record({ position: constantFrom(...positions), squad, which: integer({ min: 0, max: 2 }) }).map((who) =>
  playerAt(who.position, who.squad, who.which),
);
const exchange: Arbitrary<readonly Move[]> = record({
  who: constantFrom(...first),
  squad,
  which: integer({ min: 0, max: 1 }),
}).map(({ who, squad: from, which }) => [
  { kind: 'edit', command: { kind: 'mark-out', playerId: who.id } },
  { kind: 'edit', command: { kind: 'bring-in', playerId: playerAt(who.position, from, which) } },
  { kind: 'send' },
]);
const edit: Arbitrary<readonly Move[]> = record({
  kind: constantFrom('add', 'remove', 'captain', 'mark-out', 'bring-in', 'revert'),
  playerId: oneof(anybody, constantFrom(...first.map(({ id }) => id))),
}).map((command) => [{ kind: 'edit', command }]);
const boost: Arbitrary<readonly Move[]> = record({
  kind: constant('boost'),
  type: constantFrom(...boosterTypes.slice(0, 4)),
  playerId: oneof(constantFrom(...first.map(({ id }) => id)), anybody, constant(null)),
}).map((move) => [move]);
const moves = array(
  oneof(
    { weight: 3, arbitrary: exchange },
    { weight: 3, arbitrary: edit },
    { weight: 3, arbitrary: boost },
    { weight: 3, arbitrary: constantFrom('save', 'send', 'reset').map((kind): readonly Move[] => [{ kind }]) },
  ),
  { maxLength: 9 },
).map((some) => some.flat());

let harness: TeamHarness;

beforeAll(async () => {
  harness = await createTeamHarness(({ db }) =>
    db.updateTable('players').set({ cost: 9_000_000 }).where('id', 'in', second).execute(),
  );
});
afterAll(() => harness.drop());

interface Player {
  readonly user: ApiTeamUser;
  /** The moves of each phase. */
  readonly game: readonly (readonly Move[])[];
  readonly play: Play;
}

/** Expensive substitutes: four of them exceed the salary cap. */
const second = positions.flatMap((position) => [1, 2, 3, 4, 5].map((from) => playerAt(position, from, 1)));

test('concurrent random games of many users end on the server as in the domain, before, in and after a round: R7', async (context) => {
  const games = sample(array(moves, { minLength: 4, maxLength: 4 }), { numRuns: USERS, seed: 7 });
  let world = await currentWorld();
  let players: readonly Player[] = await mapAsync(
    games,
    async (game, index) => {
      const user = await harness.signIn();
      if (index % 4 > 0) await enter(user);
      const draft = draftOf(index % 4 > 0 ? start() : null);
      return { user, game, play: { draft, beforeLimitless: null, world, toCome: [] } };
    },
    atOnce,
  );
  const counts = { done: 0, refused: 0 };
  for (const [phase, goOn] of [undefined, start1, secondKickOff, finish1].entries()) {
    if (goOn !== undefined) {
      await goOn();
      world = await currentWorld();
      players = players.map((player) => ({ ...player, play: inTime(player.play, world, phase === 1) }));
    }
    players = await mapAsync(
      players,
      async (player) => {
        let { play } = player;
        expect(await storedFor(player.user)).toEqual(storedIn(play));
        for (const move of player.game[phase] ?? []) {
          const next = applyMove(play, move);
          const isSent = move.kind !== 'edit';
          const status = isSent ? await send(player.user, play, move) : 0;
          const isDone = isSent ? status === 200 : next !== play;
          expect([move, isDone]).toEqual([move, next !== play]);
          if (isSent) counts[isDone ? 'done' : 'refused'] += 1;
          play = next;
        }
        expect(await storedFor(player.user)).toEqual(storedIn(play));
        return { ...player, play };
      },
      atOnce,
    );
  }
  expect(counts.done).toBeGreaterThan(150);
  expect(counts.refused).toBeGreaterThan(250);
  recordProof(
    context,
    `R7: ${USERS} random games, ${counts.done} orders done and ${counts.refused} refused by the server as by the domain`,
  );
});

async function enter(user: ApiTeamUser): Promise<void> {
  expect((await user.post('team/update', fullSelection)).statusCode).toBe(200);
}

function start() {
  return { ...fullSelection, startRoundId: 1, isComplete: true, salaryCap: edition.budget, boosters: [] };
}

const start1 = () => harness.start(1);
const finish1 = () => harness.finish(1);
async function secondKickOff(): Promise<void> {
  const now = await readGameTime(harness.db, edition.id);
  await changeSeason(harness.db, edition, (tx) => setClock(tx, edition.id, new Date(now.getTime() + 3 * hour)));
}

async function currentWorld(): Promise<GameWorld> {
  const season = await loadSeason(harness.db, edition.id);
  if (season === undefined) throw new Error('There is no season.');
  return { ...season, edition, now: (await readGameTime(harness.db, edition.id)).getTime() };
}

/** Returns the game at a later time. The start of a round removes the boosters of a team that cannot play, and reverts a Limitless. */
function inTime(play: Play, world: GameWorld, isStart: boolean): Play {
  const { saved } = play.draft;
  if (!isStart || saved === null || saved.isComplete) return applyMove({ ...play, toCome: [world] }, { kind: 'time' });
  const round = currentRound(world.rounds)?.id ?? null;
  const without = { ...saved, boosters: saved.boosters.filter(({ roundId }) => roundId !== round) };
  if (play.beforeLimitless === null) return { ...play, world, draft: { ...play.draft, saved: without } };
  const complete = { ...without, ...play.beforeLimitless, isComplete: true, startRoundId: round };
  return { ...play, world, beforeLimitless: null, draft: draftOf(complete) };
}

async function send(user: ApiTeamUser, { draft, world }: Play, move: Exclude<Move, { kind: 'edit' }>): Promise<number> {
  const sent = await (() => {
    switch (move.kind) {
      case 'save':
        return user.post('team/update', selectionOf(draft));
      case 'send':
        return user.post('trade/make', { tradePairs: tradePairsOf(draft), captainId: draft.captainId });
      case 'boost':
        return user.post('team/booster', { type: move.type, playerId: move.playerId });
      case 'reset':
      case 'time':
        return user.get('team/show-my').then((answer) => {
          const [active] = draft.saved === null ? [] : activeBoosters({ boosters: answer.json().success.team.boosters }, world);
          return user.post(`team/booster/${active?.id ?? 0}/remove`);
        });
    }
  })();
  expect([200, 404, 422]).toContain(sent.statusCode);
  return sent.statusCode;
}

async function storedFor(user: ApiTeamUser) {
  const { team } = (await user.get('team/show-my')).json().success;
  return team === null ? null : facts(team);
}

function storedIn({ draft: { saved } }: Play) {
  return saved === null ? null : facts(saved);
}

type Facts = Pick<NonNullable<Play['draft']['saved']>, 'lineup' | 'captainId' | 'startRoundId' | 'isComplete' | 'boosters'>;

function facts({ lineup, captainId, startRoundId, isComplete, boosters }: Facts) {
  const applied = boosters.map(({ type, roundId, playerId }) => ({
    type,
    roundId,
    playerId: type === 'TRIPLE_CAPTAIN' ? 'the captain' : playerId,
  }));
  return { lineup, captainId, startRoundId, isComplete, boosters: applied.toSorted((a, b) => a.type.localeCompare(b.type)) };
}
