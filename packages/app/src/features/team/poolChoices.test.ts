import { openFilter } from '@rugby/domain/game/players/filterPool';
import { aRound } from '@rugby/mocks/builders/season';
import { expect, it } from 'vitest';
import { poolChoices } from './poolChoices.ts';

const editor = {
  pool: { filters: openFilter, filter: () => undefined },
  poolStatistic: 'TotalPoints',
  poolSort: { by: 'cost', direction: 'descending' },
  arrangePool: () => undefined,
} as const;

it.each([
  ['only percent selected in pre-season [G-244]', 'scheduled', ['PercentSelected']],
  ['four statistics after it [G-246]', 'complete', ['PercentSelected', 'RoundPoints', 'AveragePoints', 'TotalPoints']],
] as const)('the pool offers %s', (_, status, offered) => {
  const season = { rounds: { value: [aRound({ status })] } };
  expect(new Set(poolChoices(editor, season).statistics)).toEqual(new Set(offered));
});
