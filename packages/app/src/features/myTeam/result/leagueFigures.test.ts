import { expect, it } from 'vitest';
import { leagueFigures } from './leagueFigures.ts';

const ranked = (id: number, name: string, ...ranks: readonly (readonly [roundId: number, rank: number])[]) => ({
  id,
  name,
  ownRanks: ranks.map(([roundId, rank]) => ({ roundId, rank })),
});

it('a result names the ranks in the leagues after the round, the best first, with the places that the round won', () => {
  const leagues = [
    ranked(1, 'Office', [4, 3], [5, 1204], [6, 9]),
    ranked(2, 'Pub', [4, 8], [5, 2], [6, 1]),
    ranked(3, 'New', [5, 4]),
    ranked(4, 'Not begun', [6, 1]),
    ranked(5, 'Without ranks'),
  ];
  expect(leagueFigures(leagues, 5, 'en-NZ')).toEqual([
    { id: 'league-2', label: 'Pub', value: '2', won: 6 },
    { id: 'league-3', label: 'New', value: '4' },
    { id: 'league-1', label: 'Office', value: '1,204', won: -1201 },
  ]);
});

it('a result names at most three leagues', () => {
  const leagues = Array.from({ length: 8 }, (_, index) => ranked(index, `League ${index}`, [5, 8 - index]));
  expect(leagueFigures(leagues, 5, 'en-NZ').map(({ value }) => value)).toEqual(['1', '2', '3']);
});
