import { aUser } from '@rugby/mocks/builders/user';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { AccountStore } from '../account/AccountStore.ts';
import { SessionStore } from './SessionStore.ts';

const signedIn = { ok: true, value: { user: aUser() } } as const;

it.each<[string, (stores: Stores) => Promise<unknown>]>([
  ['the check of the session', ({ session }) => session.check()],
  ['joining another edition', ({ session }) => session.registerForGame({ terms: true, trcSupportedSquadId: 2 })],
  ['a change of the account', ({ account }) => account.update({ firstName: 'Ana' })],
])('an answer to %s that arrives after the user has signed out does not sign in again [A-221]', async (_, call) => {
  const late = Promise.withResolvers<Outcome<unknown>>();
  const answers = { user: () => late.promise, registerForGame: () => late.promise, updateUser: () => late.promise };
  const stores = await aSignedInUser({ ...answers, logOut: { ok: true, value: {} } });
  const { session } = stores;
  const answered = call(stores);
  await session.logOut();
  late.resolve(signedIn);
  await answered;
  expect([session.isChecked, session.user, session.wasLoggedOut]).toEqual([true, null, true]);
});

type Stores = Awaited<ReturnType<typeof aSignedInUser>>;

async function aSignedInUser(answers: Answers) {
  const api = fakeApi({ logIn: signedIn, ...answers });
  const session = new SessionStore(api, { ...memoryPorts().session, isMarkedSignedIn: () => true });
  await session.logIn({ email: 'mere@example.org', password: 'Scrum-half9x' });
  return { session, account: new AccountStore(api, session) };
}
