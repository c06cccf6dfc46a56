import { aSelection } from '@rugby/mocks/builders/lineup';
import { fifteenOf } from '@rugby/mocks/builders/player';
import { aRound, squadsOf } from '@rugby/mocks/builders/season';
import { aTeam } from '@rugby/mocks/builders/team';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { presentPlayer } from '../../contract/players.ts';
import { type Edition, editions } from '../../editions.ts';
import type { Player, Team } from '../../game/model/entities.ts';
import { emptyLineup, playerIds } from '../../game/model/lineup.ts';
import { slots } from '../../game/model/positions.ts';
import { catalog } from '../../i18n/catalog.ts';
import { createWords } from '../../i18n/createWords.ts';
import { refusalSentence } from '../../i18n/refusalWords.ts';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { TeamEditorStore } from './TeamEditorStore.ts';
import { TeamStore } from './TeamStore.ts';

const failed: Outcome<never> = { ok: false, failure: { kind: 'unavailable' } };
const stale: Outcome<never> = {
  ok: false,
  failure: { kind: 'refused', status: 409, errors: [{ code: 'stale-version', message: 'Changed' }] },
};
/** The fifteen once its left wing, the captain, is removed. */
const withoutTheWing = { lineup: { ...aTeam().lineup, outside_back: [0, 14, 15] }, captainId: null };
const newZealand = squadsOf(editions.trc).find(({ abbreviation }) => abbreviation === 'NZ')?.id ?? 0;
const afterKickOff = Date.parse('2026-03-27T06:05:00.000Z');

describe('a press on the pitch', () => {
  it('on an empty slot shows its position in the pool, and the next player comes to that slot', async () => {
    const { editor, team } = await aHarness(null);
    const fullBack = slots.find(({ jersey }) => jersey === 15);
    if (fullBack !== undefined) editor.pool.selectSlot(fullBack);
    expect([editor.pool.filters.position, editor.pool.isOpen]).toEqual(['outside_back', true]);
    editor.add(15);
    expect([team.draft.lineup.outside_back, editor.pool.filters.position, editor.pool.isOpen]).toEqual([
      [0, 0, 15],
      'null',
      false,
    ]);
  });
});

describe('what the cards show first', () => {
  it('is the price while the team is not scoring [G-241]', async () => {
    expect((await aHarness(null)).editor.statistic).toBe('Price');
  });
  it('is the next fixture when it scores and no match has started, and round points after [G-242, G-243]', async () => {
    const statistics = [twoDaysBefore, afterKickOff].map(async (now) => (await aHarness(aTeam(), {}, now)).editor.statistic);
    expect(await Promise.all(statistics)).toEqual(['NextFixture', 'RoundPoints']);
  });
});

it('the cards show the statistic that the user chooses [G-034]', async () => {
  const { editor } = await aHarness(aTeam());
  editor.showStatistic('AveragePoints');
  expect(editor.statistic).toBe('AveragePoints');
});

describe('the pool', () => {
  it('begins with total points, by price from the highest on, and keeps what the user chooses [G-245, G-248, G-249]', async () => {
    const { editor } = await aHarness(null);
    expect([editor.poolStatistic, editor.poolSort]).toEqual(['TotalPoints', { by: 'cost', direction: 'descending' }]);
    editor.arrangePool('AveragePoints', { by: 'avgPoints', direction: 'ascending' });
    expect([editor.poolStatistic, editor.poolSort]).toEqual(['AveragePoints', { by: 'avgPoints', direction: 'ascending' }]);
  });

  it('begins with percent selected in pre-season [G-244, G-245]', async () => {
    const answers = seasonAnswers({ rounds: [aRound()] });
    expect((await aHarness(null, {}, twoDaysBefore, { answers })).editor.poolStatistic).toBe('PercentSelected');
  });
});

describe('saving', () => {
  it('a partial team asks nothing and no modal follows, a complete one is reviewed first [G-235, G-238]', async () => {
    const partial = { lineup: { ...emptyLineup, prop: [1, 0] }, captainId: 1, isComplete: false };
    const { editor, asked } = await aHarness(null, { updateTeam: { ok: true, value: { team: aTeam(partial) } } });
    editor.add(1);
    await editor.askToSave();
    expect([asked.at(-1), editor.dialog]).toEqual(['updateTeam', undefined]);
    const full = await aHarness(aTeam());
    await full.editor.askToSave();
    expect(full.editor.dialog).toEqual({ kind: 'review' });
  });

  it('a newly completed team shows the saving-your-team modal, otherwise the modal closes [G-234, G-235]', async () => {
    const team = { ok: true, value: { team: aTeam({ version: 15 }) } } as const;
    const answers = { updateTeam: team, autopickTeam: team };
    const fresh = await aHarness(null, answers);
    await fresh.editor.autofill();
    await fresh.editor.save();
    const again = await aHarness(aTeam(), answers);
    await again.editor.askToSave();
    await again.editor.save();
    const { dialog, notification } = again.editor;
    expect([fresh.editor.dialog?.kind, dialog, notification?.kind]).toEqual(['saving-your-team', undefined, 'saved']);
  });

  it.each([
    ['save', 'a failed save opens the error modal [G-362]'],
    ['autofill', 'a failed autofill opens the error modal [G-363]'],
  ] as const)('%s: %s', async (act, _title) => {
    const { editor } = await aHarness(null, { updateTeam: failed, autopickTeam: failed });
    await editor[act]();
    expect([editor.dialog, editor.isFilling]).toEqual([{ kind: 'error', failure: { kind: 'unavailable' } }, false]);
  });

  it('that failed for an expired session is offered again after signing in [B5]', async () => {
    let isBack = false;
    const ended = { ok: false, failure: { kind: 'signed-out', errors: [] } } as const;
    const { editor, team } = await aHarness(aTeam(), {
      updateTeam: () => (isBack ? { ok: true, value: { team: aTeam({ ...withoutTheWing, version: 15 }) } } : ended),
    });
    editor.remove(11);
    await editor.save();
    const offered = editor.dialog;
    isBack = true;
    if (offered?.kind === 'interrupted') offered.goOn();
    await when(() => team.saving.state === 'success');
    expect([offered?.kind, editor.dialog, team.receipt?.version]).toEqual(['interrupted', undefined, 15]);
  });

  it('that stored something else opens the comparison, and both teams can be had [B6]', async () => {
    const { editor, team } = await aHarness(aTeam(), { updateTeam: { ok: true, value: { team: aTeam({ version: 15 }) } } });
    editor.remove(11);
    await editor.save();
    expect(editor.dialog).toMatchObject({
      kind: 'save-conflict',
      receipt: { differences: [{ playerId: 11 }, { kind: 'captain' }] },
    });
    expect([team.isChanged, team.isFull]).toEqual([true, false]);
    await editor.discardDraft();
    expect([team.isChanged, team.isFull, editor.dialog]).toEqual([false, true, undefined]);
  });

  it('over a team that was saved elsewhere meanwhile asks which one counts', async () => {
    const { editor } = await aHarness(aTeam(), { updateTeam: stale });
    editor.remove(11);
    await editor.save();
    expect(editor.dialog).toEqual({ kind: 'stale' });
  });
});

describe('after the first kick-off, without a complete team', () => {
  it('adding and removing open the create-team-disabled modal [G-237]', async () => {
    const { editor } = await aHarness(null, {}, afterKickOff);
    editor.add(1);
    expect(editor.dialog).toMatchObject({ kind: 'create-team-disabled' });
    editor.closeDialog();
    editor.remove(1);
    expect(editor.dialog).toMatchObject({ kind: 'create-team-disabled' });
  });

  it('autofill and save do too [G-236]', async () => {
    const { editor } = await aHarness(null, {}, afterKickOff);
    await editor.autofill();
    const first = editor.dialog?.kind;
    editor.closeDialog();
    await editor.askToSave();
    expect([first, editor.dialog?.kind]).toEqual(['create-team-disabled', 'create-team-disabled']);
  });
});

it.each(['autofill', 'save'] as const)(
  'a dialog that is opened during %s stays open, the one in which it began closes [B7]',
  async (act) => {
    const { editor } = await aHarness(aTeam(), {
      autopickTeam: { ok: true, value: { team: aTeam() } },
      updateTeam: { ok: true, value: { team: aTeam({ ...withoutTheWing, version: 15 }) } },
    });
    editor.remove(11);
    editor.open({ kind: 'review' });
    await editor[act]();
    const first = editor.dialog;
    const answer = editor[act]();
    editor.open({ kind: 'deadlines' });
    await answer;
    expect([first, editor.dialog]).toEqual([undefined, { kind: 'deadlines' }]);
  },
);

it('a refusal of the server to create a team opens the create-team-disabled modal, for every call [G-236]', async () => {
  const errors = [{ code: 'team-creation-disabled', message: 'Closed', data: { nextRoundId: 8, nextRoundStart: afterKickOff } }];
  const closed: Outcome<never> = { ok: false, failure: { kind: 'refused', status: 422, errors } };
  const { editor } = await aHarness(null, { autopickTeam: closed, updateTeam: closed });
  for (const act of [editor.autofill, editor.save]) {
    await act();
    const refusal = { rule: 'team-creation-disabled', nextRoundId: 8, nextRoundStart: null };
    expect(editor.dialog).toEqual({ kind: 'create-team-disabled', refusal });
    editor.closeDialog();
  }
});

describe('a full team that breaks a rule after its players changed', () => {
  const words = createWords(catalog, 'en-US');
  const dearer = (players: readonly Player[]) => players.map((player) => ({ ...player, cost: 7_000_000 }));
  /** Two Australians are left of three. */
  const lopsided = (players: readonly Player[]) =>
    players.map((player) => (player.id === 15 ? { ...player, squadId: newZealand } : player));

  async function asked(edition: Edition, change: typeof dearer, now = twoDaysBefore) {
    let players = fifteenOf(edition);
    const {
      editor,
      season,
      team,
      asked: calls,
    } = await aHarness(null, { autopickTeam: { ok: true, value: { team: aTeam() } } }, now, {
      edition,
      answers: {
        squads: { ok: true, value: squadsOf(edition) },
        players: () => ({ ok: true, value: players.map(presentPlayer) }),
      },
    });
    // After kick-off nothing can be filled any more: the draft was made before.
    if (now === twoDaysBefore) await editor.autofill();
    else team.resume({ selection: aSelection(), version: null });
    expect(team.isFull).toBe(true);
    players = change(players);
    await season.players.load();
    await editor.askToSave();
    const { world } = season;
    const refusals = editor.notification?.kind === 'refused' ? editor.notification.refusals : [];
    const sentences = refusals.map((refusal) => world && refusalSentence(refusal, world, words));
    return { sentences, dialog: editor.dialog?.kind, isSent: calls.includes('updateTeam') };
  }

  it('over the budget is refused, with the amount [G-306, G-307, G-367]', async () => {
    const sentence = "You're over your budget so your team cannot be saved. That is 5.0 million over your budget.";
    expect(await asked(editions.srp, dearer)).toEqual({ sentences: [sentence], dialog: undefined, isSent: false });
  });

  it('over the limit of countries is refused [G-317, G-367]', async () => {
    const sentence = 'You are required to pick a minimum of 3 players per country and a maximum of 6 from any single country';
    expect(await asked(editions.trc, lopsided)).toEqual({ sentences: [sentence], dialog: undefined, isSent: false });
  });

  it('is refused for its countries only before the round: once it plays, no team can be created at all [G-318, G-367]', async () => {
    const answer = { sentences: [], dialog: 'create-team-disabled', isSent: false };
    expect(await asked(editions.trc, lopsided, afterKickOff)).toEqual(answer);
  });
});

describe('the history', () => {
  it('leads back to any edit, and forward again; each step is announced [B9]', async () => {
    const { editor, team } = await aHarness(null);
    for (const playerId of [1, 2, 4]) editor.add(playerId);
    editor.goTo(1);
    expect([playerIds(team.draft.lineup), editor.notification]).toEqual([
      [1],
      { kind: 'undone', edit: { kind: 'added', playerId: 2 } },
    ]);
    editor.goTo(3);
    expect([playerIds(team.draft.lineup), editor.notification]).toEqual([
      [1, 2, 4],
      { kind: 'redone', edit: { kind: 'added', playerId: 4 } },
    ]);
    editor.goTo(9);
    expect(team.draft.past).toHaveLength(3);
  });
});

describe('a notification', () => {
  it('names each edit, and what undo and redo did', async () => {
    const { editor } = await aHarness(null);
    editor.add(1);
    const heard = [editor.notification];
    editor.undo();
    heard.push(editor.notification);
    editor.redo();
    heard.push(editor.notification);
    const edit = { kind: 'added', playerId: 1 };
    expect(heard).toEqual([
      { kind: 'edited', edit },
      { kind: 'undone', edit },
      { kind: 'redone', edit },
    ]);
  });

  it('gives the reasons of a refused edit', async () => {
    const { editor } = await aHarness(aTeam());
    editor.add(1);
    expect(editor.notification).toMatchObject({ kind: 'refused', refusals: [{ rule: 'already-in-team' }] });
  });
});

async function aHarness(
  saved: Team | null,
  more: Answers = {},
  now = twoDaysBefore,
  { edition = editions.srp, answers = {} }: { edition?: Edition; answers?: Answers } = {},
) {
  const { season } = await aSeasonStore({ ...seasonAnswers(), ...answers }, now, edition);
  const asked: string[] = [];
  const team = new TeamStore(fakeApi({ showMyTeam: { ok: true, value: { team: saved } }, ...more }, asked), season);
  await team.load();
  return { editor: new TeamEditorStore(team, season), team, season, asked };
}
