import { aTeamHistory } from '@rugby/mocks/builders/history';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { slots } from '../../game/model/positions.ts';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { reserves } from '../../testing/createTeamHarness.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { PlayerStatsStore } from '../players/PlayerStatsStore.ts';
import { WhatIfEditorStore } from './WhatIfEditorStore.ts';
import { WhatIfStore } from './WhatIfStore.ts';

it('the pool shows the statistic and the order that the user chooses', async () => {
  const { editor } = await anEditor(null);
  expect([editor.poolStatistic, editor.poolSort]).toEqual(['AveragePoints', { by: 'avgPoints', direction: 'descending' }]);
  editor.arrangePool('TotalPoints', { by: 'cost', direction: 'ascending' });
  expect([editor.poolStatistic, editor.poolSort]).toEqual(['TotalPoints', { by: 'cost', direction: 'ascending' }]);
});

it('a player comes to the selected slot, and the pool closes; one who cannot come leaves it open', async () => {
  const { editor, whatIf } = await anEditor();
  for (const playerId of [11, 14, 15]) editor.remove(playerId);
  const fullBack = slots.find(({ jersey }) => jersey === 15);
  if (fullBack !== undefined) editor.pool.selectSlot(fullBack);
  editor.add(1);
  expect([editor.refusals.map(({ rule }) => rule), editor.pool.isOpen]).toEqual([['already-in-team'], true]);
  editor.add(111);
  expect([whatIf.team?.lineup.outside_back, editor.refusals, editor.pool.isOpen]).toEqual([[0, 0, 111], [], false]);
});

it.each(['undo', 'redo', 'reset'] as const)('%s closes the dialog and takes the refusal away', async (act) => {
  const { editor } = await anEditor();
  editor.makeCaptain(999);
  editor.open({ kind: 'boosters' });
  expect(editor.refusals).toMatchObject([{ rule: 'not-in-team' }]);
  editor[act]();
  expect([editor.refusals, editor.dialog]).toEqual([[], undefined]);
});

it('each step is undone, redone and reset', async () => {
  const { editor, whatIf } = await anEditor();
  const captains: unknown[] = [];
  const { undo, redo, reset } = editor;
  const acts = [() => editor.makeCaptain(9), () => editor.makeCaptain(10), undo, undo, redo, redo, reset];
  for (const act of acts) {
    act();
    captains.push(whatIf.team?.captainId);
  }
  expect(captains).toEqual([9, 10, 9, 11, 9, 10, 11]);
});

it('a booster without a chosen player is applied at once and taken back; the choice of a player can be given up', async () => {
  const { editor, whatIf } = await anEditor();
  editor.open({ kind: 'boosters' });
  editor.applyBooster('CO_CAPTAIN');
  expect([editor.dialog, editor.pendingBooster]).toEqual([undefined, 'CO_CAPTAIN']);
  editor.cancelChoice();
  expect(editor.pendingBooster).toBeUndefined();
  editor.applyBooster('TRIPLE_CAPTAIN');
  const applied = whatIf.team?.boosters;
  editor.removeBooster('TRIPLE_CAPTAIN');
  expect([applied, whatIf.team?.boosters]).toMatchObject([[{ type: 'TRIPLE_CAPTAIN' }], []]);
});

/** The editor of a round: 6 is played, the current one, null, has not begun. */
async function anEditor(roundId: number | null = 6) {
  const { season } = await aSeasonStore(seasonAnswers({ players: [...fifteenOf(), ...reserves] }));
  const whatIf = new WhatIfStore({
    reader: {
      team: async () => ({ ok: true, value: aTeam({ startRoundId: 1 }) }),
      played: async () => ({ ok: true, value: aTeamHistory({ roundId: 6 }) }),
    },
    season,
    stats: new PlayerStatsStore(fakeApi({})),
    poll: { start: () => () => {} },
  });
  whatIf.mount(roundId);
  await whatIf.baseTeamStore.load();
  return { editor: new WhatIfEditorStore(whatIf), whatIf };
}
