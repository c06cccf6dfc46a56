import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Failure, Outcome } from '../../api/failure.ts';
import {
  type Credentials,
  getUser,
  logIn,
  logOut,
  register,
  type RegistrationForm,
  type User,
  viewModal,
} from '../../contract/user.ts';
import { pending, type Request, valueOf } from '../remote/request.ts';

/** What the browser knows without asking: whether the server left its mark that somebody is signed in. */
export interface SessionPort {
  readonly isMarkedSignedIn: () => boolean;
}

/** Who is signed in. A pageUser counts as authorised when there is a user with an id. [G-329, A-219 to A-221] */
export class SessionStore {
  /** Null when nobody is signed in; a success means that the session is checked. */
  request: Request<User | null> = pending;
  /** Set by signing out on purpose, cleared by signing in. */
  wasLoggedOut = false;
  /** Whose session ended without a word while his page was open: he signs in again there and goes on. */
  lapsedUser: User | null = null;
  private signOuts = 0;
  private readonly api: Api;
  private readonly port: SessionPort;
  private readonly onLoggedOut: (userId: number) => void;

  constructor(api: Api, port: SessionPort, onLoggedOut: (userId: number) => void = () => {}) {
    this.api = api;
    this.port = port;
    this.onLoggedOut = onLoggedOut;
    makeAutoObservable<this, 'api' | 'port' | 'onLoggedOut'>(
      this,
      { api: false, port: false, onLoggedOut: false, request: observableRef, lapsedUser: observableRef },
      { autoBind: true },
    );
  }

  get user(): User | null {
    return valueOf(this.request) ?? null;
  }

  /** Whose pages are on screen: who is signed in, or has to sign in again to go on. */
  get pageUser(): User | null {
    return this.user ?? this.lapsedUser;
  }

  /** Names the stay of a pageUser, from signing in to signing out: what belongs to one stay is never shown in another. */
  get visitId(): string | undefined {
    return this.pageUser === null ? undefined : `${this.pageUser.id}:${this.signOuts}`;
  }

  get isChecked(): boolean {
    return this.request.state !== 'pending';
  }

  /** Asks who is signed in, but only where the server left its mark: a stranger's page sends nothing. */
  async check(): Promise<void> {
    if (!this.port.isMarkedSignedIn()) return this.setUser(null);
    const outcome = await this.api.send(getUser, {});
    if (outcome.ok) return this.setUser(outcome.value.user);
    return outcome.failure.kind === 'signed-out' ? this.setUser(null) : this.fail(outcome.failure);
  }

  async logIn(credentials: Credentials): Promise<Outcome<User>> {
    return this.handleSignIn(await this.api.send(logIn, { body: credentials }));
  }

  async register(form: RegistrationForm): Promise<Outcome<User>> {
    return this.handleSignIn(await this.api.send(register, { body: form }));
  }

  /** Tells the server that the pageUser has seen it, then takes it from his list. */
  async viewModal(modalId: number): Promise<Outcome<unknown>> {
    const outcome = await this.api.send(viewModal, { params: { modalId } });
    const { user } = this;
    if (outcome.ok && user !== null) this.setUser({ ...user, modals: user.modals.filter(({ id }) => id !== modalId) });
    return outcome;
  }

  /** Signs out here at once, whatever the server answers. */
  async logOut(): Promise<void> {
    const { pageUser } = this;
    await this.api.send(logOut, {});
    this.leave();
    if (pageUser !== null) this.onLoggedOut(pageUser.id);
  }

  /** The server no longer knows the session. */
  end(): void {
    this.lapsedUser = this.pageUser;
    this.setUser(null);
  }

  /** Whoever does not sign in again leaves; nothing is dropped from the device. */
  leave(): void {
    this.wasLoggedOut = true;
    this.signOuts += 1;
    this.lapsedUser = null;
    this.setUser(null);
  }

  private handleSignIn(outcome: Outcome<{ readonly user: User }>): Outcome<User> {
    if (!outcome.ok) return outcome;
    this.wasLoggedOut = false;
    this.lapsedUser = null;
    this.setUser(outcome.value.user);
    return { ok: true, value: outcome.value.user };
  }

  private fail(failure: Failure): void {
    this.request = { state: 'error', failure };
  }

  private setUser(user: User | null): void {
    this.request = { state: 'success', value: user };
  }
}
