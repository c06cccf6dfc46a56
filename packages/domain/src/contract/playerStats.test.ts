import { describe, expect, it } from 'vitest';
import { editions } from '../editions.ts';
import { jsonAddressOf } from './jsonFile.ts';
import { playerMatchesFile, playerStatsFile, presentMatch } from './playerStats.ts';
import { z } from './schema.ts';

const figures = {
  gamesPlayed: 1,
  tries: 2,
  assists: 0,
  conversions: 3,
  turnovers: 1,
  tackles: 8,
  metresGained: 64,
  linebreaks: 1,
  offloads: 2,
};
const match = { roundId: 3, tournamentId: 31, ...figures, scoringMetrics: { MP: 80, T: 2 }, points: 32 };

describe('players’ statistics on the wire', () => {
  it('have an address for the season and one for each player [G-352, G-353, A-340]', () => {
    expect(jsonAddressOf(playerStatsFile, editions.trc)).toBe('/json/trc/player_stats.json');
    expect(jsonAddressOf(playerStatsFile, editions.srp)).toBe('/json/player_stats.json');
    expect(jsonAddressOf(playerMatchesFile(104), editions.trc)).toBe('/json/trc/player_stats/104.json');
    expect(jsonAddressOf(playerMatchesFile(104), editions.srp)).toBe('/json/player_stats/104.json');
  });
  it('come by player id; a figure that is missing is unknown, not zero [G-085, G-352]', () => {
    const read = z.parse(playerStatsFile.schema, { 104: figures, 105: { gamesPlayed: 0, tackles: null } });
    expect(read.get(104)).toEqual(figures);
    expect(read.get(105)).toMatchObject({ gamesPlayed: 0, tackles: null, tries: null });
  });
  it('tell each match with its round, its figures, what scored and the points [G-178, G-180, G-354]', () => {
    const [read] = z.parse(playerMatchesFile(104).schema, [match]);
    expect(read).toEqual({
      roundId: 3,
      fixtureId: 31,
      ...figures,
      scoringMetrics: { MP: 80, T: 2 },
      points: 32,
      corrections: [],
    });
    expect(read && presentMatch(read)).toEqual(match);
  });
  it('tell what was corrected, each count from what to what, of codes that the game knows [B8]', () => {
    const tackles = { TK: { from: 8, to: 9 } };
    const correction = { at: '2026-11-22T05:04:00.000Z', scoringMetrics: tackles, points: { from: 31, to: 32 } };
    const unknown = { ...correction, scoringMetrics: { NEW: { from: 0, to: 1 }, ...tackles } };
    const [read] = z.parse(playerMatchesFile(104).schema, [{ ...match, corrections: [unknown] }]);
    const { at, points } = correction;
    expect(read?.corrections).toEqual([{ at, counts: [{ code: 'TK', from: 8, to: 9 }], points }]);
    expect(read && presentMatch(read)).toEqual({ ...match, corrections: [correction] });
  });
  it('may count what the game does not know yet, which is left out', () => {
    const [read] = z.parse(playerMatchesFile(104).schema, [{ ...match, scoringMetrics: { T: 1, NEW: 4 } }]);
    expect(read?.scoringMetrics).toEqual({ T: 1 });
  });
});
