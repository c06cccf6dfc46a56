import { makeAutoObservable, observableRef } from 'mobx';
import type { Outcome } from '../../api/failure.ts';
import type { Selection } from '../../game/model/entities.ts';
import { isSameSelection, selectionOf } from '../../game/model/lineup.ts';
import type { QueuedChange, QueuedKind } from '../../game/team/queuedChange.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import type { UserEdition } from '../device/userStorage.ts';
import type { ClockStore } from '../season/ClockStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { readQueuedChange, removeQueuedChange, writeQueuedChange } from './queueStorage.ts';
import type { TeamStore } from './TeamStore.ts';

interface Parts {
  readonly clock: Pick<ClockStore, 'now'>;
  readonly session: Pick<SessionStore, 'pageUser'>;
  readonly season: Pick<SeasonStore, 'edition' | 'currentRound'>;
  readonly storage: StoragePort;
}

/** The change of the user's team that waits for a connection, at most one. It stays on the device until it is sent or taken back. [B21] */
export class ChangeQueue {
  change: QueuedChange | undefined;
  private readonly parts: Parts;
  private readonly key: UserEdition | undefined;

  /** Belongs to the user who is signed in now: nothing is queued while another user is signed in. */
  constructor(parts: Parts) {
    this.parts = parts;
    const userId = parts.session.pageUser?.id;
    this.key = userId === undefined ? undefined : { userId, edition: parts.season.edition.id };
    this.change = this.key && readQueuedChange(parts.storage, this.key);
    makeAutoObservable<this, 'parts' | 'key'>(this, { parts: false, key: false, change: observableRef }, { autoBind: true });
  }

  /**
   * Queues the draft, in place of an earlier change, when its call did not reach the server. Answers whether it is queued; it is not when
   * the season is not known.
   */
  addIfOffline(
    outcome: Outcome<unknown>,
    kind: QueuedKind,
    { draft, sentVersion }: Pick<TeamStore, 'draft' | 'sentVersion'>,
  ): boolean {
    const { key } = this;
    const { season, session, clock, storage } = this.parts;
    const roundId = season.currentRound?.id;
    if (outcome.ok || outcome.failure.kind !== 'offline') return false;
    if (key === undefined || key.userId !== session.pageUser?.id || roundId === undefined) return false;
    const base = draft.saved === null ? null : selectionOf(draft.saved);
    const queuedAt = new Date(clock.now).toISOString();
    this.change = { kind, selection: selectionOf(draft), base, version: sentVersion, roundId, queuedAt };
    writeQueuedChange(storage, key, this.change);
    return true;
  }

  /** Whether this draft is what waits: later edits of it are not queued. */
  holds(draft: Selection): boolean {
    return this.change !== undefined && isSameSelection(this.change.selection, draft);
  }

  /** Removes the change: it was sent, or the user took it back. */
  clear(): void {
    this.change = undefined;
    if (this.key !== undefined) removeQueuedChange(this.parts.storage, this.key);
  }
}
