import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import type { Team } from '../../game/model/entities.ts';
import { aSeasonStore } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { TeamEditorStore } from './TeamEditorStore.ts';
import { TeamStore } from './TeamStore.ts';

it('clearing asks first', async () => {
  const editor = await anEditor({ startRoundId: 7 });
  editor.askToClear();
  expect([editor.dialog, editor.notification]).toEqual([{ kind: 'clear' }, undefined]);
});

it('clearing is refused before it asks while a booster is on a player, with the way out [G-227, G-270]', async () => {
  const editor = await anEditor({
    startRoundId: 7,
    boosters: [{ id: 1, type: 'CO_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 12 }],
  });
  editor.askToClear();
  expect(editor.dialog).toEqual({ kind: 'transfer-booster', type: 'CO_CAPTAIN', playerId: 12 });
});

it('clearing a started team is refused before it asks, with the reason [G-227]', async () => {
  const editor = await anEditor({ startRoundId: 5 });
  editor.askToClear();
  expect([editor.dialog, editor.notification]).toMatchObject([
    undefined,
    { kind: 'refused', refusals: [{ rule: 'team-started' }] },
  ]);
});

async function anEditor(saved: Partial<Team>) {
  const { season } = await aSeasonStore();
  const team = new TeamStore(fakeApi({ showMyTeam: { ok: true, value: { team: aTeam(saved) } } }), season);
  await team.load();
  return new TeamEditorStore(team, season);
}
