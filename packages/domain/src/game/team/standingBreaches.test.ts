import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { testPool, testRound, testWorld } from '../../testing/testWorld.ts';
import { autofill } from '../autofill/autofill.ts';
import type { Player } from '../model/entities.ts';
import { emptySelection, playerIds } from '../model/lineup.ts';
import { type GameWorld, playersById, type SavedTeam } from '../model/world.ts';
import { refusalsToSave } from './refusalsToSave.ts';
import { squadCounts } from './squadRules.ts';
import { standingBreaches } from './standingBreaches.ts';

const clubs = { ...testWorld(), rounds: [testRound(1)] };
const nations = { ...testWorld({ edition: editions.trc, players: testPool(editions.trc) }), rounds: [testRound(1)] };

function savedIn(world: GameWorld): SavedTeam {
  const outcome = autofill({ ...emptySelection, saved: null }, world);
  if (!outcome.ok) throw new Error('The pool of this test has no legal team.');
  return { ...outcome.selection, salaryCap: 100_000_000, startRoundId: 1, isComplete: true, boosters: [] };
}

function after(world: GameWorld, ids: readonly number[], change: Partial<Player>): GameWorld {
  const players = [...world.players.values()].map((player) => (ids.includes(player.id) ? { ...player, ...change } : player));
  return { ...world, players: playersById(players) };
}

/** The team after enough of its players have moved to a squad to be one over its limit. */
function crowded(world: GameWorld, saved: SavedTeam) {
  const [squadId = 0, have = 0] = [...squadCounts(saved.lineup, world)].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const others = playerIds(saved.lineup).filter((id) => world.players.get(id)?.squadId !== squadId);
  return { squadId, moved: after(world, others.slice(0, world.edition.squad.max + 1 - have), { squadId }) };
}

test.for([clubs, nations])('a team that no rule refuses has none: $edition.id', (world) => {
  expect(standingBreaches(savedIn(world), world)).toEqual([]);
});

test.for([clubs, nations])('a squad that is over its limit since a player moved: $edition.id [G-328]', (world) => {
  const saved = savedIn(world);
  const { squadId, moved } = crowded(world, saved);
  const { max } = world.edition.squad;
  expect(standingBreaches(saved, moved)).toContainEqual(
    expect.objectContaining({ rule: 'squad-limit', squadId, limit: max, have: max + 1 }),
  );
  expect(refusalsToSave(saved, saved, moved)).toEqual([]);
});

test('a squad that is below its minimum since its players moved [G-328]', () => {
  const saved = savedIn(nations);
  const [first, ...rest] = nations.squads.map(({ id }) => id);
  const leaving = playerIds(saved.lineup).filter((id) => nations.players.get(id)?.squadId === first);
  const moved = after(nations, leaving, { squadId: rest[0] ?? 0 });
  expect(standingBreaches(saved, moved)).toContainEqual(
    expect.objectContaining({ rule: 'squad-minimum', missing: [{ squadId: first, have: 0 }] }),
  );
});

test('a team over its own cap since prices changed, unless it is limitless in this round [D18]', () => {
  const saved = { ...savedIn(clubs), salaryCap: 90_000_000 };
  const dear = after(clubs, playerIds(saved.lineup), { cost: 6_040_000 });
  expect(standingBreaches(saved, dear)).toMatchObject([{ rule: 'over-budget', over: 600_000 }]);
  const limitless = { id: 1, type: 'LIMITLESS' as const, roundId: 1, roundNumber: 1, playerId: null };
  expect(standingBreaches({ ...saved, boosters: [limitless] }, dear)).toEqual([]);
});
