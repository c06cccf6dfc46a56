import { describe, expect, test } from 'vitest';
import { playerFlags } from '../team/playerFlags.ts';
import { emptyLineup, placePlayer } from '../model/lineup.ts';
import {
  defaultPoolStatistic,
  defaultStatistic,
  displayPercent,
  displayValue,
  nextOpponent,
  opponentIn,
  poolStatisticsFor,
  showOpponent,
  statisticOf,
  statistics,
} from './statistics.ts';
import { testFixture, testPlayer, testRound, testStats, testWorld } from '../../testing/testWorld.ts';

const fixture = testFixture({ id: 8, homeSquadId: 1, awaySquadId: 2 });
const kickOff = Date.parse(fixture.date);
const rounds = [testRound(1, 'complete'), testRound(2, 'scheduled', [fixture])];

describe('cards show first', () => {
  test.each([
    { team: null, now: kickOff, statistic: 'Price', title: 'the price without a team [G-241]' },
    { team: { startRoundId: null }, now: kickOff, statistic: 'Price', title: 'the price while the team is not scoring [G-241]' },
    {
      team: { startRoundId: 2 },
      now: kickOff - 1,
      statistic: 'NextFixture',
      title: 'the next fixture while scoring before a match [G-242]',
    },
    { team: { startRoundId: 2 }, now: kickOff, statistic: 'RoundPoints', title: 'round points once a match has started [G-243]' },
    { team: { startRoundId: 1 }, now: kickOff, statistic: 'RoundPoints', title: 'round points for an older team too [G-243]' },
  ])('$title', ({ team, now, statistic }) => {
    expect(defaultStatistic(team, rounds, now)).toBe(statistic);
  });
});

describe('the pool offers', () => {
  test('only percent selected in pre-season [G-244]', () => {
    expect(poolStatisticsFor(rounds.slice(1))).toEqual(['PercentSelected']);
    expect(defaultPoolStatistic(rounds.slice(1))).toBe('PercentSelected');
  });

  test('four statistics after it, total points first chosen [G-245, G-246]', () => {
    expect(poolStatisticsFor(rounds)).toEqual(['PercentSelected', 'RoundPoints', 'AveragePoints', 'TotalPoints']);
    expect(defaultPoolStatistic(rounds)).toBe('TotalPoints');
  });
});

describe('figures', () => {
  const player = testPlayer({
    id: 1,
    cost: 7_000_000,
    selected: { 2: 12.3 },
    stats: testStats({ totalPoints: 30, avgPoints: 7.5, nextFixture: 8, scores: { 2: 0 } }),
  });

  test('there are six for a card [G-212]', () => {
    expect(statistics).toEqual(['Price', 'NextFixture', 'RoundPoints', 'AveragePoints', 'TotalPoints', 'PercentSelected']);
  });

  test.each([
    ['Price', 7_000_000],
    ['RoundPoints', 0],
    ['AveragePoints', 7.5],
    ['TotalPoints', 30],
    ['PercentSelected', 12.3],
  ] as const)('%s of a player is %d [G-212]', (statistic, value) => {
    expect(statisticOf(player, statistic, 2)).toBe(value);
  });

  test('of a round without a value are null', () => {
    expect([statisticOf(player, 'RoundPoints', 1), statisticOf(player, 'PercentSelected', null)]).toEqual([null, null]);
    expect([statisticOf(player, 'RoundPoints', null), statisticOf(player, 'PercentSelected', 1)]).toEqual([null, null]);
  });

  test('the next opponent is named with the venue [G-071, G-144]', () => {
    expect(nextOpponent(player, rounds)).toEqual({ fixture, squadId: 2, name: 'Squad 2', abbreviation: 'S2', venue: 'home' });
    expect(nextOpponent({ ...player, squadId: 2 }, rounds)).toMatchObject({ squadId: 1, abbreviation: 'S1', venue: 'away' });
    expect(nextOpponent(testPlayer({ id: 2 }), rounds)).toBeNull();
  });

  test('a squad without a match in the current round shows the bye, never the match of a later round [D47]', () => {
    const later = testFixture({ id: 9, homeSquadId: 3, awaySquadId: 1 });
    const resting = testPlayer({ id: 3, squadId: 3, stats: testStats({ nextFixture: 9 }) });
    expect(nextOpponent(resting, [testRound(1, 'scheduled', [fixture]), testRound(2, 'scheduled', [later])])).toBe('bye');
    expect(nextOpponent(resting, [testRound(1, 'playing', [fixture]), testRound(2, 'scheduled', [later])])).toBe('bye');
    expect(nextOpponent(resting, [testRound(1, 'complete', [fixture]), testRound(2, 'scheduled', [later])])).toMatchObject({
      abbreviation: 'S1',
    });
    expect(nextOpponent(resting, [testRound(1, 'complete', [fixture])])).toBeNull();
  });

  test('the next opponent is shown as abbreviation and venue, a bye and a missing match as they are [G-071]', () => {
    expect(showOpponent(nextOpponent(player, rounds))).toEqual({ abbreviation: 'S2', venue: 'home' });
    expect([showOpponent('bye'), showOpponent('no-match'), showOpponent(null)]).toEqual(['bye', 'no-match', null]);
  });

  test('a squad has no opponent in a match of two others [G-144]', () => {
    expect(opponentIn(fixture, 3)).toBeNull();
  });

  test('a missing value is a dash, zero is 0, a negative value has a minus sign [G-085]', () => {
    expect([displayValue(null), displayValue(undefined), displayValue(0), displayValue(-3), displayValue(7.5, 1)]).toEqual([
      '-',
      '-',
      '0',
      '−3',
      '7.5',
    ]);
  });

  test('percent has one decimal [G-157]', () => {
    expect([12, 12.26, 0, null, undefined].map(displayPercent)).toEqual(['12.0%', '12.3%', '0.0%', '-', '-']);
  });
});

describe('the flags of a player', () => {
  const world = testWorld({
    players: [testPlayer({ id: 1 }), testPlayer({ id: 2, squadId: 3 })],
    rounds: [testRound(1, 'playing', [{ ...fixture, status: 'playing' }])],
  });
  const lineup = placePlayer(emptyLineup, 1, 'prop');
  const flags = (id: number, saved = lineup) =>
    playerFlags(
      world.players.get(id) ?? testPlayer({ id }),
      {
        lineup,
        captainId: 1,
        saved: { lineup: saved, captainId: 1, isComplete: false, startRoundId: null, salaryCap: 1, boosters: [] },
      },
      world,
    );

  test('say whether the player is captain and in the team [G-166, G-167]', () => {
    expect([flags(1).isCaptain, flags(1).isInTeam, flags(2).isCaptain, flags(2).isInTeam]).toEqual([true, true, false, false]);
  });

  test('say whether the player was added since the last save [G-169]', () => {
    expect([flags(1).isAddedInTeam, flags(1, emptyLineup).isAddedInTeam, flags(2).isAddedInTeam]).toEqual([false, true, false]);
  });

  test('say whether the match has started and is being played [G-170, G-171]', () => {
    expect([flags(1).hasPlayedInThisRound, flags(1).isPlaying, flags(2).hasPlayedInThisRound, flags(2).isPlaying]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('contain the reasons why the player cannot be added [G-168]', () => {
    expect(flags(2).refusals).toMatchObject([{ rule: 'team-creation-disabled' }]);
  });
});
