import { findPlayer } from '../model/lookup.ts';
import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editions, type Edition } from '../../editions.ts';
import { autofill } from './autofill.ts';
import { budgetOf, valueOf } from '../team/budget.ts';
import { positions, type Lineup, type Player } from '../model/entities.ts';
import {
  emptyLineup,
  emptySelection,
  freeSlots,
  isFull,
  isInLineup,
  placePlayer,
  playerIds,
  removePlayer,
} from '../model/lineup.ts';
import { refusalsToSave } from '../team/refusalsToSave.ts';
import { minimumDeficit, squadsOverLimit } from '../team/squadRules.ts';
import { testFixture, testPlayer, testPool, testRound, testStats, testWorld } from '../../testing/testWorld.ts';
import type { GameWorld, EditedTeam } from '../model/world.ts';

const emptyTeam: EditedTeam = { ...emptySelection, saved: null };

describe.each(Object.values(editions))('in the $brand edition autofill', (edition) => {
  const world = testWorld({ edition, players: testPool(edition) });

  test('completes an empty team legally and spends most of the budget', () => {
    const outcome = autofill(emptyTeam, world);
    const lineup = outcome.ok ? outcome.selection.lineup : emptyLineup;
    expect(isFull(lineup)).toBe(true);
    expect(refusalsToSave({ lineup, captainId: null }, null, world)).toEqual([]);
    expect(budgetOf(lineup, edition.budget, world.players)).toBeLessThan(edition.budget / 4);
  });

  test('gives the same answer to the same question', () => {
    expect(autofill(emptyTeam, world)).toEqual(
      autofill(emptyTeam, { ...world, players: new Map([...world.players].toReversed()) }),
    );
  });
});

describe('autofill', () => {
  const world = testWorld();

  test('picks without a budget for a limitless team [G-268, G-308]', () => {
    const inRound = { ...world, rounds: [testRound(1, 'scheduled')] };
    const limitless = { id: 1, type: 'LIMITLESS', roundId: 1, roundNumber: 1, playerId: null } as const;
    const saved = { ...emptySelection, startRoundId: null, isComplete: false, salaryCap: 1_000_000, boosters: [limitless] };
    const outcome = autofill({ ...emptySelection, saved }, inRound);
    const filled = outcome.ok ? outcome.selection : emptySelection;
    expect(refusalsToSave(filled, saved, inRound)).toEqual([]);
    expect(valueOf(filled.lineup, world.players)).toBeGreaterThan(world.edition.budget);
  });
  const done = autofill(emptyTeam, world);
  const full = done.ok ? done.selection.lineup : emptyLineup;

  test('keeps who is picked, and the captain; without one it proposes the dearest player', () => {
    const lineup = placePlayer(placePlayer(emptyLineup, 1, 'prop'), full.centre[0] ?? 0, 'centre', 1);
    const outcome = autofill({ lineup, captainId: 1, saved: null }, world);
    expect(outcome).toMatchObject({ ok: true, selection: { captainId: 1 } });
    const filled = outcome.ok ? outcome.selection.lineup : emptyLineup;
    expect([filled.prop[0], filled.centre[1]]).toEqual([1, full.centre[0]]);
    const dearest = Math.max(...playerIds(full).map((id) => world.players.get(id)?.cost ?? 0));
    const fresh = autofill(emptyTeam, world);
    expect(fresh.ok && findPlayer(fresh.selection.captainId, world)?.cost).toBe(dearest);
  });

  test('proposes another captain for one who is not in the lineup, the first by id of equally dear players', () => {
    const level = testWorld({ players: testPool(editions.srp).map((player) => ({ ...player, cost: 5_000_000 })) });
    const lineup = placePlayer(placePlayer(emptyLineup, 5, 'prop'), 1, 'prop');
    const outcome = autofill({ lineup, captainId: 9999, saved: null }, level);
    expect(outcome).toMatchObject({ ok: true, selection: { captainId: 1, lineup: { prop: [5, 1] } } });
  });

  test('says what the cheapest legal completion costs beside the money that is left', () => {
    const flat = testPool(editions.srp).map((player) => ({
      ...player,
      cost: player.position === 'hooker' ? 8_000_000 : 5_000_000,
    }));
    const poor = testWorld({ players: flat, edition: { ...editions.srp, budget: 77_999_999 } });
    const lineup = placePlayer(emptyLineup, 1, 'prop');
    expect(autofill({ ...emptyTeam, lineup }, poor)).toEqual({
      ok: false,
      refusals: [{ rule: 'no-legal-completion', budget: 72_999_999, cheapest: 73_000_000 }],
    });
    const enough = { ...poor, edition: { ...poor.edition, budget: 78_000_000 } };
    expect(autofill({ ...emptyTeam, lineup }, enough)).toMatchObject({ ok: true });
  });

  test('never proposes an eliminated player or one whose match has started', () => {
    const out = new Set(playerIds(full).slice(0, 5));
    const players = [...world.players.values()].map((player) =>
      out.has(player.id) ? testPlayer({ ...player, status: 'eliminated' }) : player,
    );
    const rounds = [testRound(1, 'scheduled', [testFixture({ id: 1, homeSquadId: 3, awaySquadId: 4, status: 'complete' })])];
    const saved = { ...emptySelection, startRoundId: null, isComplete: true, salaryCap: 100_000_000, boosters: [] };
    const outcome = autofill({ ...emptyTeam, saved }, testWorld({ players, rounds }));
    const picked = outcome.ok ? playerIds(outcome.selection.lineup).flatMap((id) => world.players.get(id) ?? []) : [];
    expect(picked).toHaveLength(15);
    expect(picked.filter(({ id, squadId }) => out.has(id) || squadId === 3 || squadId === 4)).toEqual([]);
  });

  test('prefers players who start and who have scored', () => {
    const hookers = [...world.players.values()].filter(({ position }) => position === 'hooker');
    const best = testPlayer({ ...hookers[5], id: hookers[5]?.id ?? 0, stats: { ...testPlayer({ id: 0 }).stats, avgPoints: 60 } });
    const almost = removePlayer(full, full.hooker[0] ?? 0);
    const rich = {
      lineup: almost,
      captainId: null,
      saved: { lineup: almost, captainId: null, startRoundId: null, isComplete: false, salaryCap: 200_000_000, boosters: [] },
    };
    const pick = (star: Player) => {
      const outcome = autofill(
        rich,
        testWorld({ players: [...world.players.values()].map((player) => (player.id === star.id ? star : player)) }),
      );
      return outcome.ok && outcome.selection.lineup.hooker[0] === star.id;
    };
    expect(pick(best)).toBe(true);
    expect(pick({ ...best, status: 'injured' })).toBe(false);
  });

  test('is refused when only an eliminated player could fill a slot [D22]', () => {
    const almost = removePlayer(full, full.hooker[0] ?? 0);
    const staying = playerIds(almost).flatMap((id) => world.players.get(id) ?? []);
    const hookerWho = (status: 'injured' | 'eliminated') => {
      const hooker = testPlayer({ id: 901, squadId: 99, position: 'hooker', cost: 0, status });
      return autofill({ ...emptyTeam, lineup: almost }, testWorld({ players: [...staying, hooker] }));
    };
    expect(hookerWho('injured')).toMatchObject({ ok: true, selection: { lineup: { hooker: [901] } } });
    expect(hookerWho('eliminated')).toMatchObject({ ok: false, refusals: [{ rule: 'no-legal-completion', cheapest: null }] });
  });

  test('spends the money to the last dollar on two good players, not on a star beside the cheapest', () => {
    // Rated 126, 426 and 476: the dollars that a point costs differ so little that one step of thrift alone finds the good ones.
    const choice = (from: number, squadId: number, position: 'hooker' | 'scrum_half') =>
      [
        { cost: 4_000_000, avgPoints: 0 },
        { cost: 6_994_000, avgPoints: 25.9 },
        { cost: 7_495_000, avgPoints: 30.3 },
      ].map(({ cost, avgPoints }, index) =>
        testPlayer({ id: from + index, squadId, position, cost, stats: testStats({ avgPoints }) }),
      );
    const almost = removePlayer(removePlayer(full, full.hooker[0] ?? 0), full.scrum_half[0] ?? 0);
    const staying = playerIds(almost).flatMap((id) => world.players.get(id) ?? []);
    const players = [...staying, ...choice(901, 98, 'hooker'), ...choice(911, 99, 'scrum_half')];
    const salaryCap = valueOf(almost, world.players) + 2 * 6_994_000;
    const saved = { ...emptySelection, startRoundId: null, isComplete: false, salaryCap, boosters: [] };
    expect(autofill({ lineup: almost, captainId: null, saved }, testWorld({ players }))).toMatchObject({
      ok: true,
      selection: { lineup: { hooker: [902], scrum_half: [912] } },
    });
  });

  test('spends the money that is left on a better player than the cheapest, the first by id of equal ones', () => {
    const almost = removePlayer(full, full.hooker[0] ?? 0);
    const squadId = findPlayer(full.hooker[0] ?? 0, world)?.squadId ?? 0;
    const hooker = (id: number, cost: number, avgPoints: number) =>
      testPlayer({ id, squadId, position: 'hooker', cost, stats: testStats({ avgPoints }) });
    const hookers = [901, 904, 902].map((id) => hooker(id, id === 901 ? 4_000_000 : 6_000_000, 0));
    const dear = hooker(903, 9_000_000, 30);
    const staying = playerIds(almost).flatMap((id) => world.players.get(id) ?? []);
    const pick = (millions: number) => {
      const salaryCap = valueOf(almost, world.players) + millions * 1_000_000;
      const saved = { ...emptySelection, startRoundId: null, isComplete: false, salaryCap, boosters: [] };
      const outcome = autofill(
        { lineup: almost, captainId: null, saved },
        testWorld({ players: [...staying, ...hookers, dear] }),
      );
      return outcome.ok ? outcome.selection.lineup.hooker[0] : null;
    };
    expect([3, 4, 5, 6, 8, 9].map(pick)).toEqual([null, 901, 901, 902, 902, 903]);
  });

  test('is refused when the cheapest legal completion is over the budget, and says what it costs', () => {
    const poor = { ...world, edition: { ...world.edition, budget: 15_000_000 } };
    expect(autofill(emptyTeam, poor)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'no-legal-completion', budget: 15_000_000 }],
    });
    expect(autofill(emptyTeam, { ...world, players: new Map() })).toMatchObject({ ok: false, refusals: [{ cheapest: null }] });
  });

  test('is refused with the reason after lock-out [G-236]', () => {
    const playing = { ...world, rounds: [testRound(1, 'playing')] };
    expect(autofill(emptyTeam, playing)).toMatchObject({ ok: false, refusals: [{ rule: 'team-creation-disabled' }] });
  });
});

test('whenever some legal completion fits the budget, autofill finds one: as brute force does on small pools', () => {
  const edition: Edition = { ...editions.trc, squad: { max: 6, min: 4 } };
  const player = record({
    position: constantFrom('prop', 'lock', 'centre'),
    squadId: integer({ min: 1, max: 3 }),
    cost: integer({ min: 1, max: 9 }),
  });
  const pool = array(player, { minLength: 5, maxLength: 10 });
  const open = subarray(['prop', 'prop', 'lock', 'lock', 'centre', 'centre'], { minLength: 2 });
  assert(
    property(pool, open, integer({ min: 3, max: 50 }), (drawn, openAt, money) => {
      const places = drawn.map((at, index) =>
        testPlayer({ id: index + 1, ...at, position: positions.find((p) => p === at.position) ?? 'prop' }),
      );
      const { world, lineup } = almostFull(places, openAt, edition);
      const salaryCap = valueOf(lineup, world.players) + money;
      const saved = { ...emptySelection, startRoundId: null, isComplete: false, salaryCap, boosters: [] };
      const cheapest = cheapestByForce(lineup, places, world);
      const outcome = autofill({ lineup, captainId: null, saved }, world);
      expect(outcome.ok ? [] : outcome.refusals).toEqual(
        cheapest !== null && cheapest <= money ? [] : [{ rule: 'no-legal-completion', budget: money, cheapest }],
      );
      const filled = outcome.ok ? outcome.selection.lineup : lineup;
      expect(budgetOf(filled, salaryCap, world.players)).toBeGreaterThanOrEqual(0);
      expect(outcome.ok && (squadsOverLimit(filled, world).length > 0 || minimumDeficit(filled, world) > 0)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

/** A lineup whose slots are filled by players of the squads 1 to 3 in turn, but for some open ones. */
function almostFull(pool: readonly Player[], openAt: readonly string[], edition: Edition): { world: GameWorld; lineup: Lineup } {
  const open = [...openAt];
  const fillers = freeSlots(emptyLineup).flatMap((slot, index) => {
    const at = open.indexOf(slot.position);
    if (at >= 0)
      return open
        .splice(at, 1)
        .slice(1)
        .map(() => testPlayer({ id: 0 }));
    return [testPlayer({ id: 100 + index, position: slot.position, squadId: 1 + (index % 3), cost: 1 })];
  });
  const lineup = fillers.reduce((filled, { id, position }) => placePlayer(filled, id, position), emptyLineup);
  const squads = [1, 2, 3].map((id) => ({ id, name: `Squad ${id}`, abbreviation: `S${id}`, badge: `S${id}` }));
  return { world: testWorld({ edition, players: [...pool, ...fillers], squads }), lineup };
}

function cheapestByForce(lineup: Lineup, pool: readonly Player[], world: GameWorld): number | null {
  const [slot] = freeSlots(lineup);
  if (!slot) return squadsOverLimit(lineup, world).length > 0 || minimumDeficit(lineup, world) > 0 ? null : 0;
  const costs = pool
    .filter(({ id, position }) => position === slot.position && !isInLineup(lineup, id))
    .flatMap(({ id, cost, position }) => {
      const rest = cheapestByForce(placePlayer(lineup, id, position), pool, world);
      return rest === null ? [] : [rest + cost];
    });
  return costs.length > 0 ? Math.min(...costs) : null;
}
