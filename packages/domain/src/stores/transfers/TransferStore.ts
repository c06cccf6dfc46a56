import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { makeTrades } from '../../contract/team/trades.ts';
import { opensTransfers } from '../../game/boosters/boosterBehaviours.ts';
import { isLimitless, previewTransferBooster } from '../../game/boosters/appliedBoosters.ts';
import type { DraftCommand } from '../../game/editor/changeDraft.ts';
import type { BoosterType } from '../../game/model/entities.ts';
import { isStarted } from '../../game/season/startRound.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import { refusalsToTrade, tradePairsOf } from '../../game/transfers/trades.ts';
import { type Transfer, transfersOf } from '../../game/transfers/transfers.ts';
import type { ChangeQueue } from '../team/ChangeQueue.ts';
import type { EditorNotifications } from '../team/EditorNotifications.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { TeamStore } from '../team/TeamStore.ts';
import type { SaveReceipt } from '../team/saveReceipt.ts';
import type { TransferPool } from './TransferPool.ts';

interface Parts {
  readonly api: Api;
  readonly season: SeasonStore;
  readonly team: TeamStore;
  /** The booster that waits for its confirmation. */
  readonly choice: { readonly type: BoosterType | undefined; readonly clear: () => void };
  readonly notifications: EditorNotifications;
  readonly pool: TransferPool;
  readonly queue: ChangeQueue;
}

/** Transfer mode: players are marked out and brought in on the draft, and sent together. Undoing a draft edit also undoes the transfer. */
export class TransferStore {
  private isTurnedOn = false;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** Off until it is started; a started team whose players differ from the saved ones is in it too, also after a reload. [G-257] */
  get isOn(): boolean {
    const { season, team } = this.parts;
    const { saved } = team.draft;
    if (this.isTurnedOn || saved === null || season.world === undefined) return this.isTurnedOn;
    return this.transfers.length > 0 && isStarted(saved, season.world.rounds, season.world.now);
  }

  get transfers(): readonly Transfer[] {
    return transfersOf(this.parts.team.draft);
  }

  /** The transfer to fill next: the prompt names it, and the pool shows its position. */
  get openTransfer(): Transfer | undefined {
    return this.parts.pool.next;
  }

  /** Whether there are transfers and each has a player who comes in. [G-263] */
  get isFilled(): boolean {
    return this.transfers.length > 0 && this.transfers.every((transfer) => transfer.in !== null);
  }

  /** A Limitless that is chosen or applied ignores the budget. [G-268] */
  get isLimitless(): boolean {
    const { team, choice } = this.parts;
    const { world } = this.parts.season;
    return world !== undefined && isLimitless(previewTransferBooster(choice.type, team.draft, world).saved, world);
  }

  /** Why the transfers cannot be sent now. [G-266, G-267, G-268] */
  get refusals(): readonly Refusal[] {
    const { team, choice } = this.parts;
    const { world } = this.parts.season;
    return world === undefined ? [] : refusalsToTrade(previewTransferBooster(choice.type, team.draft, world), world);
  }

  get canSend(): boolean {
    return this.parts.season.world !== undefined && this.refusals.length === 0;
  }

  /** Whether to ask for a player to transfer out; a Limitless has its own prompt. */
  get isWaiting(): boolean {
    return this.isOn && !opensTransfers(this.parts.choice.type) && this.transfers.length === 0;
  }

  /** Keeps the pool on an open transfer when undo or redo changes the transfers, until the returned function is called. */
  mount(): () => void {
    return this.parts.pool.follow(() => this.isOn);
  }

  /** A press on a player of the pitch: marks the player out or takes that back; who comes in leaves again. [D46] */
  press(playerId: number): void {
    if (this.transfers.some(({ out }) => out === playerId)) this.revert(playerId);
    else this.markOut(playerId);
  }

  /** Turns the mode on. [G-258] */
  start(): void {
    this.isTurnedOn = true;
    this.parts.notifications.closeDialog();
  }

  /** Marks a player out, which turns the mode on. Opens the booster warning when a booster works on the player. [G-259, G-261, G-270] */
  markOut(playerId: number): void {
    if (!this.edit({ kind: 'mark-out', playerId })) return;
    this.isTurnedOn = true;
    this.parts.pool.show(this.parts.season.world?.players.get(playerId)?.position);
  }

  /** Brings a player in; the pool shows the position of the next open transfer, and closes once none is open. [G-262, G-263] */
  bringIn(playerId: number): void {
    if (!this.edit({ kind: 'bring-in', playerId })) return;
    this.parts.pool.showNext();
    if (this.isFilled) this.parts.pool.close();
  }

  /** Turns the mode on and fills swaps in. Nothing is sent. [B15] */
  fillIn(swaps: readonly { readonly out: number; readonly in: number }[]): void {
    this.start();
    for (const swap of swaps) this.markOut(swap.out);
    for (const swap of swaps) this.bringIn(swap.in);
  }

  /** Reverts one transfer: the player stays, and the incoming player is removed. Transfer mode stays on. [G-261] */
  revert(playerId: number): void {
    if (!this.edit({ kind: 'revert', playerId })) return;
    this.isTurnedOn = true;
    this.parts.pool.showNext();
  }

  /** Discards the transfers; transfer mode stays on. */
  reset(): void {
    if (!this.edit({ kind: 'rollback' })) return;
    this.isTurnedOn = true;
    this.parts.pool.showNext();
  }

  /** Discards the transfers and the chosen booster, and leaves the mode. Says so when there were transfers: they can be restored. [G-264] */
  cancel(): void {
    const { team, choice, notifications } = this.parts;
    const hadTransfers = this.transfers.length > 0;
    const booster = opensTransfers(choice.type) ? choice.type : undefined;
    team.edit({ kind: 'rollback' });
    choice.clear();
    notifications.clear();
    this.leave();
    if (hadTransfers) notifications.notify({ kind: 'transfers-cancelled', ...(booster && { booster }) });
  }

  /** Opens the summary of the transfers, or shows why they cannot be sent. */
  review(): void {
    const { notifications } = this.parts;
    if (this.canSend) notifications.open({ kind: 'transfers-summary' });
    else notifications.showRefusal({ ok: false, refusals: this.refusals });
  }

  /** Sends all transfers at once, and shows the outcome. [G-265] */
  async submit(): Promise<void> {
    const { notifications, queue, team } = this.parts;
    if (!this.canSend) return notifications.showRefusal({ ok: false, refusals: this.refusals });
    const count = this.transfers.length;
    const { dialog } = notifications;
    const outcome = await this.sendTrades();
    if (queue.addIfOffline(outcome, 'transfers', team)) return notifications.confirmQueued(dialog);
    if (!outcome.ok) return notifications.showRefusal(outcome, this.submit, { kind: 'stale-transfers' });
    if (outcome.value.differences.length > 0) return notifications.showReceipt(outcome.value);
    notifications.open({ kind: 'transfers-made', count, receipt: outcome.value });
  }

  /** Sends the trades without opening dialogs. A success leaves the mode and replaces the saved team. [G-265] */
  async sendTrades(): Promise<Outcome<SaveReceipt>> {
    const { api, team } = this.parts;
    const { captainId } = team.draft;
    const body = { tradePairs: [...tradePairsOf(team.draft)], captainId, version: team.sentVersion };
    const outcome = await team.send(() => api.send(makeTrades, { body }));
    if (!outcome.ok) return outcome;
    this.leave();
    team.clearHistory();
    return outcome;
  }

  /** Turns the mode off; transfers that are not sent stay in the draft. */
  leave(): void {
    this.isTurnedOn = false;
    this.parts.pool.show(undefined);
  }

  private edit(command: DraftCommand): boolean {
    const { team, notifications } = this.parts;
    const outcome = team.edit(command);
    if (!outcome.ok) {
      notifications.showRefusal(outcome);
      return false;
    }
    notifications.closeDialog();
    const last = team.draft.past.at(-1);
    if (last !== undefined) notifications.notify({ kind: 'edited', edit: last.edit });
    return true;
  }
}
