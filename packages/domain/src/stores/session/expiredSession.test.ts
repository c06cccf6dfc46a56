import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { expect, it, vi } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { SessionStore } from './SessionStore.ts';

const success = (id: number) => ({ ok: true, value: { user: aUser({ id }) } }) as const;
const signedOut = { ok: false, failure: { kind: 'signed-out', errors: [] } } as const;

it('an expired session waits for its user to sign in again, though the cookie is gone [B5]', async () => {
  const { session, asked, device } = await anExpiredSession();
  device.isMarked = false;
  session.noticeOtherTab();
  expect([session.pageUser?.id, asked]).toEqual([1, ['user']]);
});

it('an expired session goes on when its user has signed in again in another tab [B5]', async () => {
  const { session, asked, device, answers } = await anExpiredSession();
  answers.user = signedOut;
  session.noticeOtherTab();
  await vi.waitFor(() => expect(device.isMarked).toBe(false));
  session.noticeOtherTab();
  expect([session.lapsedUser?.id, asked]).toEqual([1, ['user', 'user']]);
  answers.user = success(1);
  device.isMarked = true;
  session.noticeOtherTab();
  await vi.waitFor(() => expect(session.user?.id).toBe(1));
  expect([session.lapsedUser, session.visitId, session.wasLoggedOut]).toEqual([null, '1:0', false]);
});

it('an expired session ends when another user has signed in in another tab [A-219]', async () => {
  const { session, answers } = await anExpiredSession();
  answers.user = success(2);
  session.noticeOtherTab();
  await vi.waitFor(() => expect([session.pageUser?.id, session.lapsedUser]).toEqual([2, null]));
});

/** The session of user 1, which the server no longer knows; its cookie is still on the device. */
async function anExpiredSession() {
  const asked: string[] = [];
  const device = { isMarked: true };
  const answers: { user: Outcome<unknown> } = { user: success(1) };
  const session = new SessionStore(fakeApi(answers, asked), {
    ...memoryPorts().session,
    isMarkedSignedIn: () => device.isMarked,
    removeMark: () => {
      device.isMarked = false;
    },
  });
  await session.check();
  session.lapse();
  return { session, asked, device, answers };
}
