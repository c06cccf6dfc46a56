import { makeAutoObservable, reaction, when } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { isFinal } from '../../api/failure.ts';
import { isStaleVersion } from '../../api/isStaleVersion.ts';
import { changeCaptain, updateTeam } from '../../contract/team/team.ts';
import { makeTrades } from '../../contract/team/trades.ts';
import type { SavedTeam } from '../../game/model/world.ts';
import { checkQueuedChange, type QueuedChange, type QueuedConflict } from '../../game/team/queuedChange.ts';
import { tradePairsOf } from '../../game/transfers/trades.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { ChangeQueue } from '../team/ChangeQueue.ts';
import type { EditorNotifications } from '../team/EditorNotifications.ts';
import type { TeamEditorStore } from '../team/TeamEditorStore.ts';
import type { TeamPageStore } from '../team/TeamPageStore.ts';
import type { TeamStore } from '../team/TeamStore.ts';
import type { StaleTeamStore } from '../transfers/StaleTeamStore.ts';
import type { TransferStore } from '../transfers/TransferStore.ts';
import type { OfflineStore } from './OfflineStore.ts';
import type { PagePort } from '../device/PagePort.ts';

/** Milliseconds after which a change that could not be checked or sent is tried again. */
const retryAfter = 10_000;

interface Parts {
  readonly api: Api;
  readonly ports: { readonly page: Pick<PagePort, 'after'> };
  readonly offline: Pick<OfflineStore, 'isReachable' | 'isSafeMode'>;
  readonly queue: ChangeQueue;
  readonly session: Pick<SessionStore, 'user'>;
  readonly season: SeasonStore;
  readonly team: TeamStore;
  readonly page: Pick<TeamPageStore, 'isReady'>;
  readonly editor: Pick<TeamEditorStore, 'makeCaptain'>;
  readonly transfers: Pick<TransferStore, 'submit' | 'leave'>;
  readonly stale: StaleTeamStore;
  readonly notifications: EditorNotifications;
}

/** Sends the queued change once the server answers again and takes changes, or has the user decide about it. [B21] */
export class QueuedChangeStore {
  /** Why the change was not sent: set until the user has decided. */
  conflict: QueuedConflict | undefined = undefined;
  private isSending = false;
  private stopWaiting = () => {};
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'isSending' | 'stopWaiting'>(
      this,
      { parts: false, isSending: false, stopWaiting: false },
      { autoBind: true },
    );
  }

  /** The queued change; undefined when none waits. */
  get change(): QueuedChange | undefined {
    return this.parts.queue.change;
  }

  /** Sends a queued change as soon as the page shows the server's answers, until the returned function is called. */
  mount(): () => void {
    const stopSending = reaction(
      () => this.isDue,
      (isDue) => void (isDue && this.send()),
      { fireImmediately: true },
    );
    return () => {
      stopSending();
      this.stopWaiting();
    };
  }

  private get isDue(): boolean {
    const { offline, page, session } = this.parts;
    return page.isReady && offline.isReachable && !offline.isSafeMode && session.user !== null && this.change !== undefined;
  }

  /** Takes the change back: it is not sent, and stays a draft. */
  takeBack(): void {
    this.conflict = undefined;
    this.parts.queue.clear();
    this.parts.notifications.closeDialog();
  }

  /** Opens the question about a change that was not sent. */
  decide(): void {
    const { change, conflict } = this;
    if (change !== undefined && conflict !== undefined)
      this.parts.notifications.open({ kind: 'queued-conflict', change: change.kind, conflict });
  }

  /** Answers the question: what was queued counts, on top of the team that is saved now. */
  async insist(): Promise<void> {
    const { change } = this;
    const { queue, stale, editor, transfers, notifications } = this.parts;
    this.conflict = undefined;
    notifications.closeDialog();
    if (change === undefined) return;
    this.restore(change);
    const { captainId } = change.selection;
    if (change.kind === 'save') await stale.replaceSaved();
    else if (change.kind === 'transfers') await stale.repeat(transfers.submit);
    else if (captainId !== null) await stale.repeat(() => editor.makeCaptain(captainId));
    // Without a connection it is queued anew.
    if (this.change === change) queue.clear();
  }

  /** Answers the question: what was queued is discarded, and the team that is saved now is taken. */
  async giveUp(): Promise<void> {
    this.takeBack();
    await this.parts.stale.takeSaved();
  }

  /** Answers the question: nothing is sent, and what was queued stays as a draft. */
  keepAsDraft(): void {
    const { change } = this;
    this.takeBack();
    if (change !== undefined) this.restore(change);
  }

  /** Puts the queued selection on the pitch, unless the user has begun another draft. */
  private restore({ selection, base, version }: QueuedChange): void {
    const { team } = this.parts;
    if (!team.isChanged) team.resume({ selection, version, ...(base !== null && { base }) });
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      await this.sendOnce();
    } finally {
      this.isSending = false;
    }
    // A connection that has just come back may lose some of the first calls.
    this.stopWaiting();
    if (this.isDue && this.conflict === undefined)
      this.stopWaiting = this.parts.ports.page.after(retryAfter, () => void this.send());
  }

  /** Checks the change by what the server answers now, not by copies, and sends it or asks the user. */
  private async sendOnce(): Promise<void> {
    const { offline, queue, season, team, notifications } = this.parts;
    await Promise.all([season.load(), team.load()]);
    // The page may load the team too, since the connection is back.
    await when(() => team.saved.request.state !== 'pending');
    const [{ change }, { world }] = [this, season];
    const isKnown = season.failure === undefined && team.saved.request.state === 'success';
    if (!offline.isReachable || offline.isSafeMode || !isKnown || change === undefined || world === undefined) return;
    const saved = team.saved.value ?? null;
    const verdict = checkQueuedChange(change, saved, world);
    if (verdict.state === 'saved') return this.finish(change);
    if (verdict.state === 'conflict') return this.ask(verdict.conflict);
    const outcome = await team.send(() => this.call(change, saved), change.selection);
    if (!outcome.ok && isStaleVersion(outcome.failure)) return this.sendOnce();
    if (!outcome.ok && !isFinal(outcome.failure)) return undefined;
    if (!outcome.ok) {
      queue.clear();
      return notifications.showRefusal(outcome);
    }
    this.finish(change);
    notifications.showReceipt(outcome.value);
  }

  /** The server has the change: none of it is left on the page. */
  private finish({ kind }: QueuedChange): void {
    const { queue, team, transfers } = this.parts;
    queue.clear();
    if (kind === 'transfers') transfers.leave();
    team.clearHistory();
  }

  private ask(conflict: QueuedConflict): void {
    this.conflict = conflict;
    this.decide();
  }

  private call({ kind, selection, version }: QueuedChange, saved: SavedTeam | null) {
    const { api } = this.parts;
    const { lineup, captainId } = selection;
    if (kind === 'captain' && captainId !== null) return api.send(changeCaptain, { body: { newId: captainId, version } });
    if (kind !== 'transfers') return api.send(updateTeam, { body: { ...selection, version } });
    const tradePairs = [...tradePairsOf({ lineup, captainId, saved })];
    return api.send(makeTrades, { body: { tradePairs, captainId, version } });
  }
}
