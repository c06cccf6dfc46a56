import { editions } from '@rugby/domain/editions';
import type { Position } from '@rugby/domain/game/model/entities';
import { scorePlayer } from '@rugby/domain/game/scoring/scorePlayer';
import { expect, test } from 'vitest';
import { playedSeasons } from '../facts/playedSeasons.ts';
import { createPlayers } from '../players/createPlayers.ts';
import { createRandom } from '../random.ts';
import { abilitiesOf } from './abilities.ts';
import { nameSquad } from './nameSquad.ts';
import { type SimulatedMatch, simulateMatch } from './simulateMatch.ts';

const players = createPlayers('srp');
const positionOf = new Map(players.map(({ id, position }) => [id, position]));
const facts = playedSeasons.srp.rounds.flatMap(({ matches }) => matches);
const season = playAll('one');
const lines = season.flatMap(({ fullTime }) => fullTime.lines);

test('the tries and kicks of the lines sum to the real score of each of the 83 matches', () => {
  facts.forEach(([, , homeScore, awayScore], index) => {
    const { lines: both, ...score } = season[index]?.fullTime ?? { lines: [] };
    expect(score).toEqual({ homeScore, awayScore });
    expect(both.reduce((sum, { T, C, PG, DG }) => sum + 5 * T + 2 * C + 3 * (PG + DG), 0)).toBe(homeScore + awayScore);
  });
});

test('each side names 23 players, of whom fifteen at a time play 80 minutes', () => {
  for (const { fullTime } of season) {
    expect(fullTime.lines).toHaveLength(46);
    expect(fullTime.lines.reduce((sum, { MP }) => sum + MP, 0)).toBe(2 * 15 * 80);
  }
});

test('no count of half-time decreases until full time', () => {
  for (const { halfTime, fullTime } of season) {
    expect(halfTime.homeScore).toBeLessThanOrEqual(fullTime.homeScore);
    expect(Math.max(...halfTime.lines.map(({ MP }) => MP))).toBe(40);
    halfTime.lines.forEach((line, index) => {
      expect(line.TK).toBeLessThanOrEqual(fullTime.lines[index]?.TK ?? -1);
      expect(line.T).toBeLessThanOrEqual(fullTime.lines[index]?.T ?? -1);
    });
  }
});

test('the same seed gives the same matches, another seed gives others', () => {
  expect(playAll('one')).toEqual(season);
  expect(playAll('two')).not.toEqual(season);
});

test.each([
  ['prop', 14.6, 25],
  ['hooker', 25.2, 47],
  ['lock', 18.4, 34],
  ['loose_forward', 21.7, 43],
  ['scrum_half', 17.2, 39],
  ['fly_half', 21.9, 46],
  ['centre', 23, 49],
  ['outside_back', 32.9, 63],
] satisfies [Position, number, number][])(
  'a %s earns %d points on average and %d on the best ten days of a hundred',
  (position, mean, high) => {
    const points = lines
      .filter(({ playerId, MP }) => MP > 0 && positionOf.get(playerId) === position)
      .map((line) => scorePlayer(position, line, editions.srp.minuteThresholds).points)
      .toSorted((a, b) => a - b);
    expect(Math.abs(points.reduce((sum, each) => sum + each, 0) / points.length / mean - 1)).toBeLessThan(0.15);
    expect(Math.abs((points[Math.floor(points.length * 0.9)] ?? 0) / high - 1)).toBeLessThan(0.2);
  },
);

test.each([
  ['TK', 29.8],
  ['T', 12.7],
  ['LB', 9.7],
  ['TB', 9.2],
  ['MG', 7.3],
  ['SW', 7.1],
  ['MP', 6.6],
  ['LC', 5.6],
  ['TW', 5],
  ['LT', 4.9],
  ['TA', 4.8],
  ['MT', -4.6],
] as const)('%s gives about %d percent of all points', (code, percent) => {
  const scored = lines.flatMap(({ playerId, ...line }) => {
    const position = positionOf.get(playerId);
    return position === undefined ? [] : scorePlayer(position, line, editions.srp.minuteThresholds).lines;
  });
  const sum = (some: typeof scored) => some.reduce((total, { points }) => total + points, 0);
  expect(Math.abs((100 * sum(scored.filter((line) => line.code === code))) / sum(scored) - percent)).toBeLessThan(1.5);
});

function playAll(seed: string): readonly SimulatedMatch[] {
  const abilities = abilitiesOf(players);
  const idOf = new Map(playedSeasons.srp.squads.map(([abbreviation], index) => [abbreviation, index + 1]));
  return facts.map(([, home, homeScore, awayScore, away], index) => {
    const random = createRandom(`${seed} ${index}`);
    const side = (abbreviation: string, score: number) => ({
      squad: nameSquad(
        players
          .filter(({ squadId }) => squadId === idOf.get(abbreviation))
          .map((player) => ({ ...player, ability: abilities.get(player.id) ?? 0 })),
        random,
      ),
      score,
    });
    return simulateMatch(side(home, homeScore), side(away, awayScore), random);
  });
}
