import { expect, test } from 'vitest';
import type { PlayerStatus } from '../model/entities.ts';
import { unnamedSquads } from './unnamedSquads.ts';

test.each<[string, readonly PlayerStatus[], boolean]>([
  ['no player is named', ['uncertain', 'uncertain'], true],
  ['some are injured or eliminated and no player is named', ['injured', 'eliminated', 'uncertain'], true],
  ['a player is starting', ['uncertain', 'starting'], false],
  ['a player is on the bench', ['uncertain', 'bench'], false],
  ['a player is not selected', ['uncertain', 'not-selected'], false],
])('a squad of which %s', (_, statuses, isUnnamed) => {
  const other = { squadId: 2, status: 'starting' } as const;
  const squads = unnamedSquads([other, ...statuses.map((status) => ({ squadId: 1, status }))]);
  expect([...squads]).toEqual(isUnnamed ? [1] : []);
});
