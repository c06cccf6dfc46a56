import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import type { Position } from '../model/entities.ts';
import { refusalsToAdd, refusalsToAfford, refusalsToClear, refusalsToMakeCaptain, refusalsToRemove } from './eligibility.ts';
import { emptyLineup, placePlayer } from '../model/lineup.ts';
import { refusalsToSave } from './refusalsToSave.ts';
import { testFixture, testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';
import type { GameWorld, EditedTeam } from '../model/world.ts';

const kickOff = '2026-02-14T06:00:00.000Z';
const at = Date.parse(kickOff);
const started = [testRound(1, 'scheduled', [testFixture({ id: 31, homeSquadId: 1, awaySquadId: 2, date: kickOff })])];

function teamOf(ids: readonly number[], world: GameWorld, team: Partial<EditedTeam> = {}): EditedTeam {
  const lineup = ids.reduce((filled, id) => placePlayer(filled, id, world.players.get(id)?.position ?? 'prop'), emptyLineup);
  return { lineup, captainId: ids[0] ?? null, saved: null, ...team };
}

function playersAt(places: readonly (readonly [position: Position, squadId: number])[]) {
  return places.map(([position, squadId], index) =>
    testPlayer({ id: index + 1, position, squadId, cost: (index + 1) * 1_000_000 }),
  );
}

const club = testWorld({
  players: playersAt([
    ['prop', 1],
    ['prop', 1],
    ['hooker', 1],
    ['lock', 1],
    ['lock', 1],
    ['prop', 2],
  ]),
});
const player = (id: number, world = club) => world.players.get(id) ?? testPlayer({ id });

describe('adding', () => {
  test('is allowed when no rule speaks against it [G-168]', () => {
    expect(refusalsToAdd(player(1), teamOf([], club), club)).toEqual([]);
  });

  test('is refused for a player who is in the team [G-309]', () => {
    expect(refusalsToAdd(player(1), teamOf([1], club), club)).toEqual([{ rule: 'already-in-team', playerId: 1 }]);
  });

  test('is refused for a player who is in the team once only, also when the position is full [G-309]', () => {
    expect(refusalsToAdd(player(1), teamOf([1, 2], club), club)).toEqual([{ rule: 'already-in-team', playerId: 1 }]);
  });

  test('names only players of the position who could leave for another, equal ones by id [G-312]', () => {
    const world = testWorld({ players: [...club.players.values()].map((one) => ({ ...one, cost: 5_000_000 })) });
    expect(refusalsToAdd(player(6, world), teamOf([2, 3, 1], world), world)).toMatchObject([{ removable: [1, 2] }]);
  });

  test('names only players of the squad who could leave when the squad is at its limit [G-313]', () => {
    expect(refusalsToAdd(player(5), teamOf([6, 1, 3, 4], club), club)).toEqual([]);
    const world = testWorld({ players: playersAt([['prop', 1], ['hooker', 1], ['lock', 1], ['lock', 1], ['centre', 1], ['prop', 2]]) }); // prettier-ignore
    expect(refusalsToAdd(player(5, world), teamOf([6, 1, 2, 3, 4], world), world)).toMatchObject([
      { rule: 'squad-limit', have: 4, removable: [1, 2, 3, 4] },
    ]);
  });

  test('is refused without a free slot at the position, naming who could leave, the cheapest first [G-312]', () => {
    expect(refusalsToAdd(player(6), teamOf([2, 1], club), club)).toEqual([
      { rule: 'no-free-slot', position: 'prop', limit: 2, removable: [1, 2] },
    ]);
  });

  test('is refused beyond 4 players from a squad in the club edition [G-310, G-313]', () => {
    expect(refusalsToAdd(player(4), teamOf([1, 2, 3], club), club)).toEqual([]);
    expect(refusalsToAdd(player(5), teamOf([1, 2, 3, 4], club), club)).toEqual([
      { rule: 'squad-limit', squadId: 1, limit: 4, have: 4, removable: [1, 2, 3, 4] },
    ]);
  });

  test('is refused beyond 6 players from a country in the championship [G-314]', () => {
    const places = [
      ...Array.from({ length: 3 }, () => ['outside_back', 1] as const),
      ...Array.from({ length: 3 }, () => ['loose_forward', 1] as const),
    ];
    const world = testWorld({ edition: editions.trc, players: playersAt([...places, ['prop', 1]]) });
    expect(refusalsToAdd(player(6, world), teamOf([1, 2, 3, 4, 5], world), world)).toEqual([]);
    expect(refusalsToAdd(player(7, world), teamOf([1, 2, 3, 4, 5, 6], world), world)).toMatchObject([
      { rule: 'squad-limit', limit: 6, have: 6 },
    ]);
  });

  test('is refused when the squad’s match of the round has started [G-311]', () => {
    const world = { ...club, rounds: started, now: at };
    expect(refusalsToAdd(player(6), teamOf([], world), world)).toContainEqual({
      rule: 'match-started',
      playerId: 6,
      fixtureId: 31,
    });
    expect(refusalsToAdd(player(6), teamOf([], world), { ...world, now: at - 1 })).toEqual([]);
  });

  test('is never refused for money: saving is [D45, G-306, G-309 to G-312]', () => {
    const world = testWorld({
      players: [testPlayer({ id: 1, cost: 90_000_000 }), testPlayer({ id: 2, cost: 11_900_000, position: 'lock' })],
    });
    expect(refusalsToAdd(player(2, world), teamOf([1], world), world)).toEqual([]);
    expect(refusalsToSave(teamOf([1, 2], world), null, world)).toEqual([
      { rule: 'over-budget', over: 1_900_000, removable: [2, 1] },
    ]);
  });

  test('far over the budget, saving names the fewest who cost enough together, the dearest first [D45, G-306]', () => {
    const costs = [60_000_000, 50_000_000, 40_000_000];
    const world = testWorld({
      players: costs.map((cost, index) => testPlayer({ id: index + 1, cost, position: 'loose_forward' })),
      edition: { ...editions.srp, budget: 50_000_000 },
    });
    expect(refusalsToSave(teamOf([1, 2, 3], world), null, world)).toEqual([
      { rule: 'over-budget', over: 100_000_000, removable: [], together: [1, 2] },
    ]);
  });

  test('just over the budget, one player who costs what is missing is enough, and so are two together [D45, G-306]', () => {
    const at = (costs: readonly number[], budget: number) => {
      const players = costs.map((cost, index) => testPlayer({ id: index + 1, cost, position: 'loose_forward' }));
      const world = testWorld({ players, edition: { ...editions.srp, budget } });
      return refusalsToSave(teamOf([1, 2, 3], world), null, world);
    };
    expect(at([30, 20, 10], 40)).toEqual([{ rule: 'over-budget', over: 20, removable: [2, 1] }]);
    expect(at([30, 20, 10], 10)).toEqual([{ rule: 'over-budget', over: 50, removable: [], together: [1, 2] }]);
    expect(at([30, 20, 10], 60)).toEqual([]);
  });

  test('is refused for an eliminated player', () => {
    const world = testWorld({ players: [testPlayer({ id: 1, status: 'eliminated' })] });
    expect(refusalsToAdd(player(1, world), teamOf([], world), world)).toEqual([{ rule: 'eliminated', playerId: 1 }]);
  });

  test('is refused for a player whom the season does not know', () => {
    expect(refusalsToAdd(testPlayer({ id: 99 }), teamOf([], club), club)).toEqual([{ rule: 'unknown-player', playerId: 99 }]);
  });
});

describe('the minimum of 3 from each country', () => {
  const places: readonly (readonly [Position, number])[] = [
    ...(['prop', 'prop', 'hooker', 'lock', 'lock', 'scrum_half'] as const).map((position) => [position, 1] as const),
    ...(['loose_forward', 'loose_forward', 'loose_forward'] as const).map((position) => [position, 2] as const),
    ['fly_half', 2],
    ['fly_half', 3],
    ['centre', 4],
  ];
  const world = testWorld({ edition: editions.trc, players: playersAt(places) });

  test('blocks a player when the free slots are all needed for other countries [G-315, G-316]', () => {
    const team = teamOf([1, 2, 3, 4, 5, 6, 7, 8, 9], world);
    expect(refusalsToAdd(player(10, world), team, world)).toEqual([
      {
        rule: 'squad-minimum',
        minimum: 3,
        free: 5,
        missing: [
          { squadId: 3, have: 0 },
          { squadId: 4, have: 0 },
        ],
      },
    ]);
  });

  test('accepts a player of a country below its minimum [G-316]', () => {
    const team = teamOf([1, 2, 3, 4, 5, 6, 7, 8, 9], world);
    expect(refusalsToAdd(player(11, world), team, world)).toEqual([]);
    expect(refusalsToAdd(player(12, world), team, world)).toEqual([]);
  });

  test('does not exist in the club edition [G-315]', () => {
    const open = { ...world, edition: { ...editions.srp, squad: { max: 6, min: 0 } } };
    expect(refusalsToAdd(player(10, world), teamOf([1, 2, 3, 4, 5, 6, 7, 8, 9], world), open)).toEqual([]);
  });
});

describe('a saved team', () => {
  const saved = { lineup: emptyLineup, captainId: null, salaryCap: 100_000_000, boosters: [] };

  test('that is complete and started changes by transfers only [G-223]', () => {
    const team = teamOf([1], club, { saved: { ...saved, startRoundId: 1, isComplete: true } });
    const world = { ...club, rounds: [testRound(1, 'playing')] };
    expect(refusalsToAdd(player(3), team, world)).toEqual([{ rule: 'team-started', startRoundId: 1 }]);
    expect(refusalsToRemove(1, team, world)).toEqual([{ rule: 'team-started', startRoundId: 1 }]);
  });

  test.each([null, { ...saved, startRoundId: null, isComplete: false }])(
    'that is not complete (%j) cannot be made after lock-out, and hears when the next round starts [G-220, G-237]',
    (incomplete) => {
      const world = { ...club, rounds: [testRound(1, 'playing'), testRound(2)] };
      const refusal = { rule: 'team-creation-disabled', nextRoundId: 2, nextRoundStart: world.rounds[1]?.startDate };
      const team = teamOf([1], club, { saved: incomplete });
      expect(refusalsToAdd(player(3), team, world)).toEqual([refusal]);
      expect(refusalsToRemove(1, team, world)).toEqual([refusal]);
    },
  );

  test('that had been pushed over budget or limit may change as long as that is not made worse [G-328]', () => {
    const five = [1, 2, 3, 4, 5];
    const over = { ...saved, ...teamOf(five, club), salaryCap: 14_000_000, startRoundId: null, isComplete: true };
    expect(refusalsToAdd(player(5), teamOf([1, 2, 3, 4], club, { saved: over }), club)).toEqual([]);
    expect(refusalsToSave(teamOf([1, 2, 3, 4, 5], club), over, club)).toEqual([]);
    expect(refusalsToSave(teamOf([1, 6, 3, 4, 5], club), over, club)).toMatchObject([{ rule: 'over-budget', over: 5_000_000 }]);
  });
});

describe('removing and the captain', () => {
  const world = { ...club, rounds: started, now: at };
  const saved = {
    lineup: emptyLineup,
    captainId: null,
    salaryCap: 100_000_000,
    startRoundId: null,
    isComplete: true,
    boosters: [],
  };

  test('a player can be removed while the match has not started [G-271]', () => {
    expect(refusalsToRemove(1, teamOf([1], club), club)).toEqual([]);
    expect(refusalsToRemove(1, teamOf([1], club, { saved }), world)).toEqual([
      { rule: 'player-locked', playerId: 1, fixtureId: 31 },
    ]);
    expect(refusalsToRemove(2, teamOf([1], club), club)).toEqual([{ rule: 'not-in-team', playerId: 2 }]);
  });

  test('only a player of the team becomes captain', () => {
    expect(refusalsToMakeCaptain(3, teamOf([1, 3], club), club)).toEqual([]);
    expect(refusalsToMakeCaptain(2, teamOf([1], club), club)).toEqual([{ rule: 'not-in-team', playerId: 2 }]);
  });

  test('neither the old nor the new captain may be locked', () => {
    const rounds = [testRound(1, 'playing', [testFixture({ id: 31, homeSquadId: 1, awaySquadId: 9, date: kickOff })])];
    const playing = { ...club, rounds, now: at };
    const both = [{ rule: 'captain-locked', playerId: 1, fixtureId: 31 }];
    expect(refusalsToMakeCaptain(6, teamOf([1, 6], club), playing)).toEqual(both);
    expect(refusalsToMakeCaptain(1, teamOf([6, 1], club), playing)).toEqual(both);
    expect(refusalsToMakeCaptain(1, teamOf([1, 6], club), playing)).toEqual([]);
  });

  test('no player becomes captain once the season is over [G-269]', () => {
    const over = { ...club, rounds: [testRound(1, 'complete')] };
    expect(refusalsToMakeCaptain(3, teamOf([1, 3], club), over)).toMatchObject([{ rule: 'team-creation-disabled' }]);
  });
});

describe('where each change keeps to the budget', () => {
  const world = testWorld({
    players: [
      testPlayer({ id: 1, cost: 60_000_000 }),
      testPlayer({ id: 2, cost: 30_000_000 }),
      testPlayer({ id: 3, cost: 10_000_001, position: 'lock' }),
      testPlayer({ id: 4, cost: 10_000_000, position: 'lock' }),
      testPlayer({ id: 5, cost: 90_000_000 }),
    ],
  });
  const team = teamOf([1, 2], world);

  test('a player who costs more than what is left is refused, and is not among those who could leave', () => {
    expect(refusalsToAfford(player(3, world), team, world)).toEqual([{ rule: 'over-budget', over: 1, removable: [2, 1] }]);
    expect(refusalsToAfford(player(4, world), team, world)).toEqual([]);
  });

  test('money is no question for a player who is in the team or has no free slot', () => {
    const poor = { ...world, edition: { ...world.edition, budget: 1 } };
    expect(refusalsToAfford(player(1, world), team, poor)).toEqual([]);
    expect(refusalsToAfford(player(5, world), team, poor)).toEqual([]);
  });
});

describe('clearing the team', () => {
  test('is refused for each player who is locked [G-227, G-271]', () => {
    const rounds = [testRound(1, 'playing', [testFixture({ id: 31, homeSquadId: 1, awaySquadId: 9, date: kickOff })])];
    const saved = { ...teamOf([6, 1], club), startRoundId: null, isComplete: true, salaryCap: 100_000_000, boosters: [] };
    expect(refusalsToClear({ ...saved, saved }, { ...club, rounds, now: at })).toEqual([
      { rule: 'player-locked', playerId: 1, fixtureId: 31 },
    ]);
    expect(refusalsToClear({ ...saved, saved }, { ...club, rounds, now: at - 1 }).map(({ rule }) => rule)).toEqual([]);
  });
});
