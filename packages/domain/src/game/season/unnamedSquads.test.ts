import { expect, test } from 'vitest';
import type { PlayerStatus } from '../model/entities.ts';
import { unnamedSquads } from './unnamedSquads.ts';

test.each<[string, readonly PlayerStatus[], boolean]>([
  ['nobody is named', ['uncertain', 'uncertain'], true],
  ['some are injured or gone and nobody is named', ['injured', 'eliminated', 'uncertain'], true],
  ['somebody is selected to play', ['uncertain', 'starting'], false],
  ['somebody is on the bench', ['uncertain', 'bench'], false],
  ['somebody is left out', ['uncertain', 'not-selected'], false],
])('a squad of which %s', (_, statuses, isUnnamed) => {
  const other = { squadId: 2, status: 'starting' } as const;
  const squads = unnamedSquads([other, ...statuses.map((status) => ({ squadId: 1, status }))]);
  expect([...squads]).toEqual(isUnnamed ? [1] : []);
});
