import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { expect, it, vi } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { leaveLeague } from '../../contract/league/league.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { repeatAfterSignIn } from './repeatAfterSignIn.ts';
import { SessionStore } from './SessionStore.ts';

const success = (id: number) => ({ ok: true, value: { user: aUser({ id }) } }) as const;
const signedOut: Outcome<unknown> = { ok: false, failure: { kind: 'signed-out', errors: [] } };
const done: Outcome<unknown> = { ok: true, value: {} };
const credentials = { email: 'ana@example.org', password: 'Scrum-half9' };

it('a call that meets an expired session is done once its user has signed in again [B5]', async () => {
  const { session, call, answers, asked } = await aCallWithoutSession();
  answers.leaveLeague = done;
  await session.logIn(credentials);
  expect([await call, asked]).toEqual([done, ['user', 'leaveLeague', 'logIn', 'leaveLeague']]);
});

it('a call of an expired session is not done for another user [A-219]', async () => {
  const { session, call, answers, asked } = await aCallWithoutSession();
  answers.leaveLeague = done;
  answers.logIn = success(2);
  await session.logIn(credentials);
  expect([await call, asked]).toEqual([signedOut, ['user', 'leaveLeague', 'logIn']]);
});

it('a call of an expired session stays refused when its user leaves the page [A-219]', async () => {
  const { session, call, asked } = await aCallWithoutSession();
  session.endVisit();
  expect([await call, asked]).toEqual([signedOut, ['user', 'leaveLeague']]);
});

it('a call of a visitor who is not signed in is refused at once [G-329]', async () => {
  const { session, api, asked } = aSession();
  const outcome = await repeatAfterSignIn({ api, session }).send(leaveLeague, { params: { leagueId: 1 } });
  expect([outcome, asked]).toEqual([signedOut, ['leaveLeague']]);
});

function aSession() {
  const asked: string[] = [];
  const answers = { user: success(1), logIn: success(1), leaveLeague: signedOut };
  const api = fakeApi(answers, asked);
  return { api, asked, answers, session: new SessionStore(api, { ...memoryPorts().session, isMarkedSignedIn: () => true }) };
}

/** User 1 leaves a league on a page whose session the server no longer knows. */
async function aCallWithoutSession() {
  const { api, session, answers, asked } = aSession();
  await session.check();
  const call = repeatAfterSignIn({ api, session }).send(leaveLeague, { params: { leagueId: 1 } });
  session.lapse();
  await vi.waitFor(() => expect(asked).toContain('leaveLeague'));
  return { session, call, answers, asked };
}
