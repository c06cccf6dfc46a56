import type { Api } from '../../api/apiClient.ts';
import { mapOutcome, type Outcome } from '../../api/failure.ts';
import {
  type AccountChange,
  type ActiveSession,
  deactivateAccount,
  type DeletionPreview,
  endOtherSessions,
  endSession,
  getDeletionPreview,
  getSessions,
  updateUser,
} from '../../contract/account/account.ts';
import { type AccountExport, getAccountExport } from '../../contract/account/accountExport.ts';
import { checkDisplayName, checkEmail } from '../../contract/account/availability.ts';
import type { User } from '../../contract/account/user.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import { repeatAfterSignIn } from '../session/repeatAfterSignIn.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** The account of the signed-in user: changes, sessions, export and deletion. All but the deletion outlive the session of the page. [B5] */
export class AccountStore {
  readonly sessions: RemoteValue<readonly ActiveSession[]>;
  readonly preview: RemoteValue<DeletionPreview>;
  private readonly api: Api;
  /** Does not repeat a call. */
  private readonly once: Api;
  private readonly session: SessionStore;

  constructor(once: Api, session: SessionStore) {
    const api = repeatAfterSignIn({ api: once, session });
    this.once = once;
    this.api = api;
    this.session = session;
    this.sessions = new RemoteValue(async () => mapOutcome(await api.send(getSessions, {}), ({ sessions }) => sessions));
    this.preview = new RemoteValue(() => api.send(getDeletionPreview, {}));
  }

  /** Sends what changed, and replaces the user by the answer. A new password ends the other sessions. */
  async update(change: AccountChange): Promise<Outcome<User>> {
    const outcome = await this.api.send(updateUser, { body: change });
    if (!outcome.ok) return outcome;
    this.session.replaceUser(outcome.value.user);
    if (change.password !== undefined) void this.readSessions();
    return { ok: true, value: outcome.value.user };
  }

  /** Signs another device out, and reads the list anew. */
  async endSession(sessionId: number): Promise<Outcome<unknown>> {
    const outcome = await this.api.send(endSession, { params: { sessionId } });
    if (outcome.ok) await this.readSessions();
    return outcome;
  }

  /** Signs all other devices out, and reads the list anew. */
  async endOtherSessions(): Promise<Outcome<unknown>> {
    const outcome = await this.api.send(endOtherSessions, {});
    if (outcome.ok) await this.readSessions();
    return outcome;
  }

  /** Everything that the game keeps about the user. [B17] */
  export(): Promise<Outcome<AccountExport>> {
    return this.api.send(getAccountExport, {});
  }

  /**
   * Deletes the account and signs out on this device. The client repeats a call whose answer was lost: when the first one has deleted the account, the
   * repeat finds no session, and the email address and the display name are available again.
   */
  async deactivate(password: string): Promise<Outcome<unknown>> {
    const { user } = this.session;
    const outcome = await this.once.send(deactivateAccount, { body: { password } });
    const isGone = outcome.ok || (outcome.failure.kind === 'signed-out' && user !== null && (await this.isGone(user)));
    if (isGone) this.session.endAccount();
    return outcome;
  }

  /** One of the two may have been changed on another device; both are available only after a deletion. */
  private async isGone({ email, displayName }: User): Promise<boolean> {
    const outcomes = await Promise.all([
      this.once.send(checkEmail, { body: { email } }),
      this.once.send(checkDisplayName, { body: { displayName } }),
    ]);
    return outcomes.every((outcome) => outcome.ok && outcome.value.isAvailable);
  }

  /** The preview of the deletion counts the sessions. */
  private async readSessions(): Promise<void> {
    await Promise.all([this.sessions.load(), this.preview.load()]);
  }
}
