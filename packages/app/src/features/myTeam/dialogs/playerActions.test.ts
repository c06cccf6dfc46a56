import type { Team } from '@rugby/domain/game/model/entities';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { twoDaysBefore } from '@rugby/domain/testing/aSeasonStore';
import { aBooster, createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { PoolRows } from '../../../stores/PoolRows.ts';
import { playerActions } from './playerActions.ts';

const words = createWords(catalog, 'en-US');
const afterKickOff = Date.parse('2026-03-27T06:06:00.000Z');

it('a player of the team can be made captain, and the captain cannot again [G-086]', async () => {
  const { actionsFor } = await profiles();
  expect([actionsFor(11), actionsFor(10)]).toMatchObject([{ isCaptain: true }, { isCaptain: false, captainRefusals: [] }]);
});

it.each([
  ['an active co-captain can be moved to another player, not to the captain', [aBooster()], [9]],
  ['without a booster there is no co-captain to move', [], []],
  ['a co-captain of an earlier round cannot be moved', [aBooster({ roundId: 6, roundNumber: 6 })], []],
  ['an active triple captain cannot be moved', [aBooster({ type: 'TRIPLE_CAPTAIN', playerId: null })], []],
] as const)('%s [G-087]', async (_, applied, offered) => {
  const { actionsFor } = await profiles({ boosters: [...applied] });
  const movable = [11, 10, 9].filter((id) => {
    const actions = actionsFor(id);
    return actions.kind === 'picked' && actions.reassign !== undefined;
  });
  expect(movable).toEqual(offered);
});

it('a player is removed before the team has started, and transferred out from then on or in transfer mode [G-088, G-090]', async () => {
  const [building, started] = [await profiles({ startRoundId: 7 }), await profiles()];
  const before = [building, started].map(({ actionsFor }) => actionsFor(9));
  building.stores.transfers.start();
  expect([...before, building.actionsFor(9)]).toMatchObject([
    { leaving: 'remove', leaveRefusals: [] },
    { leaving: 'transfer-out', leaveRefusals: [] },
    { leaving: 'transfer-out', leaveRefusals: [] },
  ]);
});

it('a press removes the player from a team that has not started, and marks one of a started team out [G-088, G-090]', async () => {
  const [building, started] = [await profiles({ startRoundId: 7 }), await profiles()];
  const [left, marked] = [building, started].map(({ actionsFor, stores }) => {
    const actions = actionsFor(9);
    if (actions.kind === 'picked') actions.onLeave();
    return [stores.team.draft.lineup.scrum_half, stores.transfers.isOn, stores.transfers.transfers.map(({ out }) => out)];
  });
  expect([left, marked]).toEqual([
    [[0], false, [9]],
    [[0], true, [9]],
  ]);
});

it('after lock-out the buttons to add and to remove can be pressed, and open the create-team-disabled modal [G-237]', async () => {
  const { actionsFor, stores } = await profiles({ lineup: { ...aTeam().lineup, hooker: [0] }, startRoundId: null }, afterKickOff);
  const [picked, pooled] = [actionsFor(9), actionsFor(102)];
  expect([picked, pooled]).toMatchObject([
    { kind: 'picked', leaveRefusals: [] },
    { kind: 'pool', refusals: [] },
  ]);
  const opened = [picked.kind === 'picked' && picked.onLeave, pooled.kind === 'pool' && pooled.onAdd].map((press) => {
    if (press) press();
    const { dialog } = stores.editor;
    stores.editor.closeDialog();
    return dialog?.kind;
  });
  expect(opened).toEqual(['create-team-disabled', 'create-team-disabled']);
});

it('the profile of a player who is marked out reverts the transfer [G-261]', async () => {
  const { actionsFor, stores } = await profiles();
  stores.transfers.markOut(9);
  stores.transfers.bringIn(109);
  const actions = actionsFor(9);
  if (actions.kind === 'marked-out') actions.onRevert();
  expect([actions.kind, stores.transfers.transfers]).toEqual(['marked-out', []]);
});

it('the profile of a player with a booster can be pressed to transfer out, which opens the warning [G-270]', async () => {
  const { actionsFor, stores } = await profiles({ boosters: [aBooster({ playerId: 10 })] });
  const actions = actionsFor(10);
  expect(actions).toMatchObject({ kind: 'picked', leaving: 'transfer-out', leaveRefusals: [] });
  if (actions.kind === 'picked') actions.onLeave();
  expect([stores.notifications.dialog?.kind, stores.transfers.transfers]).toEqual(['transfer-booster', []]);
});

it('in transfer mode the profile of a player says why they cannot come in [G-274]', async () => {
  const { actionsFor, stores } = await profiles();
  stores.transfers.markOut(9);
  expect([actionsFor(109), actionsFor(110)]).toMatchObject([
    { kind: 'pool', refusals: [] },
    { kind: 'pool', refusals: ['Your team has 1 of 1 at fly half. Remove Lachlan Strand.'] },
  ]);
});

/** The actions of profiles over a team that by default has played since round 1, two days before round 7. */
async function profiles(about: Partial<Team> = {}, now = twoDaysBefore) {
  const harness = await createTeamHarness(aTeam({ startRoundId: 1, ...about }), { now });
  const stores = { ...harness, rows: new PoolRows(harness) };
  const { world } = stores.season;
  if (world === undefined) throw new Error('The season is loaded.');
  return {
    stores,
    actionsFor: (playerId: number) => {
      const player = world.players.get(playerId);
      if (player === undefined) throw new Error(`There is no player ${playerId}.`);
      return playerActions(player, stores, world, words);
    },
  };
}
