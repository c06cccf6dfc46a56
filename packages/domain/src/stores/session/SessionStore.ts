import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Failure, Outcome } from '../../api/failure.ts';
import {
  type Credentials,
  getUser,
  logIn,
  logOut,
  type JoiningGameForm,
  register,
  registerForGame,
  type RegistrationForm,
  type User,
} from '../../contract/account/user.ts';
import { pending, type Request, valueOf } from '../remote/request.ts';
import { lastUserKey, unsentLogOutKey } from './sessionKeys.ts';
import type { SessionPort } from './SessionPort.ts';

/** The session of the user. A user with an id is authorised. [G-329, A-219 to A-221] */
export class SessionStore {
  /** Null when no user is signed in; a success means that the session was checked. Without the cookie nothing has to be asked. */
  request: Request<User | null>;
  /** Set by signing out, cleared by signing in. */
  wasLoggedOut = false;
  /** The user whose session expired while a page was open; signing in again continues on that page. */
  lapsedUser: User | null = null;
  /** Whether the user has just deleted the account and has not read yet that it is done. */
  isAccountDeleted = false;
  /** How many visits have ended: by signing out, or because another user has signed in in another tab. */
  endedVisits = 0;
  /** Sign-ins wait for it: a logout that arrives later would end their session. */
  private sentLogOut: Promise<void> | undefined;
  private readonly api: Api;
  private readonly port: SessionPort;
  private readonly onLoggedOut: (userId: number) => void;

  constructor(api: Api, port: SessionPort, onLoggedOut: (userId: number) => void = () => {}) {
    this.api = api;
    this.port = port;
    this.request = port.isMarkedSignedIn() ? pending : { state: 'success', value: port.user ?? null };
    this.onLoggedOut = onLoggedOut;
    makeAutoObservable<this, 'api' | 'port' | 'onLoggedOut' | 'sentLogOut'>(
      this,
      { api: false, port: false, onLoggedOut: false, sentLogOut: false, request: observableRef, lapsedUser: observableRef },
      { autoBind: true },
    );
  }

  get user(): User | null {
    return valueOf(this.request) ?? null;
  }

  /** The user whose pages are on screen: signed in, or about to sign in again. */
  get pageUser(): User | null {
    return this.user ?? this.lapsedUser;
  }

  /** Identifies a visit, from signing in to signing out: data of one visit is never shown in another. */
  get visitId(): string | undefined {
    return this.pageUser === null ? undefined : `${this.pageUser.id}:${this.endedVisits}`;
  }

  get isChecked(): boolean {
    return this.request.state !== 'pending';
  }

  /** Why the server could not say whether a user is signed in. */
  get failure(): Failure | undefined {
    return this.request.state === 'error' ? this.request.failure : undefined;
  }

  /** Requests the signed-in user; sends nothing when the cookie says that there is none. */
  async check(): Promise<void> {
    if (!this.port.isMarkedSignedIn()) return this.setUser(null);
    this.request = pending;
    const { endedVisits } = this;
    const outcome = await this.api.send(getUser, {});
    if (endedVisits !== this.endedVisits) return undefined;
    if (outcome.ok) return this.setUser(outcome.value.user);
    if (outcome.failure.kind !== 'signed-out') return this.fail(outcome.failure);
    this.port.removeMark();
    return this.setUser(null);
  }

  async logIn(credentials: Credentials): Promise<Outcome<User>> {
    await this.sentLogOut;
    return this.handleSignIn(await this.api.send(logIn, { body: credentials }));
  }

  async register(form: RegistrationForm): Promise<Outcome<User>> {
    await this.sentLogOut;
    return this.handleSignIn(await this.api.send(register, { body: form }));
  }

  /** The user plays the edition of this page from now on. */
  async registerForGame(form: JoiningGameForm): Promise<Outcome<User>> {
    const { endedVisits } = this;
    const outcome = await this.api.send(registerForGame, { body: form });
    return this.handleSignIn(outcome, endedVisits !== this.endedVisits);
  }

  /** Signs out here at once, then tells the server, which may take long or not be reached. */
  logOut(): Promise<void> {
    this.port.storage.write(unsentLogOutKey, '1');
    this.port.removeMark();
    this.signOutHere();
    return this.finishLogOut();
  }

  /**
   * Ends the session of a user who has signed out without a connection: until then the device could go on with it. Sends nothing once a user has
   * signed in on the device: the call would end the new session, which has replaced that one.
   */
  async finishLogOut(): Promise<void> {
    if (this.port.storage.read(unsentLogOutKey) === undefined) return;
    if (this.port.isMarkedSignedIn()) return this.port.storage.remove(unsentLogOutKey);
    await (this.sentLogOut = this.sendLogOut());
  }

  /** Signs out here without a call, and removes the drafts of the user: their session has ended for good. */
  signOutHere(user: User | null = this.pageUser): void {
    this.endVisit();
    if (user !== null) this.onLoggedOut(user.id);
  }

  /** The account is deleted: signs out here. The page says so until the user has read it. */
  endAccount(): void {
    this.signOutHere();
    this.isAccountDeleted = true;
  }

  discardDeletionNotification(): void {
    this.isAccountDeleted = false;
  }

  /** The user's account was changed; does nothing once they have signed out. */
  replaceUser(user: User): void {
    if (this.user?.id === user.id) this.setUser(user);
  }

  /**
   * Ends the visit of a user who has signed out in another tab, where the drafts on the device were removed. Without a request: the cookie is gone.
   * When another user has signed in there, asks the server who it is: calls from this tab are that user's now. Without a user, or when the session
   * has expired, goes on with the session that began there.
   */
  noticeOtherTab(): void {
    if (!this.isChecked) return;
    if (this.user === null) return this.port.isMarkedSignedIn() ? void this.resume() : undefined;
    if (!this.port.isMarkedSignedIn()) return this.endVisit();
    const lastUser = this.port.storage.read(lastUserKey);
    if (lastUser === undefined || lastUser === String(this.user.id)) return;
    this.endedVisits += 1;
    void this.check();
  }

  /** The server no longer knows the session: the user is asked to sign in again. */
  lapse(): void {
    this.lapsedUser = this.pageUser;
    this.setUser(null);
  }

  /** Ends the visit without signing in again; drafts stay on the device. */
  endVisit(): void {
    this.wasLoggedOut = true;
    this.endedVisits += 1;
    this.lapsedUser = null;
    this.setUser(null);
  }

  private async resume(): Promise<void> {
    const outcome = await this.api.send(getUser, {});
    if (outcome.ok) this.handleSignIn(outcome);
    else if (outcome.failure.kind === 'signed-out') this.port.removeMark();
  }

  private handleSignIn(outcome: Outcome<{ readonly user: User }>, hasLeft = false): Outcome<User> {
    if (!outcome.ok) return outcome;
    const { user } = outcome.value;
    if (hasLeft) return { ok: true, value: user };
    this.port.storage.remove(unsentLogOutKey);
    this.wasLoggedOut = false;
    this.lapsedUser = null;
    this.setUser(user);
    return { ok: true, value: user };
  }

  private async sendLogOut(): Promise<void> {
    const outcome = await this.api.send(logOut, {});
    if (outcome.ok || outcome.failure.kind === 'signed-out') this.port.storage.remove(unsentLogOutKey);
  }

  private fail(failure: Failure): void {
    this.request = { state: 'error', failure };
  }

  private setUser(user: User | null): void {
    if (user !== null) this.port.storage.write(lastUserKey, String(user.id));
    this.request = { state: 'success', value: user };
  }
}
