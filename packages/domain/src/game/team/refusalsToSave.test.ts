import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { autofill } from '../autofill/autofill.ts';
import type { Player } from '../model/entities.ts';
import { emptyLineup, emptySelection, placePlayer, playerIds, removePlayer } from '../model/lineup.ts';
import { refusalsToSave } from './refusalsToSave.ts';
import { testFixture, testPlayer, testPool, testRound, testWorld } from '../../testing/testWorld.ts';
import { playersById, type GameWorld, type SavedTeam } from '../model/world.ts';

const kickOff = '2026-02-14T06:00:00.000Z';
const at = Date.parse(kickOff);
const world = testWorld();
const full = filled(world);
const complete: SavedTeam = { ...full, salaryCap: 100_000_000, startRoundId: 1, isComplete: true, boosters: [] };

function filled(inWorld: GameWorld) {
  const outcome = autofill({ ...emptySelection, saved: null }, inWorld);
  if (!outcome.ok) throw new Error('The pool of this test has no legal team.');
  return outcome.selection;
}

const rulesOf = (...args: Parameters<typeof refusalsToSave>) => refusalsToSave(...args).map(({ rule }) => rule);

describe('a selection can be saved', () => {
  test('complete or partial, with or without a captain [G-230, G-238]', () => {
    expect(rulesOf(full, null, world)).toEqual([]);
    expect(rulesOf({ ...full, captainId: null }, null, world)).toEqual([]);
    expect(rulesOf(emptySelection, null, world)).toEqual([]);
  });

  test('in another order of slots even when the team has started', () => {
    const turned = { ...full, lineup: { ...full.lineup, prop: full.lineup.prop.toReversed() } };
    expect(rulesOf(turned, complete, { ...world, rounds: [testRound(1, 'playing')] })).toEqual([]);
  });
});

describe('a selection is refused', () => {
  const first = full.lineup.prop[0] ?? 0;

  test('once the season is over, unless it is the saved one [G-269]', () => {
    const over = { ...world, rounds: [testRound(1, 'complete')] };
    expect(rulesOf(full, complete, over)).toEqual([]);
    expect(rulesOf({ ...full, captainId: null }, complete, over)).toEqual(['team-creation-disabled']);
    expect(rulesOf({ lineup: removePlayer(full.lineup, first), captainId: null }, complete, over)).toEqual([
      'team-started',
      'team-creation-disabled',
    ]);
    expect(rulesOf(full, null, over)).toEqual(['team-creation-disabled']);
  });

  test('with a player twice, an unknown one, one out of position, too many of a position [G-309, G-312]', () => {
    const lineup = { ...emptyLineup, prop: [first, first], hooker: [9999], lock: [full.lineup.centre[0] ?? 0], fly_half: [0, 0] };
    expect(rulesOf({ lineup, captainId: null }, null, world)).toEqual([
      'already-in-team',
      'no-free-slot',
      'unknown-player',
      'wrong-position',
    ]);
  });

  test('with too many of a position, naming only players of the position who could leave [G-312]', () => {
    const [one = 0, two = 0, three = 0] = [...world.players.values()].flatMap(({ id, position }) =>
      position === 'prop' ? [id] : [],
    );
    const lineup = { ...emptyLineup, prop: [one, two, three], hooker: full.lineup.hooker };
    const refusal = refusalsToSave({ lineup, captainId: null }, null, world).find(({ rule }) => rule === 'no-free-slot');
    expect(refusal).toMatchObject({ position: 'prop', limit: 2 });
    expect(refusal && 'removable' in refusal && refusal.removable.toSorted((a, b) => a - b)).toEqual([one, two, three]);
  });

  test('with a captain who is not in the team', () => {
    expect(rulesOf({ lineup: emptyLineup, captainId: first }, null, world)).toEqual(['not-in-team']);
  });

  test('over the squad limit of the edition [G-313]', () => {
    const tight = { ...world, edition: { ...editions.srp, squad: { max: 0, min: 0 } } };
    const lineup = placePlayer(emptyLineup, first, 'prop');
    expect(refusalsToSave({ lineup, captainId: null }, null, tight)).toMatchObject([
      { rule: 'squad-limit', have: 1, limit: 0, removable: [first] },
    ]);
  });

  test('beyond 6 players from a country in the championship [G-314]', () => {
    const places = ['prop', 'prop', 'lock', 'lock', 'centre', 'centre', 'hooker'] as const;
    const players = places.map((position, index) => testPlayer({ id: index + 1, position, squadId: 1 }));
    const trc = testWorld({ edition: editions.trc, players });
    const first = (count: number) => ({
      lineup: players.slice(0, count).reduce((lineup, { id, position }) => placePlayer(lineup, id, position), emptyLineup),
      captainId: null,
    });
    expect(rulesOf(first(6), null, trc)).toEqual([]);
    expect(refusalsToSave(first(7), null, trc)).toMatchObject([{ rule: 'squad-limit', limit: 6, have: 7 }]);
  });

  test('when the minimum for each country is out of reach [G-315, G-316]', () => {
    const trc = testWorld({ edition: editions.trc, players: testPool(editions.trc) });
    const team = filled(trc);
    const fiveCountries = { ...trc, squads: [...trc.squads, { id: 77, name: 'Fifth', abbreviation: 'X', badge: 'X' }] };
    expect(rulesOf(team, null, trc)).toEqual([]);
    expect(refusalsToSave(team, null, fiveCountries)).toEqual([
      { rule: 'squad-minimum', minimum: 3, free: 0, missing: [{ squadId: 77, have: 0 }] },
    ]);
  });

  test('over the budget [G-306]', () => {
    const poor = { ...world, edition: { ...editions.srp, budget: 10_000_000 } };
    expect(rulesOf(full, null, poor)).toEqual(['over-budget']);
  });

  test('after lock-out unless the saved team is complete [G-220, G-236]', () => {
    const playing = { ...world, rounds: [testRound(1, 'playing')] };
    expect(rulesOf(full, null, playing)).toEqual(['team-creation-disabled']);
    expect(rulesOf(full, { ...complete, isComplete: false }, playing)).toEqual(['team-creation-disabled']);
    expect(rulesOf(full, complete, playing)).toEqual([]);
  });

  test('with another lineup once the team has started [G-223]', () => {
    const playing = { ...world, rounds: [testRound(1, 'playing')] };
    expect(rulesOf({ ...full, lineup: removePlayer(full.lineup, first) }, complete, playing)).toContain('team-started');
  });
});

describe('what the saved team has already', () => {
  const first = full.lineup.prop[0] ?? 0;
  const changed = (change: Partial<Player>) => {
    const players = [...world.players.values()].map((player) => (player.id === first ? { ...player, ...change } : player));
    return { ...world, players: playersById(players) };
  };

  test('may stay: an eliminated player, who cannot come', () => {
    const eliminated = changed({ status: 'eliminated' });
    expect(rulesOf(full, complete, eliminated)).toEqual([]);
    expect(rulesOf(full, null, eliminated)).toEqual(['eliminated']);
  });

  test('may stay: a player who changed position, in the saved slot only [G-309]', () => {
    const moved = changed({ position: 'lock' });
    const captainless = { ...full, captainId: null };
    expect(rulesOf(captainless, complete, moved)).toEqual([]);
    expect(rulesOf(full, null, moved)).toEqual(['wrong-position']);
    const inHooker = { ...full.lineup, prop: full.lineup.prop.slice(1), hooker: [first] };
    expect(rulesOf({ ...full, lineup: inHooker }, complete, moved)).toEqual(['wrong-position']);
  });

  test('may stay: a breach of budget that does not grow [G-306]', () => {
    const dear = changed({ cost: 60_000_000 });
    const less = { ...full, captainId: null, lineup: removePlayer(full.lineup, full.lineup.hooker[0] ?? 0) };
    expect(rulesOf(full, complete, dear)).toEqual([]);
    expect(rulesOf(less, complete, dear)).toEqual([]);
    expect(rulesOf(full, { ...complete, lineup: less.lineup }, dear)).toEqual(['over-budget']);
  });

  test('may stay: a breach of the squad limit that does not grow [G-328]', () => {
    const strict = { ...world, edition: { ...editions.srp, squad: { max: 0, min: 0 } } };
    expect(rulesOf(full, complete, strict)).toEqual([]);
    expect(rulesOf(full, { ...complete, lineup: removePlayer(full.lineup, first) }, strict)).toEqual(['squad-limit']);
  });

  test('may stay: a minimum that a move put out of reach [G-328]', () => {
    const trc = testWorld({ edition: editions.trc, players: testPool(editions.trc) });
    const team = filled(trc);
    const fiveCountries = { ...trc, squads: [...trc.squads, { id: 77, name: 'Fifth', abbreviation: 'X', badge: 'X' }] };
    expect(rulesOf(team, { ...complete, ...team }, fiveCountries)).toEqual([]);
  });

  test('may stay: a captain who is locked, while others change [G-271]', () => {
    const squadId = world.players.get(first)?.squadId ?? 0;
    const rounds = [testRound(1, 'scheduled', [testFixture({ id: 5, homeSquadId: squadId, awaySquadId: 99, date: kickOff })])];
    const other = playerIds(full.lineup).find((id) => world.players.get(id)?.squadId !== squadId) ?? 0;
    const saved = { ...complete, captainId: first, startRoundId: null };
    const changed = { captainId: first, lineup: removePlayer(full.lineup, other) };
    expect(rulesOf(changed, saved, { ...world, rounds, now: at })).toEqual([]);
  });

  test('is locked by a started match: no player leaves or comes in, and the captain does not change [G-271, G-311]', () => {
    const squadId = world.players.get(first)?.squadId ?? 0;
    const rounds = [testRound(1, 'scheduled', [testFixture({ id: 5, homeSquadId: squadId, awaySquadId: 99, date: kickOff })])];
    const locked = { ...world, rounds, now: at };
    const without = { lineup: removePlayer(full.lineup, first), captainId: null };
    const later = { ...complete, startRoundId: null };
    expect(rulesOf(without, { ...later, captainId: null }, locked)).toContain('player-locked');
    expect(rulesOf({ ...full, captainId: null }, { ...later, ...without }, locked)).toContain('match-started');
    expect(rulesOf({ ...full, captainId: null }, { ...later, captainId: first }, locked)).toEqual(['captain-locked']);
    expect(rulesOf({ ...full, captainId: first }, { ...later, captainId: null }, locked)).toEqual(['captain-locked']);
  });
});
