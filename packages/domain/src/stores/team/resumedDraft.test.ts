import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { transfersOf } from '../../game/transfers/transfers.ts';
import { openTeamPage } from '../../testing/openTeamPage.ts';

configure({ enforceActions: 'always' });

const saved = aTeam({ startRoundId: 6 });

it('a draft holds the Limitless that its transfers are prepared for, so that they still need no budget [B5]', async () => {
  const device = new Map<string, string>();
  await prepareLimitless(device);
  const second = await openTeamPage(device, saved);
  second.page.resumeDraft();
  expect(transfersOf(second.team.draft)).toMatchObject([{ out: 2, in: null }]);
  expect([second.choice.type, second.transfers.isLimitless, second.boosters.prompt]).toEqual(['LIMITLESS', true, 'players']);
});

it('a draft brings no Limitless back that is active by then, nor one that was given up [B5]', async () => {
  const device = new Map<string, string>();
  await prepareLimitless(device);
  const boosters = [{ id: 1, type: 'LIMITLESS', roundId: 7, roundNumber: 7, playerId: null }] as const;
  const second = await openTeamPage(device, { ...saved, boosters, version: 15 });
  second.page.resumeDraft();
  expect([second.choice.type, second.transfers.isLimitless]).toEqual([undefined, true]);
  second.transfers.cancel();
  second.transfers.markOut(2);
  second.close();
  const third = await openTeamPage(device, saved);
  third.page.resumeDraft();
  expect([third.choice.type, transfersOf(third.team.draft).length]).toEqual([undefined, 1]);
});

it('a draft that is resumed is one of the edits, which undo takes back [B5, B9]', async () => {
  const device = new Map<string, string>();
  await prepareLimitless(device);
  const { page, team } = await openTeamPage(device, saved);
  page.resumeDraft();
  expect(team.draft.past.map(({ edit }) => edit.kind)).toEqual(['resumed']);
  team.edit({ kind: 'undo' });
  expect(team.isChanged).toBe(false);
});

/** Leaves the page with a Limitless chosen and a player marked out for it. */
async function prepareLimitless(device: Map<string, string>): Promise<void> {
  const { boosters, transfers, close } = await openTeamPage(device, saved);
  await boosters.choose('LIMITLESS');
  transfers.markOut(2);
  close();
}
