import { statCodes } from '@rugby/domain/game/model/entities';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import { describe, expect, it } from 'vitest';
import { figuresOf, playerFixtureFigures, type ScoredRecord } from './playerStats.ts';

/** The stat line of a match in which no two codes have the same count. */
const matchWith = (factor: number) => statLine(Object.fromEntries(statCodes.map((code, index) => [code, (index + 1) * factor])));
const matches = [matchWith(1), matchWith(100)];

describe('the figures of a player', () => {
  it.each([
    ['tries', 'T', '[G-073, G-178]'],
    ['assists', 'TA', '[G-074, G-178]'],
    ['conversions', 'C', '[G-075, G-178]'],
    ['turnovers', 'TW', '[G-076, G-178]'],
    ['tackles', 'TK', '[G-077, G-178]'],
    ['metresGained', 'MG', '[G-078, G-178]'],
    ['linebreaks', 'LB', '[G-079, G-178]'],
    ['offloads', 'O', '[G-080, G-178]'],
  ] as const)('%s are the sum of %s over the matches %s', (figure, code, _row) => {
    expect(figuresOf(matches)[figure]).toBe(101 * matchWith(1)[code]);
  });

  it('games played are the matches with minutes [G-072, G-178]', () => {
    expect(figuresOf([...matches, { ...matchWith(1), MP: 0 }]).gamesPlayed).toBe(2);
  });

  it('of one match are those of its record alone, with the counts that score and the points [G-178]', () => {
    const recordOf = (fixtureId: number): ScoredRecord => {
      const where = { playerId: 1, roundId: fixtureId + 1, fixtureId };
      return { ...matchWith(fixtureId), ...where, position: 'prop', points: 50 + fixtureId };
    };
    const line = matchWith(3);
    expect(playerFixtureFigures([recordOf(7), recordOf(3)], [], { one: 1, two: 61 })[0]).toEqual({
      ...figuresOf([line]),
      roundId: 4,
      fixtureId: 3,
      scoringMetrics: line,
      points: 53,
      corrections: [],
    });
  });
});
