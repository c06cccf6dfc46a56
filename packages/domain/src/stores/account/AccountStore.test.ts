import { aDeletionPreview, someSessions } from '@rugby/mocks/builders/account';
import { aUser } from '@rugby/mocks/builders/user';
import { configure } from 'mobx';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { AccountStore } from './AccountStore.ts';

configure({ enforceActions: 'always' });

const now = '2026-03-25T00:00:00.000Z';
const done = { ok: true, value: {} } as const;
const signedOut = { ok: false, failure: { kind: 'signed-out', errors: [] } } as const;
const refused = { ok: false, failure: { kind: 'refused', status: 422, errors: [] } } as const;

describe('the account', () => {
  it('replaces the user by the answer of an update [A-222]', async () => {
    const changed = aUser({ firstName: 'Ana', optInNzr: !aUser().optInNzr });
    const { account, session } = await anAccount({ updateUser: { ok: true, value: { user: changed } } });
    await account.update({ firstName: ' Ana ' });
    expect(session.user).toEqual(changed);
  });

  it('keeps the user when an update is refused, and hands the reasons on [A-222]', async () => {
    const { account, session } = await anAccount({ updateUser: refused });
    expect(await account.update({ firstName: '' })).toEqual(refused);
    expect(session.user?.firstName).toBe('Mere');
  });

  it('sends a change that met an expired session once its user has signed in again [B5]', async () => {
    const signedIn = (user = aUser()) => ({ ok: true, value: { user } }) as const;
    const updateUser = () => (asked.includes('logIn') ? signedIn(aUser({ firstName: 'Ana' })) : signedOut);
    const { account, session, asked } = await anAccount({ updateUser, logIn: signedIn() });
    const update = account.update({ firstName: 'Ana' });
    session.lapse();
    await session.logIn({ email: 'mere@example.org', password: 'Scrum-half9' });
    expect([(await update).ok, session.user?.firstName, asked]).toEqual([
      true,
      'Ana',
      ['user', 'updateUser', 'logIn', 'updateUser'],
    ]);
  });

  it('signs no user in by an answer that comes after signing out [A-222]', async () => {
    const { account, session } = await anAccount({ updateUser: { ok: true, value: { user: aUser() } } });
    const update = account.update({ firstName: 'Ana' });
    session.signOutHere();
    await update;
    expect(session.user).toBeNull();
  });

  it('reads the sessions anew after a change of the password and after ending one, and what a deletion would end [B17]', async () => {
    const user = { ok: true, value: { user: aUser() } } as const;
    const { account, asked } = await anAccount({ updateUser: user, endSession: done, endOtherSessions: done });
    await account.update({ password: 'Fly-half10', currentPassword: 'Scrum-half9' });
    await account.endSession(2);
    await account.endOtherSessions();
    const read = ['sessions', 'deletionPreview'];
    expect(asked).toEqual(['user', 'updateUser', ...read, 'endSession', ...read, 'endOtherSessions', ...read]);
  });

  it('that is deleted signs out here, remembers that it was on purpose, and forgets the drafts [A-221]', async () => {
    const { account, session, left } = await anAccount({ deactivateAccount: done });
    await account.deactivate('Scrum-half9');
    expect([session.user, session.wasLoggedOut, left]).toEqual([null, true, [1]]);
  });

  it('says that it is deleted until the user has read it [A-221]', async () => {
    const { account, session } = await anAccount({ deactivateAccount: done });
    await account.deactivate('Scrum-half9');
    expect(session.isAccountDeleted).toBe(true);
    session.discardDeletionNotification();
    expect(session.isAccountDeleted).toBe(false);
  });

  it.each([
    ['is deleted when its address and its name are available', true, true],
    ['is not deleted when only its address is available', true, false],
    ['is not deleted when only its name is available', false, true],
  ])('whose deletion finds no session any more %s: the answer to it may have been lost', async (_, isAddressFree, isNameFree) => {
    const checkEmail = { ok: true, value: { email: 'mere@example.org', isAvailable: isAddressFree } } as const;
    const checkDisplayName = { ok: true, value: { displayName: 'Mere', isAvailable: isNameFree } } as const;
    const { account, session, left } = await anAccount({ deactivateAccount: signedOut, checkEmail, checkDisplayName });
    await account.deactivate('Scrum-half9');
    const isDeleted = isAddressFree && isNameFree;
    expect([session.isAccountDeleted, left]).toEqual([isDeleted, isDeleted ? [1] : []]);
  });

  it('that could not be deleted stays signed in', async () => {
    const { account, session, left } = await anAccount({ deactivateAccount: refused });
    await account.deactivate('wrong');
    expect([session.user?.id, session.wasLoggedOut, left]).toEqual([1, false, []]);
  });
});

async function anAccount(answers: Answers) {
  const asked: string[] = [];
  const left: number[] = [];
  const sessions = { ok: true, value: { sessions: [...someSessions(now)] } } as const;
  const deletionPreview = { ok: true, value: aDeletionPreview(editions.srp) } as const;
  const api = fakeApi({ user: { ok: true, value: { user: aUser() } }, sessions, deletionPreview, ...answers }, asked);
  const session = new SessionStore(api, memoryPorts().session, (id) => left.push(id));
  await session.check();
  return { account: new AccountStore(api, session), session, asked, left };
}
