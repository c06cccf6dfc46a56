import type { Refusal } from '@rugby/domain/game/model/refusal';
import { expect, test } from 'vitest';
import { refusalFixes, type RefusalFix } from './refusalFixes.ts';

test.each<[title: string, refusal: Refusal, fixes: readonly RefusalFix[]]>([
  [
    'a full squad makes room with the best of its players [B4]',
    { rule: 'squad-limit', squadId: 7, limit: 4, have: 4, removable: [3, 1] },
    [{ kind: 'remove', playerId: 3 }],
  ],
  [
    'too dear: remove one, or look at those who fit the budget [B4]',
    { rule: 'over-budget', over: 1_900_000, removable: [11] },
    [{ kind: 'remove', playerId: 11 }, { kind: 'show-affordable' }],
  ],
  [
    'far over the budget: the first of those who cost enough together leaves [D45]',
    { rule: 'over-budget', over: 30_000_000, removable: [], together: [4, 9] },
    [{ kind: 'remove', playerId: 4 }, { kind: 'show-affordable' }],
  ],
  [
    'no player may leave: only players within the budget are shown',
    { rule: 'over-budget', over: 1, removable: [] },
    [{ kind: 'show-affordable' }],
  ],
  [
    'a reserved slot leads to the first squad that needs it [G-316]',
    { rule: 'squad-minimum', minimum: 3, free: 2, missing: [{ squadId: 4, have: 1 }] },
    [{ kind: 'show-squad', squadId: 4 }],
  ],
  ['a team that has started changes by transfers', { rule: 'team-started', startRoundId: 6 }, [{ kind: 'start-transfers' }]],
  ['a match that has kicked off has no way out [G-311]', { rule: 'match-started', playerId: 1, fixtureId: 1 }, []],
])('%s', (_, refusal, fixes) => {
  expect(refusalFixes(refusal)).toEqual(fixes);
});
