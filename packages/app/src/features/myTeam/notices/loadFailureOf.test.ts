import type { Failure } from '@rugby/domain/api/failure';
import { createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { aGamebar } from '@rugby/mocks/builders/history';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { loadFailureOf } from './loadFailureOf.ts';

const saved = aTeam({ startRoundId: 1 });

it.each([
  ['the saved team [G-364]', 'showMyTeam'],
  ['the team of a past round [G-364]', 'showMyTeamHistory'],
  ['the game bar [G-365]', 'gamebar'],
])('opens the error modal with the failure of %s', async (_, call) => {
  expect(await failureAfter(call, { kind: 'unavailable' })).toEqual({ kind: 'unavailable' });
});

it('is also that of a game bar which was loaded before [G-365]', async () => {
  const failure = { kind: 'unavailable' } as const;
  let isGone = false;
  const gamebar = () => (isGone ? ({ ok: false, failure } as const) : ({ ok: true, value: aGamebar() } as const));
  const stores = await createTeamHarness(saved, { answers: { gamebar } });
  await stores.view.load();
  const before = loadFailureOf(stores);
  isGone = true;
  await stores.view.loadGamebar();
  expect([before, loadFailureOf(stores)]).toEqual([undefined, failure]);
});

it('is none for a session that has ended: the login opens instead', async () => {
  expect(await failureAfter('showMyTeam', { kind: 'signed-out', errors: [] })).toBeUndefined();
});

/** What the page says after a past round was opened and one of its calls has failed. */
async function failureAfter(call: string, failure: Failure): Promise<Failure | undefined> {
  const stores = await createTeamHarness(saved, { answers: { [call]: { ok: false, failure } } });
  await stores.view.load();
  await stores.rounds.select(6);
  return loadFailureOf(stores);
}
