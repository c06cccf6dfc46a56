import { aRegistration, aUser } from '@rugby/mocks/builders/user';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { SessionStore } from './SessionStore.ts';

const signedIn = { ok: true, value: { user: aUser() } } as const;
const offline = { ok: false, failure: { kind: 'offline' } } as const;
const signedOut = { ok: false, failure: { kind: 'signed-out', errors: [] } } as const;

describe('the session', () => {
  it('counts as checked once the user is fetched at start [A-219]', async () => {
    const { session, asked } = aSession({ user: signedIn }, true);
    expect(session.isChecked).toBe(false);
    await session.check();
    expect([session.isChecked, session.user?.id, asked]).toEqual([true, 1, ['user']]);
  });

  it('sends nothing without the cookie', async () => {
    const { session, asked } = aSession({ user: signedIn }, false);
    await session.check();
    expect([session.isChecked, session.user, asked]).toEqual([true, null, []]);
  });

  it('that the server does not know any more is forgotten, so that the next page does not ask for it again', async () => {
    const { session, asked, marks } = aSession({ user: signedOut }, true);
    await session.check();
    await session.check();
    expect([session.user, marks, asked]).toEqual([null, [false], ['user']]);
  });

  it('that could not be checked says why, and is checked again', async () => {
    const answers: { user: Outcome<unknown> } = { user: offline };
    const { session, marks } = aSession(answers, true);
    await session.check();
    expect([session.user, session.failure, marks]).toEqual([null, offline.failure, []]);
    answers.user = signedIn;
    const check = session.check();
    expect([session.isChecked, session.failure]).toEqual([false, undefined]);
    await check;
    expect(session.user?.id).toBe(1);
  });

  it('knows two states: a user with an id is authorised, all else is not [G-329, A-295]', async () => {
    const [{ session: authorised }, { session }] = [aSession({ user: signedIn }, true), aSession({ user: signedOut }, true)];
    await Promise.all([authorised.check(), session.check()]);
    expect([authorised.user?.id, session.user, session.failure]).toEqual([1, null, undefined]);
  });

  it('signing in sets the user and clears the mark of signing out [A-220]', async () => {
    const { session } = aSession({ logIn: signedIn, logOut: { ok: true, value: {} } }, false);
    await session.logIn({ email: 'a@b.c', password: 'x' });
    await session.logOut();
    await session.logIn({ email: 'a@b.c', password: 'x' });
    expect([session.user?.id, session.wasLoggedOut]).toEqual([1, false]);
  });

  it('registering and joining another edition set the user and clear the mark of signing out [A-220]', async () => {
    const joined = { ok: true, value: { user: aUser({ playedGames: ['srp_fantasy', 'trc_fantasy'] }) } } as const;
    const answers = { register: signedIn, registerForGame: joined, logOut: { ok: true, value: {} } } as const;
    const { session, asked } = aSession(answers, false);
    await session.logOut();
    await session.register({ ...aRegistration() });
    expect([session.user?.id, session.wasLoggedOut]).toEqual([1, false]);
    await session.logOut();
    await session.registerForGame({ terms: true });
    expect([session.user?.playedGames, session.wasLoggedOut]).toEqual([['srp_fantasy', 'trc_fantasy'], false]);
    expect(asked).toEqual(['logOut', 'register', 'logOut', 'registerForGame']);
  });

  it('signing out clears the user and remembers that it was on purpose [A-221]', async () => {
    const { session } = aSession({ logIn: signedIn, logOut: { ok: true, value: {} } }, false);
    await session.logIn({ email: 'a@b.c', password: 'x' });
    await session.logOut();
    expect([session.user, session.wasLoggedOut]).toEqual([null, true]);
  });

  it('that expires remembers its user, until they sign in again or leave [B5]', async () => {
    const { session } = aSession({ user: signedIn, logIn: signedIn }, true);
    await session.check();
    session.lapse();
    session.lapse();
    expect([session.user, session.pageUser?.id, session.lapsedUser?.id, session.wasLoggedOut]).toEqual([null, 1, 1, false]);
    await session.logIn({ email: 'a@b.c', password: 'x' });
    expect([session.user?.id, session.lapsedUser]).toEqual([1, null]);
    session.lapse();
    session.endVisit();
    expect([session.pageUser, session.wasLoggedOut]).toEqual([null, true]);
  });

  it('is one visit until the user leaves, also after signing in again; each visit has an id of its own [B5]', async () => {
    const { session } = aSession({ user: signedIn, logIn: signedIn, logOut: { ok: true, value: {} } }, true);
    await session.check();
    const stays = [session.visitId];
    session.lapse();
    stays.push(session.visitId);
    await session.logOut();
    stays.push(session.visitId);
    await session.logIn({ email: 'a@b.c', password: 'x' });
    expect([...stays, session.visitId]).toEqual(['1:0', '1:0', undefined, '1:1']);
  });

  it('that was ended in another tab ends here too, without a request; drafts stay as that tab left them [A-221]', async () => {
    const [asked, left]: [string[], number[]] = [[], []];
    let isMarkedSignedIn = true;
    const port = { ...memoryPorts().session, isMarkedSignedIn: () => isMarkedSignedIn };
    const session = new SessionStore(fakeApi({ user: signedIn }, asked), port, (userId) => left.push(userId));
    await session.check();
    session.noticeOtherTab();
    expect(session.pageUser?.id).toBe(1);
    isMarkedSignedIn = false;
    session.noticeOtherTab();
    expect([session.pageUser, session.visitId, session.wasLoggedOut, asked, left]).toEqual([null, undefined, true, ['user'], []]);
  });

  it('begins on a page without one when a user has signed in in another tab, and a check in progress is not repeated [A-219]', async () => {
    const { port, asked } = aMarkedPort();
    port.removeMark();
    const session = new SessionStore(fakeApi({ user: signedIn }, asked), port);
    session.noticeOtherTab();
    port.mark();
    session.noticeOtherTab();
    expect([session.isChecked, session.user]).toEqual([true, null]);
    await Promise.resolve();
    expect([session.user?.id, session.visitId, asked]).toEqual([1, '1:0', ['user']]);
    void session.check();
    session.noticeOtherTab();
    expect(asked).toEqual(['user', 'user']);
  });

  it('asks who is signed in when another user has signed in in another tab of the device [A-219]', async () => {
    const asked: string[] = [];
    const answers: { user: Outcome<unknown> } = { user: signedIn };
    const port = memoryPorts().session;
    const session = new SessionStore(fakeApi(answers, asked), port);
    await session.check();
    session.noticeOtherTab();
    expect([session.user?.id, asked]).toEqual([1, ['user']]);
    const other = { ok: true, value: { user: aUser({ id: 2 }) } } as const;
    await new SessionStore(fakeApi({ logIn: other }), port).logIn({ email: 'a@b.c', password: 'x' });
    answers.user = other;
    session.noticeOtherTab();
    expect(session.isChecked).toBe(false);
    await Promise.resolve();
    expect([session.user?.id, session.visitId, asked]).toEqual([2, '2:1', ['user', 'user']]);
  });

  it.each([{ kind: 'offline' }, { kind: 'unavailable' }] as const)(
    'that could not be ended on the server is over on the device, and is ended there with the next connection: $kind [A-221, B21]',
    async (failure) => {
      const asked: string[] = [];
      const answers: { user: Outcome<unknown>; logOut: Outcome<unknown> } = { user: signedIn, logOut: { ok: false, failure } };
      const marks: boolean[] = [];
      const port = {
        ...memoryPorts().session,
        isMarkedSignedIn: () => marks.at(-1) ?? true,
        removeMark: () => void marks.push(false),
      };
      const session = new SessionStore(fakeApi(answers, asked), port);
      await session.finishLogOut();
      await session.check();
      await session.logOut();
      expect([session.user, session.wasLoggedOut, marks]).toEqual([null, true, [false]]);

      const reloaded = new SessionStore(fakeApi(answers, asked), port);
      await reloaded.check();
      await reloaded.finishLogOut();
      answers.logOut = { ok: true, value: {} };
      await reloaded.finishLogOut();
      await reloaded.finishLogOut();
      expect([reloaded.user, asked]).toEqual([null, ['user', 'logOut', 'logOut', 'logOut']]);
    },
  );

  it('is over at once when the user signs out, however long the server takes to answer [A-221, B21]', async () => {
    const { api, asked, answer } = slowLogOut();
    const { port } = aMarkedPort();
    const session = new SessionStore(api, port);
    await session.logIn({ email: 'a@b.c', password: 'x' });
    const ended = session.logOut();
    expect([session.user, session.wasLoggedOut, port.isMarkedSignedIn(), asked]).toEqual([
      null,
      true,
      false,
      ['logIn', 'logOut'],
    ]);
    await new SessionStore(fakeApi({ logOut: signedOut }, asked), port).finishLogOut();
    expect(asked, 'a page that is opened meanwhile').toEqual(['logIn', 'logOut', 'logOut']);
    answer({ ok: true, value: {} });
    await ended;
  });

  it('begins after the logout before it has been answered, so that it is not ended by it', async () => {
    const { api, asked, answer } = slowLogOut();
    const session = new SessionStore(api, aMarkedPort().port);
    void session.logOut();
    const entered = session.logIn({ email: 'a@b.c', password: 'x' });
    await Promise.resolve();
    expect(asked).toEqual(['logOut']);
    answer({ ok: true, value: {} });
    await entered;
    expect([session.user?.id, asked]).toEqual([1, ['logOut', 'logIn']]);
  });

  it('that begins anew is not ended by a logout that the server has not heard of [B21]', async () => {
    const { port, asked } = aMarkedPort();
    const answers = { user: signedIn, logIn: signedIn, logOut: offline };
    const session = new SessionStore(fakeApi(answers, asked), port);
    await session.check();
    await session.logOut();
    await session.logIn({ email: 'a@b.c', password: 'x' });
    await session.finishLogOut();
    expect(asked).toEqual(['user', 'logOut', 'logIn']);
  });

  it('that begins in another tab while a logout is sent again stays, though that call fails [B21]', async () => {
    const { port, asked } = aMarkedPort();
    const second = Promise.withResolvers<Outcome<unknown>>();
    const answers: { user: typeof signedIn; logOut: Answers[string] } = { user: signedIn, logOut: offline };
    const session = new SessionStore(fakeApi(answers, asked), port);
    await session.check();
    await session.logOut();
    answers.logOut = () => second.promise;
    const finished = session.finishLogOut();
    port.mark();
    await new SessionStore(fakeApi({ logIn: signedIn }, asked), port).logIn({ email: 'a@b.c', password: 'x' });
    second.resolve(offline);
    await finished;
    await session.finishLogOut();
    expect([port.isMarkedSignedIn(), asked]).toEqual([true, ['user', 'logOut', 'logOut', 'logIn']]);
  });

  it('that began in a tab which does not know of an unsent logout is not ended by it [B21]', async () => {
    const { port, asked } = aMarkedPort();
    const session = new SessionStore(fakeApi({ user: signedIn, logOut: offline }, asked), port);
    await session.check();
    await session.logOut();
    port.mark();
    await session.finishLogOut();
    port.removeMark();
    await session.finishLogOut();
    expect(asked).toEqual(['user', 'logOut']);
  });

  it('that never began does not ask to sign in again', () => {
    const { session } = aSession({}, false);
    session.lapse();
    expect([session.pageUser, session.isChecked]).toEqual([null, true]);
  });

  it('that is signed out reports its user, so that their drafts are removed [B5]', async () => {
    const left: number[] = [];
    const session = new SessionStore(
      fakeApi({ user: signedIn, logOut: { ok: true, value: {} } }),
      memoryPorts().session,
      (userId) => left.push(userId),
    );
    await session.check();
    await session.logOut();
    expect(left).toEqual([1]);
  });

  it('a refused sign-in changes nothing and hands the reasons on', async () => {
    const { session } = aSession({ logIn: signedOut }, false);
    expect(await session.logIn({ email: 'a@b.c', password: 'x' })).toEqual(signedOut);
    expect(session.user).toBeNull();
  });
});

/** The port of a device on which a user is signed in. `mark` does what the server does when a user signs in. */
function aMarkedPort() {
  let isMarkedSignedIn = true;
  const port = {
    ...memoryPorts().session,
    isMarkedSignedIn: () => isMarkedSignedIn,
    removeMark: () => {
      isMarkedSignedIn = false;
    },
    mark: () => {
      isMarkedSignedIn = true;
    },
  };
  return { port, asked: new Array<string>() };
}

/** The logout is answered when the test has it answered. */
function slowLogOut() {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
  return { api: fakeApi({ logIn: signedIn, logOut: () => promise }, asked), asked, answer: resolve };
}

function aSession(answers: Answers, isMarkedSignedIn: boolean) {
  const asked: string[] = [];
  const marks: boolean[] = [];
  const isMarked = () => marks.at(-1) ?? isMarkedSignedIn;
  const port = { ...memoryPorts().session, isMarkedSignedIn: isMarked, removeMark: () => void marks.push(false) };
  return { session: new SessionStore(fakeApi(answers, asked), port), asked, marks };
}
