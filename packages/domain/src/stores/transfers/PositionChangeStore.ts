import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { isSafeModeRefusal } from '../../api/failure.ts';
import { viewModal } from '../../contract/account/modal.ts';
import type { PlayerReplacement } from '../../contract/account/user.ts';
import type { EditorNotifications } from '../team/EditorNotifications.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TransferStore } from './TransferStore.ts';

interface Parts {
  readonly api: Api;
  readonly season: Pick<SeasonStore, 'edition' | 'playersById'>;
  readonly session: Pick<SessionStore, 'user' | 'replaceUser'>;
  readonly transfers: Pick<TransferStore, 'start'>;
  readonly notifications: Pick<EditorNotifications, 'showRefusal'>;
}

/** Notices of players whose position has changed, one after the other. [G-302] */
export class PositionChangeStore {
  private readonly closed = new Set<number>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** The oldest notice of this edition that was not closed. */
  get replacement(): PlayerReplacement | undefined {
    const { season, session } = this.parts;
    return session.user?.modals
      .filter((modal) => 'outPlayerId' in modal)
      .find(({ id, edition, outPlayerId }) => {
        const isHere = edition === season.edition.id && season.playersById.has(outPlayerId);
        return isHere && !this.closed.has(id);
      });
  }

  /** Closes the notice and marks it as seen; if that fails, as in safe mode, it is shown again in a later visit. [G-304] */
  async close(): Promise<void> {
    const { replacement } = this;
    if (replacement === undefined) return;
    this.closed.add(replacement.id);
    await this.view(replacement.id);
  }

  /** Turns transfer mode on. [G-305] */
  async startTransfers(): Promise<void> {
    this.parts.transfers.start();
    await this.close();
  }

  /** Marks a modal as seen on the server, then removes it from the user. */
  private async view(modalId: number): Promise<void> {
    const { api, session, notifications } = this.parts;
    const outcome = await api.send(viewModal, { params: { modalId } });
    const { user } = session;
    if (outcome.ok && user !== null) session.replaceUser({ ...user, modals: user.modals.filter(({ id }) => id !== modalId) });
    if (!outcome.ok && !isSafeModeRefusal(outcome.failure)) notifications.showRefusal(outcome, () => this.view(modalId));
  }
}
