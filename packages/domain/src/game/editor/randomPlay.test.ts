import { array, assert, constant, constantFrom, integer, oneof, property, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { boosterBehaviours } from '../boosters/boosterBehaviours.ts';
import { activeBoosters, isLimitless, boosterTarget } from '../boosters/boosterRules.ts';
import { budgetOf } from '../team/budget.ts';
import type { DraftCommand } from './changeDraft.ts';
import { draftOf } from './draft.ts';
import { selectionOf } from '../model/lineup.ts';
import { boosterTypes, positions } from '../model/entities.ts';
import { isFull, isInLineup, playerIds } from '../model/lineup.ts';
import { lockingFixture } from '../season/rounds.ts';
import { squadsBelowMinimum, squadsOverLimit } from '../team/squadRules.ts';
import { type Move, type Play, played } from '../../testing/testPlay.ts';
import {
  afterFirstKickOff,
  afterSecondKickOff,
  roundsAhead,
  testBooster,
  testTeam,
  withPlayers,
  worldOfTeam,
} from '../../testing/testTeam.ts';
import { transfersOf } from '../transfers/transfers.ts';
import { refusalsToTrade } from '../transfers/trades.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';

/** Five squads, of which each gives three of the fifteen, and substitutes at 4 to 11 million: every limit can be reached. */
const numbers = Array.from({ length: 15 }, (_, index) => index);
const crowded = withPlayers(
  worldOfTeam({ edition: { ...editions.srp, enabledBoosters: boosterTypes } }),
  ...numbers.map((index) => ({ id: index + 1, squadId: 1 + (index % 5) })),
  ...numbers.map((index) => ({ id: index + 101, squadId: 1 + ((index * 2) % 5), cost: 4_000_000 + (index % 8) * 1_000_000 })),
);
const national = withPlayers(
  { ...crowded, edition: { ...editions.trc, enabledBoosters: boosterTypes }, squads: crowded.squads.filter(({ id }) => id <= 4) },
  ...numbers.flatMap((index) => [1, 101].map((first) => ({ id: index + first, squadId: 1 + (index % 4) }))),
);

/** Before round 3, its two kick-offs, and the time before round 4. */
function seasonOf(world: GameWorld): readonly [GameWorld, ...GameWorld[]] {
  const round3 = (status: 'playing' | 'complete') =>
    roundsAhead.map((round) => (round.id === 3 ? { ...round, status, isLockedForUpdating: status === 'playing' } : round));
  return [
    world,
    { ...world, now: afterFirstKickOff, rounds: round3('playing') },
    { ...world, now: afterSecondKickOff, rounds: round3('playing') },
    { ...world, now: afterSecondKickOff, rounds: round3('complete') },
  ];
}

const team = integer({ min: 1, max: 15 });
const substitute = integer({ min: 101, max: 115 });
const anybody = oneof(team, substitute, constant(999));
const command: Arbitrary<DraftCommand> = oneof(
  record({ kind: constantFrom('mark-out', 'revert', 'remove', 'captain'), playerId: oneof(team, anybody) }),
  record({ kind: constantFrom('bring-in', 'add'), playerId: oneof(substitute, anybody) }),
  record({ kind: constantFrom('undo', 'redo', 'rollback', 'clear') }),
);
const exchange = (out: number): readonly Move[] => [
  { kind: 'edit', command: { kind: 'mark-out', playerId: out } },
  { kind: 'edit', command: { kind: 'bring-in', playerId: out + 100 } },
  { kind: 'send' },
];
const move: Arbitrary<readonly Move[]> = oneof(
  { weight: 8, arbitrary: command.map((edit): readonly Move[] => [{ kind: 'edit', command: edit }]) },
  { weight: 4, arbitrary: team.map(exchange) },
  {
    weight: 3,
    arbitrary: record({
      kind: constant('boost'),
      type: constantFrom(...boosterTypes),
      playerId: oneof(team, constant(null)),
    }).map((boost) => [boost]),
  },
  { weight: 4, arbitrary: constantFrom('save', 'send', 'reset', 'time').map((kind) => [{ kind }]) },
);
const used = boosterTypes.slice(0, 2).map((type, id) => testBooster({ id, type, roundId: 1, roundNumber: 1 }));
const start = constantFrom(testTeam(), testTeam({ boosters: used }), testTeam({ startRoundId: 3 }), null);
const places = { crowded, national };
const place = constantFrom('crowded', 'national');

test('10,000 random games break no rule: lineups, limits, locks, boosters and transfers stay legal', { timeout: 60_000 }, () => {
  assert(
    property(start, place, array(move, { maxLength: 14 }), (from, where, moves) => {
      const [now, ...toCome] = seasonOf(places[where]);
      const first: Play = { draft: draftOf(from), beforeLimitless: null, world: now, toCome };
      let play = first;
      const broken = moves.flat().flatMap((next) => {
        const before = play;
        play = played(play, next);
        return brokenBy(before, play, next);
      });
      expect(broken).toEqual([]);
    }),
    { numRuns: 10_000, seed: 15 },
  );
});

test('every row of edits is undone step by step to where it began [B9]', () => {
  assert(
    property(start, array(command, { maxLength: 20 }), (from, commands) => {
      const [now, ...toCome] = seasonOf(crowded);
      const first: Play = { draft: draftOf(from), beforeLimitless: null, world: now, toCome };
      const edits = commands.map((edit): Move => ({ kind: 'edit', command: edit }));
      const edited = edits.reduce(played, first);
      const undo: Move = { kind: 'edit', command: { kind: 'undo' } };
      const undone = edited.draft.past.map(() => undo).reduce(played, edited);
      expect(selectionOf(undone.draft)).toEqual(selectionOf(first.draft));
    }),
    { numRuns: 1_000, seed: 15 },
  );
});

/** The rules that a move has broken, each in words. */
function brokenBy(before: Play, after: Play, { kind }: Move): readonly string[] {
  const { saved } = after.draft;
  const broken = [
    ...brokenInDraft(after),
    ...(saved === null ? [] : brokenInTeam(saved, after.world)),
    ...(kind === 'time' ? [] : brokenLocks(before.draft.saved, saved, after.world)),
  ];
  return broken.map((rule) => `after ${kind} ${rule}`);
}

function brokenInDraft({ draft, world: at }: Play): readonly string[] {
  const ids = playerIds(draft.lineup);
  const transfers = transfersOf(draft);
  const coming = transfers.flatMap((transfer) => transfer.in ?? []);
  return [
    ...when(new Set(ids).size < ids.length, 'a player stands twice in the draft'),
    ...when(
      positions.some((position) => draft.lineup[position].some((id) => isWrong(id, position, at))),
      'a position is wrong',
    ),
    ...when(draft.captainId !== null && !ids.includes(draft.captainId), 'the captain is not in the draft'),
    ...when(
      transfers.some(({ out }) => ids.includes(out)),
      'who leaves is still there',
    ),
    ...when(
      coming.some((id) => !ids.includes(id) || (draft.saved && isInLineup(draft.saved.lineup, id))),
      'who comes is not new',
    ),
    ...when(refusalsToTrade(draft, at).length === 0 && !isFull(draft.lineup), 'a gap is ready to send'),
  ];
}

function brokenInTeam(saved: SavedTeam, at: GameWorld): readonly string[] {
  const active = activeBoosters(saved, at);
  const stages = saved.boosters.map(({ type, roundId }) => `${type} ${at.rounds.find(({ id }) => id === roundId)?.roundStage}`);
  const targets = active.map((booster) => ({ booster, target: boosterTarget(booster, saved.captainId) }));
  return [
    ...when(squadsOverLimit(saved.lineup, at).length > 0, 'a squad is over its limit'),
    ...when(saved.isComplete && squadsBelowMinimum(saved.lineup, at).length > 0, 'a squad is below its minimum'),
    ...when(saved.isComplete !== isFull(saved.lineup), 'a complete team has a gap'),
    ...when(!isLimitless(saved, at) && budgetOf(saved.lineup, saved.salaryCap, at.players) < 0, 'the budget is overdrawn'),
    ...when(saved.captainId !== null && !isInLineup(saved.lineup, saved.captainId), 'the captain is not in the team'),
    ...when(active.length > at.edition.maxBoostersPerRound, 'too many boosters in a round'),
    ...when(new Set(stages).size < stages.length, 'a booster is used twice in a stage'),
    ...when(
      targets.some(({ target }) => target !== null && !isInLineup(saved.lineup, target)),
      'a booster is on a player who is not in the team',
    ),
    ...when(
      targets.some(
        ({ booster, target }) => !boosterBehaviours[booster.type].suitsCaptain && target !== null && target === saved.captainId,
      ),
      'a booster is on the captain',
    ),
  ];
}

function brokenLocks(before: SavedTeam | null, after: SavedTeam | null, at: GameWorld): readonly string[] {
  if (before === null || after === null) return [];
  const isLocked = (id: number | null) => {
    const player = id === null ? undefined : at.players.get(id);
    return player !== undefined && lockingFixture(player.squadId, at.rounds, at.now) !== undefined;
  };
  const moved = [
    ...playerIds(before.lineup).filter((id) => !isInLineup(after.lineup, id)),
    ...playerIds(after.lineup).filter((id) => !isInLineup(before.lineup, id)),
  ];
  const isSameCaptain = before.captainId === after.captainId;
  return [
    ...when(moved.some(isLocked), 'a locked player moved'),
    ...when(!isSameCaptain && (isLocked(before.captainId) || isLocked(after.captainId)), 'a locked captain changed'),
  ];
}

function isWrong(id: number, position: (typeof positions)[number], at: GameWorld): boolean {
  return id !== 0 && at.players.get(id)?.position !== position;
}

function when(isBroken: boolean, rule: string): readonly string[] {
  return isBroken ? [rule] : [];
}
