import type { PlayerFlags } from '@rugby/domain/game/team/playerFlags';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { expect, test } from 'vitest';
import { poolRowState, type PoolRowState } from './poolRowContent.ts';

const free = { isCaptain: false, isInTeam: false, isAddedInTeam: false, hasPlayedInThisRound: false, isPlaying: false };
const overBudget: Refusal = { rule: 'over-budget', over: 1_900_000, removable: [] };
const started: Refusal = { rule: 'match-started', playerId: 1, fixtureId: 1 };

test.each<[title: string, flags: Partial<PlayerFlags>, refusals: readonly Refusal[] | undefined, state: PoolRowState]>([
  ['a player without refusals can be added', {}, [], { kind: 'free' }],
  ['a refused player carries every reason [B4]', {}, [overBudget], { kind: 'refused', refusals: [overBudget] }],
  ['a player of the team is marked, also when locked', { isInTeam: true, hasPlayedInThisRound: true }, [], { kind: 'in-team' }],
  ['a match under way locks [G-170, G-171]', { hasPlayedInThisRound: true, isPlaying: true }, [started], locked('live')],
  ['a match that is over locks [G-170]', { hasPlayedInThisRound: true }, [started], locked('played')],
  ['a full team gives no reason in its rows', {}, undefined, { kind: 'shown' }],
])('%s', (_, flags, refusals, state) => {
  expect(poolRowState({ ...free, ...flags }, refusals)).toEqual(state);
});

function locked(match: 'live' | 'played'): PoolRowState {
  return { kind: 'locked', match };
}
