import { array, assert, constant, constantFrom, integer, oneof, property, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import type { DraftCommand } from './changeDraft.ts';
import { draftOf } from './draft.ts';
import { selectionOf } from '../model/lineup.ts';
import { boosterTypes } from '../model/entities.ts';
import { brokenRules } from '../../testing/brokenRules.ts';
import { type Move, type Play, applyMove } from '../../testing/testPlay.ts';
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
import type { GameWorld } from '../model/world.ts';

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

test('10,000 random games break no rule: lineups, limits, locks, boosters and transfers stay legal', () => {
  assert(
    property(start, place, array(move, { maxLength: 14 }), (from, where, moves) => {
      const [now, ...toCome] = seasonOf(places[where]);
      const first: Play = { draft: draftOf(from), beforeLimitless: null, world: now, toCome };
      let play = first;
      const broken = moves.flat().flatMap((next) => {
        const before = play;
        play = applyMove(play, next);
        return [...brokenRules(before, play, next), ...brokenTransfers(play)];
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
      const edited = edits.reduce(applyMove, first);
      const undo: Move = { kind: 'edit', command: { kind: 'undo' } };
      const undone = edited.draft.past.map(() => undo).reduce(applyMove, edited);
      expect(selectionOf(undone.draft)).toEqual(selectionOf(first.draft));
    }),
    { numRuns: 1_000, seed: 15 },
  );
});

/** Transfers are of the engine itself: what it pairs must fit the two lineups. */
function brokenTransfers({ draft, world: at }: Play): readonly string[] {
  const ids = new Set(Object.values(draft.lineup).flat());
  const saved = new Set(Object.values(draft.saved?.lineup ?? {}).flat());
  const transfers = transfersOf(draft);
  const coming = transfers.flatMap((transfer) => transfer.in ?? []);
  return [
    ...(transfers.some(({ out }) => ids.has(out)) ? ['who leaves is still there'] : []),
    ...(coming.some((id) => !ids.has(id) || saved.has(id)) ? ['who comes is not new'] : []),
    ...(new Set(coming).size < coming.length ? ['who comes is paired twice'] : []),
    ...(refusalsToTrade(draft, at).length === 0 && ids.has(0) ? ['a gap is ready to send'] : []),
  ];
}
