import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { aDevice, openTeamPage, savedTeam, settled } from '../../testing/teamOverConnection.ts';

configure({ enforceActions: 'always' });

describe('a captain who is chosen without a connection', () => {
  it('stays on the pitch, queued, also after a reload, and is sent once when the connection is back [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    expect([page.team.draft.captainId, page.queue.holds(page.team.draft), page.editor.notification?.kind]).toEqual([
      13,
      true,
      'queued',
    ]);
    page.close();

    const reloaded = await openTeamPage(device);
    expect([reloaded.team.draft.captainId, reloaded.queue.holds(reloaded.team.draft), reloaded.page.offeredDraft]).toEqual([
      13,
      true,
      undefined,
    ]);
    await reloaded.comeBack();
    expect([device.server.sent, device.server.team?.captainId]).toEqual([['captain'], 13]);
    expect([reloaded.queued.change, reloaded.team.isChanged, [...device.texts.keys()].join()]).toEqual([
      undefined,
      false,
      'last-user,user:1:receipts:srp',
    ]);
  });

  it('is sent a little later if the connection that is back loses the first answers [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    device.server.losses = 2;
    await page.comeBack();
    expect([device.server.sent, [...page.timers.keys()]]).toEqual([[], [10_000]]);
    page.timers.get(10_000)?.();
    await settled();
    expect([device.server.sent, page.queued.change]).toEqual([['captain'], undefined]);
  });

  it('takes the place of one who was queued before [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    await page.editor.makeCaptain(12);
    await page.comeBack();
    expect([device.server.sent, device.server.team?.captainId]).toEqual([['captain'], 12]);
  });

  it('can be taken back: nothing is sent, and the choice stays a draft [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    page.queued.takeBack();
    await page.comeBack();
    expect([device.server.sent, page.team.isChanged, page.queue.holds(page.team.draft)]).toEqual([[], true, false]);
  });

  it('is not sent for another user of the device [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    page.close();
    device.server.isReachable = true;
    const other = await openTeamPage(device, 2);
    expect([other.queued.change, device.server.sent]).toEqual([undefined, []]);
  });
});

it('a first team that is saved without a connection is queued and sent [B21]', async () => {
  const device = aDevice(null);
  const page = await openTeamPage(device);
  device.server.isReachable = false;
  page.team.edit({ kind: 'add', playerId: 1 });
  await page.editor.save();
  expect(page.queue.holds(page.team.draft)).toBe(true);
  page.team.edit({ kind: 'add', playerId: 2 });
  expect(page.queue.holds(page.team.draft)).toBe(false);
  page.team.edit({ kind: 'undo' });
  await page.comeBack();
  expect([device.server.sent, page.queued.change]).toEqual([['save'], undefined]);
});

it('transfers that are sent without a connection are queued, and sent as trades [B21]', async () => {
  const device = aDevice();
  const page = await openTeamPage(device);
  device.server.isReachable = false;
  await sendTransfer(page);
  expect([page.queued.change?.kind, page.transfers.isOn]).toEqual(['transfers', true]);
  await page.comeBack();
  expect([device.server.sent, device.server.team?.lineup.fly_half, page.transfers.isOn]).toEqual([['transfers'], [110], false]);
});

it('a change whose answer alone was lost is not sent again [B21]', async () => {
  const device = aDevice();
  const page = await openTeamPage(device);
  device.server.isReachable = false;
  await page.editor.makeCaptain(13);
  device.server.team = { ...savedTeam, captainId: 13, version: savedTeam.version + 1 };
  await page.comeBack();
  expect([device.server.sent, page.queued.change, page.team.isChanged]).toEqual([[], undefined, false]);
});

it('transfers whose answer alone was lost leave the transfer mode [B21]', async () => {
  const device = aDevice();
  const page = await openTeamPage(device);
  device.server.isReachable = false;
  await sendTransfer(page);
  const lineup = { ...savedTeam.lineup, fly_half: [110] };
  device.server.team = { ...savedTeam, lineup, version: savedTeam.version + 1 };
  await page.comeBack();
  expect([device.server.sent, page.queued.change, page.transfers.isOn]).toEqual([[], undefined, false]);
});

it('a queued change that the server refuses is not queued any more, and stays a draft [B21]', async () => {
  const device = aDevice();
  const page = await openTeamPage(device);
  device.server.isReachable = false;
  await page.editor.makeCaptain(13);
  device.server.refusal = { kind: 'refused', status: 422, errors: [{ code: 'over-budget', message: 'Too dear.' }] };
  await page.comeBack();
  expect([page.queued.change, page.team.isChanged, page.editor.dialog?.kind]).toEqual([undefined, true, 'error']);
});

it.each([
  [503, 'unavailable'],
  [429, 'rate-limited'],
  [409, 'in-flight'],
] as const)(
  'a queued change stays queued while the server answers %i %s, and is sent a little later [B21]',
  async (status, code) => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    device.server.refusal = { kind: 'refused', status, errors: [{ code, message: 'Later.' }] };
    await page.comeBack();
    expect([device.server.sent, page.queued.change?.kind, page.editor.dialog]).toEqual([['captain'], 'captain', undefined]);
    delete device.server.refusal;
    page.timers.get(10_000)?.();
    await settled();
    expect([device.server.sent, page.queued.change]).toEqual([['captain', 'captain'], undefined]);
  },
);

async function sendTransfer({ transfers }: Awaited<ReturnType<typeof openTeamPage>>): Promise<void> {
  transfers.start();
  transfers.markOut(10);
  transfers.bringIn(110);
  await transfers.submit();
}

describe('in safe mode', () => {
  it('a queued change waits until it has ended [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    page.offline.setSafeMode(true);
    await page.comeBack();
    expect([device.server.sent, page.queued.change?.kind]).toEqual([[], 'captain']);
    page.offline.setSafeMode(false);
    await settled();
    expect([device.server.sent, page.queued.change]).toEqual([['captain'], undefined]);
  });

  it('a queued change that the server then refuses stays queued [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    device.server.refusal = { kind: 'refused', status: 503, errors: [{ code: 'safe-mode', message: 'Later.' }] };
    device.server.onRefusal = () => page.offline.setSafeMode(true);
    await page.comeBack();
    expect([device.server.sent, page.queued.change?.kind, page.editor.dialog]).toEqual([['captain'], 'captain', undefined]);
  });
});

describe('when the team was saved elsewhere meanwhile', () => {
  async function inConflict() {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    device.server.team = { ...savedTeam, captainId: 12, version: 20 };
    await page.comeBack();
    expect(page.editor.dialog).toMatchObject({
      kind: 'queued-conflict',
      conflict: { reason: 'saved-elsewhere', lost: [{ kind: 'captain', sent: 13, saved: 12 }] },
    });
    expect(device.server.sent).toEqual([]);
    return { device, page };
  }

  it('the user may save what was queued [B21]', async () => {
    const { device, page } = await inConflict();
    await page.queued.insist();
    expect([device.server.sent, device.server.team?.captainId, page.queued.change]).toEqual([['captain'], 13, undefined]);
  });

  it('the question comes also if the page loads the team at the same time [B21]', async () => {
    const device = aDevice();
    const page = await openTeamPage(device);
    device.server.isReachable = false;
    await page.editor.makeCaptain(13);
    device.server.team = { ...savedTeam, captainId: 12, version: 20 };
    device.server.isDue = async () => {
      device.server.isDue = () => new Promise((done) => setTimeout(done, 10));
      queueMicrotask(() => void page.page.load());
    };
    await page.comeBack();
    await vi.waitFor(() => expect(page.editor.dialog?.kind).toBe('queued-conflict'));
  });

  it('the user may take what is saved [B21]', async () => {
    const { device, page } = await inConflict();
    await page.queued.giveUp();
    expect([device.server.sent, page.team.draft.captainId, page.queued.change]).toEqual([[], 12, undefined]);
  });

  it('the user may decide later [B21]', async () => {
    const { page } = await inConflict();
    page.editor.closeDialog();
    expect([page.queued.change?.kind, page.editor.dialog]).toEqual(['captain', undefined]);
    page.queued.decide();
    expect(page.editor.dialog?.kind).toBe('queued-conflict');
  });
});

it('once a changed player has kicked off nothing is sent, and what was queued may stay a draft [B21]', async () => {
  const device = aDevice();
  const page = await openTeamPage(device);
  device.server.isReachable = false;
  await page.editor.makeCaptain(13);
  page.close();
  device.server.isReachable = true;
  const later = await openTeamPage(device, 1, twoDaysBefore + 4 * 86_400_000);
  expect(later.queued.conflict?.reason).toBe('locked');
  later.queued.keepAsDraft();
  expect([device.server.sent, later.queued.change, later.team.draft.captainId]).toEqual([[], undefined, 13]);
});
