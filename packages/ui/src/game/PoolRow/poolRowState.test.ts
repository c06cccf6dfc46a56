import type { PlayerFlags } from '@rugby/domain/game/team/playerFlags';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { expect, test } from 'vitest';
import { poolRowState, type PoolRowState } from './poolRowContent.ts';

const free: PlayerFlags = {
  isCaptain: false,
  isInTeam: false,
  isAddedInTeam: false,
  refusals: [],
  hasPlayedInThisRound: false,
  isPlaying: false,
};
const overBudget: Refusal = { rule: 'over-budget', over: 1_900_000, removable: [] };
const started: Refusal = { rule: 'match-started', playerId: 1, fixtureId: 1 };

test.each<[title: string, flags: Partial<PlayerFlags>, canAdd: boolean, state: PoolRowState]>([
  ['a player without refusals can be added', {}, true, { kind: 'free' }],
  ['a refused player carries every reason [B4]', { refusals: [overBudget] }, true, { kind: 'refused', refusals: [overBudget] }],
  ['a player of the team is marked, also when locked', { isInTeam: true, hasPlayedInThisRound: true }, true, { kind: 'in-team' }],
  [
    'a match under way locks [G-170, G-171]',
    { hasPlayedInThisRound: true, isPlaying: true, refusals: [started] },
    true,
    locked('live'),
  ],
  ['a match that is over locks [G-170]', { hasPlayedInThisRound: true, refusals: [started] }, true, locked('played')],
  ['a full team gives no reason in its rows', { refusals: [overBudget] }, false, { kind: 'shown' }],
])('%s', (_, flags, canAdd, state) => {
  expect(poolRowState({ ...free, ...flags }, canAdd)).toEqual(state);
});

function locked(match: 'live' | 'played'): PoolRowState {
  return { kind: 'locked', match };
}
