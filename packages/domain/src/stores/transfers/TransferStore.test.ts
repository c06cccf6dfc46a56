import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import type { Team } from '../../game/model/entities.ts';
import { aBooster, createTeamHarness } from '../../testing/createTeamHarness.ts';

configure({ enforceActions: 'always' });

const playing = aTeam({ startRoundId: 1 });
const { lineup } = playing;
/** The team once the scrum half is exchanged. */
const traded: Team = { ...playing, version: 15, lineup: { ...lineup, scrum_half: [109] } };
const made: Outcome<unknown> = { ok: true, value: { team: traded } };

describe('transfer mode', () => {
  it('is off by default [G-257]', async () => {
    const { transfers } = await createTeamHarness();
    expect([transfers.isOn, transfers.isWaiting, transfers.isLimitless, transfers.isFilled]).toEqual(Array(4).fill(false));
  });

  it('stays off for changes of a team that has not started [G-257]', async () => {
    const { transfers, team } = await createTeamHarness(aTeam());
    team.edit({ kind: 'remove', playerId: 9 });
    team.edit({ kind: 'add', playerId: 109 });
    expect([transfers.isOn, transfers.transfers.length]).toEqual([false, 1]);
  });

  it('is turned on by starting transfers [G-258]', async () => {
    const { transfers, choice, notifications } = await createTeamHarness();
    notifications.open({ kind: 'booster-list' });
    transfers.start();
    expect([transfers.isOn, transfers.isWaiting, notifications.dialog]).toEqual([true, true, undefined]);
    choice.choose('LIMITLESS');
    expect([transfers.isOn, transfers.isWaiting]).toEqual([true, false]);
  });

  it('is turned on by choosing a player to transfer out [G-259]', async () => {
    const { transfers, notifications } = await createTeamHarness();
    notifications.open({ kind: 'player', playerId: 9 });
    transfers.markOut(9);
    expect([transfers.isOn, transfers.isWaiting, transfers.transfers]).toMatchObject([true, false, [{ out: 9, in: null }]]);
    expect(notifications.dialog).toBeUndefined();
    transfers.revert(9);
    expect([transfers.isOn, transfers.transfers]).toEqual([true, []]);
  });

  it.each(['reset', 'revert'] as const)('is on for a resumed draft with transfers, and stays on after a %s', async (takeBack) => {
    const { transfers, team } = await createTeamHarness();
    team.resume({ selection: { lineup: { ...lineup, scrum_half: [109] }, captainId: 11 }, version: 14 });
    expect([transfers.isOn, transfers.canSend]).toEqual([true, true]);
    transfers[takeBack](9);
    expect([transfers.isOn, transfers.transfers]).toEqual([true, []]);
  });

  it('marks out, brings in and lets stay, and says each [G-261]', async () => {
    const { transfers, notifications } = await createTeamHarness();
    const heard = [];
    for (const act of [() => transfers.markOut(9), () => transfers.bringIn(109), () => transfers.revert(9)]) {
      act();
      heard.push(notifications.notification);
    }
    expect(heard).toMatchObject([
      { edit: { kind: 'marked-out', playerId: 9 } },
      { edit: { kind: 'brought-in', playerId: 109 } },
      { edit: { kind: 'reverted', playerId: 9 } },
    ]);
    expect(transfers.transfers).toEqual([]);
  });

  it('is turned on and filled with swaps that are proposed, without a call [B15]', async () => {
    const { transfers, sent } = await createTeamHarness();
    transfers.fillIn([
      { out: 9, in: 109 },
      { out: 10, in: 110 },
    ]);
    expect(transfers.transfers.map((transfer) => [transfer.out, transfer.in])).toEqual([
      [9, 109],
      [10, 110],
    ]);
    transfers.reset();
    transfers.fillIn([]);
    expect([transfers.isOn, sent]).toEqual([true, []]);
  });

  it('keeps the budget live, and asks before the page is left', async () => {
    const { transfers, team } = await createTeamHarness();
    const before = team.budget ?? 0;
    transfers.markOut(9);
    const open = (team.budget ?? 0) - before;
    transfers.bringIn(109);
    expect([open, (team.budget ?? 0) - before, team.isChanged]).toEqual([6_600_000, 5_600_000, true]);
  });

  it('blocks navigation only when the team changed [G-233]', async () => {
    const { transfers, page } = await createTeamHarness();
    await page.load();
    transfers.start();
    const before = page.blocksNavigation;
    transfers.markOut(9);
    expect([before, page.blocksNavigation]).toEqual([false, true]);
  });

  it('ignores the budget while a limitless is chosen or applied [G-268]', async () => {
    const applied = aBooster({ type: 'LIMITLESS', playerId: null });
    const frugal = { ...playing, lineup: { ...lineup, scrum_half: [109] }, salaryCap: playing.value - 1_000_000 };
    const { transfers, choice } = await createTeamHarness(frugal);
    const active = await createTeamHarness({ ...frugal, boosters: [applied] });
    for (const each of [transfers, active.transfers]) {
      each.markOut(109);
      each.bringIn(9);
    }
    expect(transfers.refusals).toMatchObject([{ rule: 'over-budget' }]);
    choice.choose('LIMITLESS');
    for (const each of [transfers, active.transfers]) expect([each.isLimitless, each.canSend]).toEqual([true, true]);
  });

  it('closes the pool once every trade is filled [G-263]', async () => {
    const { transfers, editor } = await createTeamHarness();
    transfers.markOut(9);
    transfers.markOut(10);
    editor.pool.open();
    transfers.bringIn(109);
    const halfway = editor.pool.isOpen;
    transfers.bringIn(110);
    expect([halfway, editor.pool.isOpen]).toEqual([true, false]);
  });

  it('warns of a booster instead of marking its player out [G-270]', async () => {
    const { transfers, notifications } = await createTeamHarness({ ...playing, boosters: [aBooster()] });
    transfers.markOut(10);
    expect([notifications.dialog, transfers.isOn]).toEqual([
      { kind: 'transfer-booster', type: 'CO_CAPTAIN', playerId: 10 },
      false,
    ]);
  });

  it('gives the reasons of what is refused', async () => {
    const { transfers, notifications } = await createTeamHarness();
    transfers.bringIn(109);
    expect(notifications.notification).toMatchObject({ kind: 'refused', refusals: [{ rule: 'no-free-slot' }] });
  });
});

describe('a press on a player of the pitch in transfer mode', () => {
  it('marks out, a second press takes that back, and who comes in leaves again [D46]', async () => {
    const { transfers } = await createTeamHarness();
    const seen: unknown[] = [];
    const press = (playerId: number) => {
      transfers.press(playerId);
      seen.push(transfers.transfers.map((transfer) => [transfer.out, transfer.in]));
    };
    press(9);
    press(9);
    press(9);
    transfers.bringIn(109);
    press(109);
    expect(seen).toEqual([[[9, null]], [], [[9, null]], [[9, null]]]);
  });

  it('marks the whole team out with fifteen presses', async () => {
    const { transfers } = await createTeamHarness();
    transfers.start();
    for (let playerId = 1; playerId <= 15; playerId += 1) transfers.press(playerId);
    expect(transfers.transfers).toHaveLength(15);
  });
});

describe('the prompt and the pool', () => {
  it('are about the same open transfer, also after undo and after one was taken back', async () => {
    const { transfers, editor } = await createTeamHarness();
    const stop = transfers.mount();
    const seen: unknown[] = [];
    const look = () => seen.push([transfers.openTransfer?.slot.position, editor.pool.filters.position]);
    const acts = [
      () => transfers.press(1),
      () => transfers.press(9),
      () => editor.undo(),
      () => editor.redo(),
      () => transfers.press(9),
    ];
    for (const act of acts) {
      act();
      look();
    }
    stop();
    const [prop, half] = [
      ['prop', 'prop'],
      ['scrum_half', 'scrum_half'],
    ];
    expect(seen).toEqual([prop, half, prop, prop, prop]);
  });

  it('leave the position that the user chose in the pool when the mode only begins or ends', async () => {
    const { transfers, editor, team } = await createTeamHarness();
    const stop = transfers.mount();
    const chooseProps = () => editor.pool.showPosition('prop');
    chooseProps();
    transfers.start();
    const begun = editor.pool.filters.position;
    transfers.cancel();
    team.resume({ selection: { lineup: { ...lineup, scrum_half: [109] }, captainId: 11 }, version: 14 });
    chooseProps();
    team.edit({ kind: 'rollback' });
    stop();
    expect([begun, transfers.isOn, editor.pool.filters.position]).toEqual(['prop', false, 'prop']);
  });
});

describe('cancelling', () => {
  it('resets the transfers, leaves the mode and clears any booster choice and the summary [G-264]', async () => {
    const { transfers, choice, team, editor, notifications } = await createTeamHarness();
    transfers.markOut(9);
    choice.choose('LIMITLESS');
    notifications.open({ kind: 'transfers-summary' });
    transfers.cancel();
    expect([transfers.transfers, transfers.isOn, choice.type, team.isChanged]).toEqual([[], false, undefined, false]);
    expect([notifications.dialog, editor.pool.filters.position]).toEqual([undefined, 'null']);
  });

  it('takes away what was said about the transfers [G-264]', async () => {
    const { transfers, notifications } = await createTeamHarness();
    transfers.markOut(9);
    transfers.review();
    const said = notifications.notification?.kind;
    transfers.revert(9);
    transfers.cancel();
    expect([said, notifications.notification]).toEqual(['refused', undefined]);
  });

  it('says that the transfers are gone', async () => {
    const { transfers, notifications } = await createTeamHarness();
    transfers.markOut(9);
    transfers.cancel();
    expect(notifications.notification).toEqual({ kind: 'transfers-cancelled' });
  });
});

describe('sending', () => {
  it('is ready only with a transfer, each with an in-player [G-266, G-267]', async () => {
    const { transfers, notifications } = await createTeamHarness();
    const ready = [transfers.canSend];
    transfers.markOut(9);
    ready.push(transfers.canSend);
    transfers.review();
    expect(notifications.notification).toMatchObject({ kind: 'refused', refusals: [{ rule: 'trade-unpaired', playerIds: [9] }] });
    transfers.bringIn(109);
    expect([...ready, transfers.canSend]).toEqual([false, false, true]);
    transfers.review();
    expect(notifications.dialog).toEqual({ kind: 'transfers-summary' });
  });

  it('makes all trades in one call, with the captain and the base version [G-211, G-343]', async () => {
    const { transfers, sent } = await createTeamHarness(playing, { answers: { makeTrades: made } });
    transfers.markOut(9);
    transfers.bringIn(109);
    await transfers.submit();
    expect(sent).toEqual([['makeTrades', { body: { tradePairs: [{ out: 9, in: 109 }], captainId: 11, version: 14 } }]]);
  });

  it('that succeeds clears the transfers, leaves the mode and replaces the team [G-265]', async () => {
    const { transfers, team, notifications } = await createTeamHarness(playing, { answers: { makeTrades: made } });
    transfers.start();
    transfers.markOut(9);
    transfers.bringIn(109);
    await transfers.submit();
    expect([transfers.transfers, transfers.isOn, team.saved.value?.lineup.scrum_half]).toEqual([[], false, [109]]);
    expect(notifications.dialog).toMatchObject({ kind: 'transfers-made', count: 1, receipt: { version: 15 } });
  });

  it('shows a comparison when the server saved another team', async () => {
    const { transfers, notifications } = await createTeamHarness(playing, { answers: { makeTrades: made } });
    transfers.markOut(10);
    transfers.bringIn(110);
    await transfers.submit();
    expect(notifications.dialog?.kind).toBe('save-conflict');
  });

  it('cannot be undone: a trade that was sent stays sent [B9, G-265]', async () => {
    const { transfers, team } = await createTeamHarness(playing, { answers: { makeTrades: made } });
    transfers.markOut(9);
    transfers.bringIn(109);
    await transfers.submit();
    team.edit({ kind: 'undo' });
    expect(transfers.transfers).toEqual([]);
  });

  it('that is refused keeps the transfers and the mode, also once they are taken back [G-265]', async () => {
    const { transfers, notifications } = await createTeamHarness(playing, {
      answers: { makeTrades: { ok: false, failure: { kind: 'unavailable' } } },
    });
    transfers.markOut(9);
    transfers.bringIn(109);
    await transfers.submit();
    expect([notifications.dialog?.kind, transfers.isOn, transfers.isFilled]).toEqual(['error', true, true]);
    transfers.revert(9);
    expect([transfers.transfers, transfers.isOn]).toEqual([[], true]);
  });
});
