import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import type { RequestParts } from '../../contract/endpoint.ts';
import type { Booster, Team } from '../../game/model/entities.ts';
import { selectionOf } from '../../game/model/lineup.ts';
import { aBooster, createTeamHarness } from '../../testing/createTeamHarness.ts';

configure({ enforceActions: 'always' });

const playing = aTeam({ startRoundId: 1 });
/** Another tab traded the fly half. */
const elsewhere = { ...playing, version: 20, lineup: { ...playing.lineup, fly_half: [110] } };

const stale: Outcome<unknown> = {
  ok: false,
  failure: { kind: 'refused', status: 409, errors: [{ code: 'stale-version', message: '' }] },
};
const answerWith = (team: Team): Outcome<unknown> => ({ ok: true, value: { team } });
const versionOf = ({ body }: RequestParts) => body?.['version'];

/** The page of one tab, and a server whose team another tab changes with `saveElsewhere`. */
async function aTab(saved: Team = playing) {
  let stored = saved;
  const change = (about: Partial<Team>) => (request: RequestParts) => {
    if (versionOf(request) !== stored.version) return stale;
    stored = { ...stored, ...about, version: stored.version + 1 };
    return answerWith(stored);
  };
  const tab = await createTeamHarness(saved, {
    answers: {
      showMyTeam: () => answerWith(stored),
      applyBooster: (request) => {
        const type = request.body?.['type'] === 'LIMITLESS' ? 'LIMITLESS' : 'TRIPLE_CAPTAIN';
        const booster: Booster = aBooster({ type, playerId: type === 'LIMITLESS' ? null : 11 });
        return change({ boosters: [booster] })(request);
      },
      removeBooster: change({ boosters: [] }),
      changeCaptain: (request) => change({ captainId: Number(request.body?.['newId']) })(request),
      makeTrades: (request) => change({ lineup: tab.team.draft.lineup })(request),
      updateTeam: (request) => change(selectionOf(tab.team.draft))(request),
    },
  });
  const saveElsewhere = (team: Team) => {
    stored = team;
  };
  return { ...tab, saveElsewhere };
}

const pairs = ({ transfers }: Awaited<ReturnType<typeof aTab>>['transfers']) =>
  transfers.map((transfer) => [transfer.out, transfer.in]);

/** Presses the button that repeats the booster on the team that is saved now. */
async function goOn({
  notifications: { dialog },
  stale: answer,
}: Pick<Awaited<ReturnType<typeof aTab>>, 'notifications' | 'stale'>) {
  if (dialog?.kind !== 'stale-booster') throw new Error(`The open dialog is ${dialog?.kind ?? 'none'}.`);
  await answer.repeat(dialog.again);
}

describe('every change of a team names the version that it departs from [D44]:', () => {
  it('setting and resetting a booster', async () => {
    const { boosters, sent } = await aTab();
    await boosters.choose('TRIPLE_CAPTAIN');
    await boosters.reset(1);
    expect(sent.map(([name, { body }]) => [name, body?.['version']])).toEqual([
      ['applyBooster', 14],
      ['removeBooster', 15],
    ]);
  });
});

describe('in a tab that shows an older team [D44]', () => {
  it('a triple captain asks, and never turns transfer mode on with the reverse of a trade [G-278]', async () => {
    const { boosters, notifications, transfers, team, sent, saveElsewhere, stale: answer } = await aTab();
    saveElsewhere(elsewhere);
    await boosters.choose('TRIPLE_CAPTAIN');
    expect(notifications.dialog).toMatchObject({ kind: 'stale-booster', type: 'TRIPLE_CAPTAIN', action: 'use' });
    expect([transfers.isOn, team.draft.lineup]).toEqual([false, playing.lineup]);
    await goOn({ notifications, stale: answer });
    expect(sent.at(-1)).toMatchObject(['applyBooster', { body: { version: 20 } }]);
    expect([notifications.dialog?.kind, transfers.isOn, team.draft.lineup, team.isChanged]).toEqual([
      'booster-confirm',
      false,
      elsewhere.lineup,
      false,
    ]);
  });

  it('a Limitless sends nothing, and then the trades of this tab only [G-282]', async () => {
    const { boosters, choice, notifications, transfers, sent, team, saveElsewhere, stale: answer } = await aTab();
    await boosters.choose('LIMITLESS');
    transfers.markOut(9);
    transfers.bringIn(109);
    saveElsewhere(elsewhere);
    await boosters.confirm();
    expect(sent.map(([name]) => name)).toEqual(['applyBooster']);
    expect([notifications.dialog?.kind, choice.type, pairs(transfers)]).toEqual(['stale-booster', 'LIMITLESS', [[9, 109]]]);
    await goOn({ notifications, stale: answer });
    expect(sent.slice(1).map(([name, { body }]) => [name, body?.['version'], body?.['tradePairs']])).toEqual([
      ['applyBooster', 20, undefined],
      ['makeTrades', 21, [{ out: 9, in: 109 }]],
    ]);
    expect([notifications.dialog?.kind, team.draft.lineup]).toEqual([
      'booster-confirm',
      { ...elsewhere.lineup, scrum_half: [109] },
    ]);
  });

  it('the question can be closed: nothing is sent, and the transfers stay prepared', async () => {
    const { boosters, notifications, transfers, sent, saveElsewhere, stale: answer } = await aTab();
    await boosters.choose('LIMITLESS');
    transfers.markOut(9);
    transfers.bringIn(109);
    saveElsewhere(elsewhere);
    await boosters.confirm();
    answer.decideLater();
    expect([notifications.dialog, sent.length, pairs(transfers)]).toEqual([undefined, 1, [[9, 109]]]);
    await boosters.confirm();
    expect(notifications.dialog).toMatchObject({ kind: 'stale-booster' });
  });

  it('what is saved can be taken instead: the choice and its transfers go', async () => {
    const { boosters, choice, notifications, transfers, team, saveElsewhere, stale: answer } = await aTab();
    await boosters.choose('LIMITLESS');
    transfers.markOut(9);
    transfers.bringIn(109);
    saveElsewhere(elsewhere);
    await boosters.confirm();
    await answer.takeSaved();
    expect([notifications.dialog, notifications.notification]).toEqual([undefined, undefined]);
    expect([choice.type, transfers.isOn, team.draft.lineup, team.baseVersion]).toEqual([undefined, false, elsewhere.lineup, 20]);
  });

  it('a reset asks, keeps the prepared transfers, and does nothing twice [G-279]', async () => {
    const boosted = { ...playing, boosters: [aBooster()] };
    const { boosters, notifications, transfers, sent, saveElsewhere, stale: answer } = await aTab(boosted);
    transfers.markOut(9);
    transfers.bringIn(109);
    saveElsewhere({ ...elsewhere, boosters: [aBooster()] });
    await boosters.reset(1);
    expect([notifications.dialog, pairs(transfers)]).toMatchObject([{ kind: 'stale-booster', action: 'reset' }, [[9, 109]]]);
    saveElsewhere({ ...elsewhere, version: 21 });
    await goOn({ notifications, stale: answer });
    expect([notifications.dialog, pairs(transfers), boosters.active]).toEqual([undefined, [[9, 109]], []]);
    expect(sent.map(([name]) => name)).toEqual(['removeBooster']);
  });

  it('transfers are sent on top of what is saved, without undoing what the other tab traded [G-343]', async () => {
    const { notifications, transfers, sent, team, saveElsewhere, stale: answer } = await aTab();
    transfers.markOut(9);
    transfers.bringIn(109);
    saveElsewhere(elsewhere);
    await transfers.submit();
    expect(notifications.dialog).toEqual({ kind: 'stale-transfers' });
    await answer.repeat(transfers.submit);
    expect(sent.at(-1)).toMatchObject(['makeTrades', { body: { version: 20, tradePairs: [{ out: 9, in: 109 }] } }]);
    expect(team.draft.lineup).toEqual({ ...elsewhere.lineup, scrum_half: [109] });
  });

  it('transfers that the saved team no longer allows are not sent; the others stay prepared', async () => {
    const { notifications, transfers, sent, saveElsewhere, stale: answer } = await aTab();
    transfers.markOut(9);
    transfers.bringIn(109);
    transfers.markOut(10);
    transfers.bringIn(110);
    saveElsewhere(elsewhere);
    await transfers.submit();
    await answer.repeat(transfers.submit);
    expect(sent.map(([name]) => name)).toEqual(['makeTrades']);
    expect([notifications.dialog, notifications.notification, pairs(transfers)]).toEqual([
      undefined,
      {
        kind: 'refused',
        refusals: [
          { rule: 'not-in-team', playerId: 10 },
          { rule: 'already-in-team', playerId: 110 },
        ],
      },
      [[9, 109]],
    ]);
  });

  it('a single transfer that the saved team no longer allows is enough to send nothing', async () => {
    const { notifications, transfers, sent, saveElsewhere, stale: answer } = await aTab();
    transfers.markOut(9);
    transfers.bringIn(109);
    transfers.markOut(10);
    transfers.bringIn(110);
    saveElsewhere({ ...elsewhere, lineup: { ...playing.lineup, fly_half: [115] } });
    await transfers.submit();
    await answer.repeat(transfers.submit);
    expect(sent.map(([name]) => name)).toEqual(['makeTrades']);
    expect(notifications.notification).toMatchObject({ kind: 'refused', refusals: [{ rule: 'not-in-team', playerId: 10 }] });
  });

  it('a draft is saved in place of the team that was saved elsewhere', async () => {
    const building = aTeam();
    const { editor, notifications, sent, team, saveElsewhere, stale: answer } = await aTab(building);
    team.edit({ kind: 'remove', playerId: 9 });
    team.edit({ kind: 'add', playerId: 109 });
    saveElsewhere({ ...building, version: 20, lineup: elsewhere.lineup });
    await editor.save();
    expect(notifications.dialog).toEqual({ kind: 'stale' });
    await answer.replaceSaved();
    expect(sent.map(([name, { body }]) => [name, body?.['version']])).toEqual([
      ['updateTeam', 14],
      ['updateTeam', 20],
    ]);
    const own = { ...building.lineup, scrum_half: [109] };
    expect([notifications.dialog, team.saved.value?.lineup, team.draft.lineup]).toEqual([undefined, own, own]);
  });

  it('a captain asks, and is then named in what is saved [G-239]', async () => {
    const { editor, notifications, sent, team, saveElsewhere, stale: answer } = await aTab();
    saveElsewhere(elsewhere);
    await editor.makeCaptain(9);
    expect(notifications.dialog).toEqual({ kind: 'stale-captain', playerId: 9 });
    await answer.repeat(() => editor.makeCaptain(9));
    expect(sent.at(-1)).toEqual(['changeCaptain', { body: { newId: 9, version: 20 } }]);
    expect([team.draft.captainId, team.draft.lineup, team.isChanged]).toEqual([9, elsewhere.lineup, false]);
  });

  it('a poll shows the team of the other tab, but leaves prepared transfers on the team that they were made for', async () => {
    const { transfers, team, saveElsewhere } = await aTab();
    transfers.markOut(9);
    transfers.bringIn(109);
    saveElsewhere(elsewhere);
    await team.load();
    expect([pairs(transfers), team.baseVersion, team.saved.value?.version]).toEqual([[[9, 109]], 14, 20]);
  });
});

describe('a booster that is set or reset', () => {
  it('keeps prepared transfers and the history of edits [G-270, G-279, B9]', async () => {
    const { boosters, transfers, team } = await aTab({ ...playing, boosters: [aBooster()] });
    transfers.markOut(9);
    transfers.bringIn(109);
    team.edit({ kind: 'undo' });
    await boosters.reset(1);
    expect([transfers.isOn, pairs(transfers), boosters.active]).toEqual([true, [[9, null]], []]);
    team.edit({ kind: 'redo' });
    expect(pairs(transfers)).toEqual([[9, 109]]);
  });

  it('keeps an edit that was made while it was on its way', async () => {
    const { boosters, transfers } = await aTab();
    const applied = boosters.choose('TRIPLE_CAPTAIN');
    transfers.markOut(9);
    await applied;
    expect([pairs(transfers), boosters.active]).toMatchObject([[[9, null]], [{ type: 'TRIPLE_CAPTAIN' }]]);
  });
});
