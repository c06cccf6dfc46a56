import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftCommand } from '../../game/editor/changeDraft.ts';
import { defaultSort, type PoolSort } from '../../game/players/sortPool.ts';
import { defaultPoolStatistic, defaultStatistic, type PoolStatistic, type Statistic } from '../../game/players/statistics.ts';
import { refusalsToClear } from '../../game/team/eligibility.ts';
import { restingToReplace } from '../../game/team/restingToReplace.ts';
import type { ChangeQueue } from './ChangeQueue.ts';
import type { EditorDialog, EditorNotification } from './editorDialog.ts';
import { EditorNotifications } from './EditorNotifications.ts';
import { PoolStore } from '../players/PoolStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { TeamStore } from './TeamStore.ts';

/** UI state of the team editor: the pool, the statistic on the cards, the open dialog. Turns presses into edits. */
export class TeamEditorStore {
  readonly pool = new PoolStore();
  poolSort: PoolSort = defaultSort;
  /** Whether the server was asked for players to fill slots. */
  isFilling = false;
  private chosenStatistic: Statistic | undefined = undefined;
  private chosenPoolStatistic: PoolStatistic | undefined = undefined;
  private readonly team: TeamStore;
  private readonly season: SeasonStore;
  private readonly notifications: EditorNotifications;
  private readonly queue: ChangeQueue | undefined;

  /** Without a queue, a save that does not reach the server is only refused. */
  constructor(team: TeamStore, season: SeasonStore, notifications = new EditorNotifications(), queue?: ChangeQueue) {
    this.team = team;
    this.season = season;
    this.notifications = notifications;
    this.queue = queue;
    const own = { pool: false, team: false, season: false, notifications: false, queue: false } as const;
    makeAutoObservable<this, 'team' | 'season' | 'notifications' | 'queue'>(
      this,
      { ...own, poolSort: observableRef },
      { autoBind: true },
    );
  }

  /** The open dialog. */
  get dialog(): EditorDialog | undefined {
    return this.notifications.dialog;
  }

  /** The last notification. */
  get notification(): EditorNotification | undefined {
    return this.notifications.notification;
  }

  /** What the cards show: the user's choice, else a default for the state of the season. [G-241, G-242, G-243] */
  get statistic(): Statistic {
    const { world } = this.season;
    return this.chosenStatistic ?? (world ? defaultStatistic(this.team.saved.value ?? null, world.rounds, world.now) : 'Price');
  }

  /** The statistic beside the price in the pool. [G-244, G-245] */
  get poolStatistic(): PoolStatistic {
    return this.chosenPoolStatistic ?? defaultPoolStatistic(this.season.rounds.value ?? []);
  }

  showStatistic(statistic: Statistic): void {
    this.chosenStatistic = statistic;
  }

  /** Sets the statistic beside the price in the pool, and its order. */
  arrangePool(statistic: PoolStatistic, sort: PoolSort): void {
    this.chosenPoolStatistic = statistic;
    this.poolSort = sort;
  }

  open(dialog: EditorDialog): void {
    this.notifications.open(dialog);
  }

  closeDialog(): void {
    this.notifications.closeDialog();
  }

  add(playerId: number): void {
    const index = this.pool.selectedSlot?.index;
    if (this.edit({ kind: 'add', playerId, ...(index !== undefined && { index }) }) && index !== undefined) this.pool.clearSlot();
  }

  remove(playerId: number): void {
    this.edit({ kind: 'remove', playerId });
  }

  /** Asks whether to clear the team. What the rules refuse is refused before the question. */
  askToClear(): void {
    const refusals = this.season.world === undefined ? [] : refusalsToClear(this.team.draft, this.season.world);
    if (refusals.length > 0) this.notifications.showRefusal({ ok: false, refusals });
    else this.open({ kind: 'clear' });
  }

  clear(): void {
    this.edit({ kind: 'clear' });
  }

  undo(): void {
    const step = this.team.draft.past.at(-1);
    if (step !== undefined && this.apply({ kind: 'undo' })) this.notifications.notify({ kind: 'undone', edit: step.edit });
  }

  redo(): void {
    const [step] = this.team.draft.future;
    if (step !== undefined && this.apply({ kind: 'redo' })) this.notifications.notify({ kind: 'redone', edit: step.edit });
  }

  /** Undoes or redoes until `count` edits are applied. [B9] */
  goTo(count: number): void {
    const steps = count - this.team.draft.past.length;
    const move = steps < 0 ? this.undo : this.redo;
    for (let step = 0; step < Math.abs(steps); step += 1) move();
  }

  /** Warns first when the player has no match in the current round. `then` follows once the player is captain. [D47] */
  async makeCaptain(playerId: number, then?: () => Promise<void>): Promise<void> {
    await this.notifications.warnOfBye(playerId, null, this.season.world, async () => {
      await this.appointCaptain(playerId);
      await then?.();
    });
  }

  /** Replaces the players without a match in the current round, as far as the rules allow, as autofill proposes: one edit, not saved. [D47] */
  async swapResting(): Promise<void> {
    const { world } = this.season;
    if (world !== undefined) await this.fillSlots(restingToReplace(this.team.draft, world));
  }

  private async appointCaptain(playerId: number): Promise<void> {
    this.closeDialog();
    const hasQueued = this.queue?.change?.kind === 'captain';
    const outcome = await this.team.makeCaptain(playerId, { hasQueued });
    if ('failure' in outcome && this.queue?.addIfOffline(outcome, 'captain', this.team))
      this.notifications.notify({ kind: 'queued' });
    else if (outcome.ok && 'value' in outcome && outcome.value.differences.length > 0)
      this.notifications.showReceipt(outcome.value);
    else if (outcome.ok) this.notifications.notify({ kind: 'edited', edit: { kind: 'captain-changed', playerId } });
    else this.notifications.showRefusal(outcome, () => this.appointCaptain(playerId), { kind: 'stale-captain', playerId });
  }

  async autofill(): Promise<void> {
    await this.fillSlots([]);
  }

  /** Opens the review of a complete team; saves a partial one at once. [G-236] */
  async askToSave(): Promise<void> {
    const { refusalsToSave: refusals } = this.team;
    if (refusals.length > 0) this.notifications.showRefusal({ ok: false, refusals });
    else if (this.team.isFull) this.open({ kind: 'review' });
    else await this.save();
  }

  /** Saves the team and shows the receipt of the server. [G-362] */
  async save(): Promise<void> {
    const { dialog } = this;
    const outcome = await this.team.save();
    if (this.queue?.addIfOffline(outcome, 'save', this.team)) return this.notifications.confirmQueued(dialog);
    if (!outcome.ok) return this.notifications.showRefusal(outcome, this.save);
    this.notifications.closeFinished(dialog);
    this.notifications.showReceipt(outcome.value);
  }

  /** Replaces the draft by the saved team. */
  async discardDraft(): Promise<void> {
    await this.team.discardDraft();
    this.closeDialog();
  }

  private async fillSlots(leaving: readonly number[]): Promise<void> {
    if (this.isFilling) return;
    const { dialog } = this;
    this.setFilling(true);
    const outcome = await this.team.autofill(leaving);
    this.setFilling(false);
    if (outcome === undefined) return;
    this.notifications.closeFinished(dialog);
    if (outcome.ok) this.notifications.notify({ kind: 'edited', edit: { kind: 'autofilled' } });
    else this.notifications.showRefusal(outcome, () => this.fillSlots(leaving));
  }

  private setFilling(isFilling: boolean): void {
    this.isFilling = isFilling;
  }

  private edit(command: DraftCommand): boolean {
    const isDone = this.apply(command);
    const last = this.team.draft.past.at(-1);
    if (isDone && last !== undefined) this.notifications.notify({ kind: 'edited', edit: last.edit });
    return isDone;
  }

  private apply(command: DraftCommand): boolean {
    const outcome = this.team.edit(command);
    if (outcome.ok) this.closeDialog();
    else this.notifications.showRefusal(outcome);
    return outcome.ok;
  }
}
