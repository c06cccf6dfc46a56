import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import type { Booster, BoosterType, MatchFigures } from '../model/entities.ts';
import { emptyLineup, placePlayer } from '../model/lineup.ts';
import { extraInRound } from '../scoring/extraPoints.ts';
import { teamPointsIn } from '../scoring/scoreTeam.ts';
import { sumFigures } from './figures.ts';
import { upcomingFixtures, playedFixtures } from './playerFixtures.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';

const player = { id: 7, squadId: 1, position: 'prop' } as const;
const nothing = { ...sumFigures([]), scoringMetrics: {} };
const match = (fixtureId: number, points: number): MatchFigures => ({
  ...nothing,
  gamesPlayed: 1,
  roundId: 1,
  fixtureId,
  points,
  scoringMetrics: { T: 1 },
  corrections: [],
});
const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T06:00:00.000Z`;
const over = { status: 'complete', homeScore: 38, awayScore: 24 } as const;

const rounds = [
  testRound(1, 'complete', [testFixture({ id: 11, date: at(7), ...over })]),
  testRound(2, 'complete', [testFixture({ id: 21, date: at(14), homeSquadId: 3, awaySquadId: 1, ...over })]),
  testRound(3, 'playing', [
    testFixture({ id: 31, date: at(21), status: 'playing', homeScore: 7, awayScore: 3 }),
    testFixture({ id: 32, date: at(22), homeSquadId: 2, awaySquadId: 1 }),
  ]),
  ...[4, 5, 6].map((id) => testRound(id, 'scheduled', [testFixture({ id: id * 10, date: `2026-03-0${id}T06:00:00.000Z` })])),
];
const now = Date.parse(at(21)) + 60_000;

describe('the matches behind a player', () => {
  const played = () => playedFixtures(player, rounds, [match(11, 15), match(21, 12)], editions.srp, now);

  it('have opponent, score and points, the latest first [G-081]', () => {
    expect(
      played().map(({ roundNumber, own, theirs, points, opponent }) => [roundNumber, opponent.name, own, theirs, points]),
    ).toEqual([
      [3, 'Squad 2', 7, 3, null],
      [2, 'Squad 3', 24, 38, 12],
      [1, 'Squad 2', 38, 24, 15],
    ]);
  });
  it('have a breakdown that sums to the points of each', () => {
    expect(played().map(({ breakdown }) => breakdown.map(({ points }) => points))).toEqual([[], [15, -3], [15]]);
  });
  it('have the corrections of their points, none without a record [B8]', () => {
    const correction = { at: at(15), counts: [], points: { from: 10, to: 12 } };
    const corrected = playedFixtures(player, rounds, [{ ...match(21, 12), corrections: [correction] }], editions.srp, now);
    expect(corrected.map(({ corrections }) => corrections)).toEqual([[], [correction], []]);
  });
  it('are provisional while their round is played, final after', () => {
    expect(played().map(({ isProvisional }) => isProvisional)).toEqual([true, false, false]);
  });
});

describe('the part of a team in a match', () => {
  const kicks = { ...match(11, 20), scoringMetrics: { T: 1, C: 3, CM: 1 } };
  const applied = (type: BoosterType): Booster => ({ id: 1, type, roundId: 1, roundNumber: 1, playerId: player.id });
  const lineup = placePlayer(emptyLineup, player.id, player.position);

  it.each([
    { what: 'nothing more for a player without armband or booster', captainId: 8, boosters: [], added: 0 },
    { what: 'the captain’s points again', captainId: player.id, boosters: [], added: 20 },
    { what: 'a triple captain’s points twice more', captainId: player.id, boosters: [applied('TRIPLE_CAPTAIN')], added: 40 },
    { what: 'a co-captain’s points again', captainId: 8, boosters: [applied('CO_CAPTAIN')], added: 20 },
    { what: 'a kicker’s kicks again', captainId: 8, boosters: [applied('SUPER_KICKER')], added: 5 },
    { what: 'a negative captain’s points again', captainId: player.id, boosters: [], added: -4, points: -4 },
  ])('is $what, and the printed lines sum to the card [B8]', ({ captainId, boosters, added, points = 20 }) => {
    const played = { ...kicks, points };
    const [latest] = playedFixtures(player, rounds.slice(0, 1), [played], editions.srp, now, { roundId: 1, captainId, boosters });
    const card = teamPointsIn({ lineup, captainId }, boosters, {
      pointsOf: () => points,
      extraOf: (booster) => extraInRound(booster, player.position, [played], editions.srp),
    }).players[player.id];
    const printed = latest?.breakdown.reduce((sum, line) => sum + line.points, 0) ?? 0;
    const { teamLine } = latest ?? {};
    expect((teamLine?.total ?? 0) - (teamLine?.points ?? 0)).toBe(added);
    expect(printed + added).toBe(card);
  });

  it('is known in the round of the team only', () => {
    const team = { roundId: 2, captainId: player.id, boosters: [] };
    const played = playedFixtures(player, rounds, [match(11, 15), match(21, 12)], editions.srp, now, team);
    expect(played.map(({ teamLine }) => teamLine?.total)).toEqual([undefined, 24, undefined]);
  });
});

describe('the matches ahead of a player', () => {
  it('are the next three that have not kicked off [G-083, G-084]', () => {
    const coming = upcomingFixtures(1, rounds, now);
    const shown = coming.flatMap(({ roundNumber, opponent }) =>
      opponent === 'bye' ? [] : [[roundNumber, opponent.fixture.id, opponent.venue]],
    );
    expect(shown).toEqual([
      [3, 32, 'away'],
      [4, 40, 'home'],
      [5, 50, 'home'],
    ]);
  });
  it('are without a match from its kick-off on, also before its status says that it is played [G-083]', () => {
    const coming = upcomingFixtures(1, rounds, Date.parse(at(22)));
    expect(coming.map(({ roundNumber }) => roundNumber)).toEqual([4, 5, 6]);
  });
  it('say bye for a round of the group stage without one, before the round as during it [D47]', () => {
    const [others, own] = [
      testFixture({ id: 1, homeSquadId: 2, awaySquadId: 3 }),
      testFixture({ id: 2, homeSquadId: 1, awaySquadId: 3, date: at(40) }),
    ];
    const season = [
      testRound(1, 'playing', [others]),
      testRound(2, 'scheduled', [own]),
      testRound(3, 'scheduled', [others]),
      testRound(4, 'scheduled', [{ ...own, id: 3 }]),
      testRound(5, 'scheduled', [others], { roundStage: 'knockout' }),
    ];
    const coming = upcomingFixtures(1, season, Date.parse(at(30)));
    expect(coming.map(({ roundNumber, opponent }) => [roundNumber, opponent === 'bye' ? opponent : opponent.fixture.id])).toEqual(
      [
        [1, 'bye'],
        [2, 2],
        [3, 'bye'],
        [4, 3],
      ],
    );
  });
  it('are the next three by kick-off, without those of complete rounds, and byes only between them [G-083, G-084, D47]', () => {
    const inMarch = (day: number) => `2026-03-${String(day).padStart(2, '0')}T06:00:00.000Z`;
    const own = (id: number, day: number) => testFixture({ id, homeSquadId: 1, awaySquadId: 3, date: inMarch(day) });
    const others = testFixture({ id: 1, homeSquadId: 2, awaySquadId: 3, date: inMarch(1) });
    const season = [
      testRound(1, 'complete', [others]),
      testRound(2, 'complete', [own(20, 5)]),
      testRound(3, 'scheduled', [own(30, 9)]),
      testRound(4, 'scheduled', [own(40, 12)]),
      testRound(5, 'scheduled', [others], { roundStage: 'knockout' }),
      testRound(6, 'scheduled', [others]),
      testRound(7, 'scheduled', [own(70, 14)]),
      testRound(8, 'scheduled', [others]),
      testRound(9, 'scheduled', [own(90, 16)]),
    ];
    const coming = upcomingFixtures(1, season, Date.parse(inMarch(2)));
    expect(coming.map(({ roundNumber, opponent }) => [roundNumber, opponent === 'bye' ? opponent : opponent.fixture.id])).toEqual(
      [
        [3, 30],
        [4, 40],
        [6, 'bye'],
        [7, 70],
      ],
    );
    const broughtForward = season.with(8, testRound(9, 'scheduled', [own(90, 10)]));
    const nearest = upcomingFixtures(1, broughtForward, Date.parse(inMarch(2)));
    expect(nearest.flatMap(({ opponent }) => (opponent === 'bye' ? [] : [opponent.fixture.id]))).toEqual([30, 40, 90]);
  });
  it('are none at the end of the season', () => {
    expect(upcomingFixtures(1, rounds.slice(0, 2), now)).toEqual([]);
  });
});

describe('figures of several matches', () => {
  it('are sums of what is known: zero stays 0, and what no match knows stays unknown [G-085]', () => {
    const games = [
      { ...nothing, gamesPlayed: 1, tries: 0, tackles: 7 },
      { ...nothing, gamesPlayed: 1, tries: 0, tackles: null },
    ];
    expect(sumFigures(games)).toMatchObject({ gamesPlayed: 2, tries: 0, tackles: 7, offloads: null });
  });
  it.each([
    ['gamesPlayed', '[G-072, G-081]'],
    ['tries', '[G-073, G-081]'],
    ['assists', '[G-074, G-081]'],
    ['conversions', '[G-075, G-081]'],
    ['turnovers', '[G-076, G-081]'],
    ['tackles', '[G-077, G-081]'],
    ['metresGained', '[G-078, G-081]'],
    ['linebreaks', '[G-079, G-081]'],
    ['offloads', '[G-080, G-081]'],
  ] as const)('%s are added up, and no other figure with them %s', (name, _row) => {
    const sums = sumFigures([
      { ...nothing, [name]: 2 },
      { ...nothing, [name]: 5 },
    ]);
    expect(sums).toEqual({ ...sumFigures([]), [name]: 7 });
  });
});
