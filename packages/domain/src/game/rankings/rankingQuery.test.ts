import { describe, expect, it } from 'vitest';
import { readRankingParameters, type RankingQuery, writeRankingParameters } from './rankingQuery.ts';

describe('the query of a ranking', () => {
  it.each<[RankingQuery, Record<string, string>]>([
    [{ roundId: null, statistic: 'overallPoints' }, {}],
    [{ roundId: 3, statistic: 'overallPoints' }, { round: '3' }],
    [{ roundId: null, statistic: 'averagePoints' }, { stat: 'averagePoints' }],
    [
      { roundId: 12, statistic: 'roundPoints' },
      { round: '12', stat: 'roundPoints' },
    ],
  ])('%j is written into the URL and read from it [A-128, A-129, A-217]', (query, parameters) => {
    expect(writeRankingParameters(query)).toEqual(parameters);
    expect(readRankingParameters(parameters)).toEqual(query);
  });
  it.each([{ round: '0' }, { round: '-1' }, { round: '1e3' }, { round: 'last' }, { stat: 'tries' }, { round: '9'.repeat(40) }])(
    'ignores %j',
    (parameters) => expect(readRankingParameters(parameters)).toEqual({ roundId: null, statistic: 'overallPoints' }),
  );
});
