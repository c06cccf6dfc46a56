import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { aTeam } from '@rugby/mocks/builders/team';
import { byes } from '@rugby/mocks/scenarios/scenarios';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../api/failure.ts';
import type { Team } from '../../game/model/entities.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { createTeamHarness } from '../../testing/createTeamHarness.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import type { EditorDialog } from './editorDialog.ts';
import { EditorNotifications } from './EditorNotifications.ts';
import { TeamEditorStore } from './TeamEditorStore.ts';
import { TeamStore } from './TeamStore.ts';

const { rounds } = byes();
/** In this round the Drua's Ravula rests, and the Crusaders' Corrigan plays. */
const [ravula, corrigan, strand] = [11, 2, 10];
const substitute = aPlayer({ id: 99, lastName: 'Substitute', squadId: 2, position: 'outside_back' });

it.each<Failure>([
  { kind: 'unavailable' },
  { kind: 'offline' },
  { kind: 'off-contract', detail: 'success.team' },
  { kind: 'signed-out', errors: [] },
  { kind: 'refused', status: 500, errors: [] },
  { kind: 'refused', status: 422, errors: [{ code: 'over-budget', message: 'Too dear.' }] },
])('a call that fails opens the error modal, whatever the failure: %j [G-360, G-362, G-363]', (failure) => {
  const notifications = new EditorNotifications();
  notifications.showRefusal({ ok: false, failure });
  expect([notifications.dialog, notifications.notification]).toEqual([{ kind: 'error', failure }, undefined]);
});

it.each<EditorDialog>([
  { kind: 'transfers-summary' },
  { kind: 'review' },
  { kind: 'booster-list' },
  { kind: 'player', playerId: 9 },
])('a refusal closes the dialog in which the action was pressed, which would hide the reasons: $kind', (dialog) => {
  const notifications = new EditorNotifications();
  const refusals: Refusal[] = [{ rule: 'player-locked', playerId: 9, fixtureId: 31 }];
  notifications.open(dialog);
  notifications.showRefusal({ ok: false, refusals });
  expect([notifications.dialog, notifications.notification]).toEqual([undefined, { kind: 'refused', refusals }]);
});

describe('a captain without a match in the current round [D47]', () => {
  it('is asked about, and becomes captain when the user goes on', async () => {
    const answer = { changeCaptain: { ok: true, value: { team: aTeam({ captainId: ravula, version: 15 }) } } } as const;
    const { editor, team, asked } = await aHarness(aTeam({ captainId: strand }), answer);
    await editor.makeCaptain(ravula);
    const { dialog } = editor;
    expect(dialog).toMatchObject({ kind: 'resting-player', playerId: ravula, booster: null });
    expect([team.draft.captainId, asked.includes('changeCaptain')]).toEqual([strand, false]);
    if (dialog?.kind === 'resting-player') dialog.goOn();
    await when(() => team.saving.state === 'success');
    expect([team.draft.captainId, editor.dialog]).toEqual([ravula, undefined]);
  });

  it('is asked about before what follows, such as the review of the team', async () => {
    const { editor, team } = await aHarness(aTeam({ captainId: strand, isComplete: false, startRoundId: null }));
    await editor.makeCaptain(ravula, editor.askToSave);
    const { dialog } = editor;
    expect(dialog?.kind).toBe('resting-player');
    if (dialog?.kind === 'resting-player') dialog.goOn();
    await when(() => editor.dialog?.kind === 'review');
    expect(team.draft.captainId).toBe(ravula);
  });

  it('is not asked about with a match', async () => {
    const { editor, team } = await aHarness(aTeam({ captainId: strand, isComplete: false }));
    await editor.makeCaptain(corrigan);
    expect([team.draft.captainId, editor.dialog]).toEqual([corrigan, undefined]);
  });
});

describe('a booster that works on a player without a match in the current round [D47]', () => {
  it.each([
    { title: 'a chosen player', captainId: strand, asks: ['CO_CAPTAIN', ravula], sends: ['TRIPLE_CAPTAIN', null] },
    { title: 'the captain', captainId: ravula, asks: ['TRIPLE_CAPTAIN', null], sends: ['CO_CAPTAIN', corrigan] },
  ] as const)('is asked about before it is sent: $title', async ({ captainId, asks, sends }) => {
    const answers = { applyBooster: { ok: false, failure: { kind: 'unavailable' } } } as const;
    const { boosters, notifications, sent } = await createTeamHarness(aTeam({ captainId, startRoundId: 1 }), { answers, rounds });
    const [type, playerId] = asks;
    await boosters.use(type, playerId);
    const { dialog } = notifications;
    expect([dialog, sent]).toMatchObject([{ kind: 'resting-player', playerId: ravula, booster: type }, []]);
    if (dialog?.kind === 'resting-player') dialog.goOn();
    expect(notifications.dialog).toBeUndefined();
    const [other, target] = sends;
    await boosters.use(other, target);
    expect(sent).toMatchObject([
      ['applyBooster', { body: { type, playerId } }],
      ['applyBooster', { body: { type: other, playerId: target } }],
    ]);
  });
});

describe('the players without a match in the current round', () => {
  it('are replaced together as the server proposes: one edit that undo takes back [D47]', async () => {
    const lineup = { ...aTeam().lineup, outside_back: [99, 14, 0] };
    const bodies: unknown[] = [];
    const { editor, team } = await aHarness(aTeam({ captainId: ravula, startRoundId: null, isComplete: false }), {
      autopickTeam: ({ body }) => {
        bodies.push(body);
        return { ok: true, value: { team: aTeam({ lineup, captainId: 14, isComplete: false }) } };
      },
    });
    const before = team.draft.lineup;
    editor.open({ kind: 'review' });
    // A second press before the answer asks for nothing.
    await Promise.all([editor.swapResting(), editor.swapResting()]);
    expect(bodies).toMatchObject([{ lineup: { prop: [0, 0], outside_back: [0, 14, 0] }, captainId: null }]);
    expect([editor.dialog, team.draft.lineup, team.draft.captainId]).toEqual([undefined, lineup, 14]);
    expect(editor.notification).toEqual({ kind: 'edited', edit: { kind: 'autofilled' } });
    editor.undo();
    expect([team.draft.lineup, team.draft.captainId]).toEqual([before, ravula]);
  });
});

async function aHarness(saved: Team, more: Answers = {}) {
  const { season } = await aSeasonStore(seasonAnswers({ rounds, players: [...fifteenOf(), substitute] }));
  const asked: string[] = [];
  const team = new TeamStore(fakeApi({ showMyTeam: { ok: true, value: { team: saved } }, ...more }, asked), season);
  await team.load();
  return { editor: new TeamEditorStore(team, season), team, asked };
}
