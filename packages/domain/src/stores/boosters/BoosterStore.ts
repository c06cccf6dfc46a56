import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { applyBooster, removeBooster } from '../../contract/team/boosters.ts';
import { activeBoosters } from '../../game/boosters/appliedBoosters.ts';
import { needsPlayer, opensTransfers } from '../../game/boosters/boosterBehaviours.ts';
import { type BoosterState, boosterStateOf } from '../../game/boosters/boosterState.ts';
import { refusalsToBoost } from '../../game/boosters/boosterRefusals.ts';
import type { Booster, BoosterType, Team } from '../../game/model/entities.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import type { BoosterChoice } from './BoosterChoice.ts';
import { boostersButton, type BoostersButton } from './boostersButton.ts';
import type { EditorNotifications } from '../team/EditorNotifications.ts';
import { idle, pending, type Request, requestOf } from '../remote/request.ts';
import type { RoundViewStore } from '../team/RoundViewStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { TeamStore } from '../team/TeamStore.ts';
import type { TransferStore } from '../transfers/TransferStore.ts';

interface Parts {
  readonly api: Api;
  readonly season: SeasonStore;
  readonly team: TeamStore;
  readonly view: RoundViewStore;
  readonly transfers: TransferStore;
  readonly choice: BoosterChoice;
  readonly notifications: EditorNotifications;
}

type SentTeam = Promise<Outcome<{ readonly team: Team }>>;

/** A booster of the edition and how it stands for the team. */
export interface BoosterOption {
  readonly type: BoosterType;
  readonly status: BoosterState;
}

/** The boosters of the user's team: what is offered, which one is being chosen, and what is applied or taken back. */
export class BoosterStore {
  /** The request that applies a booster or removes it. */
  request: Request<unknown> = idle;
  /** The booster that is being applied. */
  pendingType: BoosterType | undefined = undefined;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false, request: observableRef }, { autoBind: true });
  }

  /** Every booster of the edition; empty until a team is saved. */
  get options(): readonly BoosterOption[] {
    const { season, team } = this.parts;
    const [saved, { world }] = [team.saved.value, season];
    if (!saved || world === undefined) return [];
    return world.edition.enabledBoosters.map((type) => ({ type, status: boosterStateOf(type, saved, world) }));
  }

  /** The boosters of the current round. */
  get active(): readonly Booster[] {
    const { season, team } = this.parts;
    const saved = team.saved.value;
    return saved && season.world ? activeBoosters(saved, season.world) : [];
  }

  get button(): BoostersButton {
    return boostersButton(this.parts);
  }

  /** What the user has to choose next. [G-275, G-276, G-277] */
  get prompt(): 'players' | 'player' | undefined {
    const { type } = this.parts.choice;
    if (type === undefined) return undefined;
    return needsPlayer(type) ? 'player' : 'players';
  }

  get canConfirm(): boolean {
    const { choice, transfers } = this.parts;
    if (this.request.state === 'pending' || choice.type === undefined) return false;
    return needsPlayer(choice.type) ? choice.playerId !== null : transfers.canSend;
  }

  /** Chooses a booster: a prompt, at once for triple captain, transfer mode for Limitless, a question for an active one. [G-260, G-275 to G-279] */
  async choose(type: BoosterType): Promise<void> {
    const { notifications, choice, transfers } = this.parts;
    const status = this.options.find((offer) => offer.type === type)?.status;
    if (status?.state === 'active') return notifications.open({ kind: 'reset-booster', booster: status.booster });
    if (status?.state !== 'free') return this.explain(type, null);
    if (!opensTransfers(type) && !needsPlayer(type)) return this.use(type, null);
    notifications.closeDialog();
    choice.choose(type);
    if (opensTransfers(type)) transfers.start();
  }

  /** A pressed player while a booster is chosen; answers whether the press was for the booster. [G-291 to G-294] */
  press(playerId: number): boolean {
    const { notifications, choice } = this.parts;
    const { type } = choice;
    if (type === undefined) return false;
    if (!needsPlayer(type)) return true;
    const refusals = this.refusalsTo(type, playerId);
    if (refusals.some(({ rule }) => rule === 'booster-not-for-captain'))
      notifications.open({ kind: 'not-for-captain', type, playerId });
    else if (refusals.length > 0) notifications.showRefusal({ ok: false, refusals });
    else choice.choosePlayer(playerId);
    return true;
  }

  /** Applies what is chosen: a booster on the pressed player, or Limitless with its transfers. [G-280, G-282] */
  async confirm(): Promise<void> {
    const { type, playerId } = this.parts.choice;
    if (type === undefined) return;
    if (opensTransfers(type)) return this.setWithTransfers(type);
    if (playerId === null) return this.explain(type, null);
    await this.use(type, playerId);
  }

  /** Gives the choice up. [G-281] */
  cancel(): void {
    const { choice, notifications, transfers } = this.parts;
    if (opensTransfers(choice.type)) return transfers.cancel();
    choice.clear();
    notifications.clear();
  }

  /** Applies a booster, or moves an active one to another player; warns first of a player without a match. [G-087, G-280, D47] */
  async use(type: BoosterType, playerId: number | null): Promise<void> {
    const { notifications, season, team } = this.parts;
    await notifications.warnOfBye(needsPlayer(type) ? playerId : team.draft.captainId, type, season.world, async () => {
      const booster = await this.apply(type, playerId, () => this.use(type, playerId));
      if (booster !== undefined) notifications.open({ kind: 'booster-confirm', booster });
    });
  }

  /** Takes a booster back, and loads the team as it stands without it; what the user prepared stays. [G-279] */
  async reset(boosterId: number): Promise<void> {
    const { api, team, notifications } = this.parts;
    const booster = this.active.find(({ id }) => id === boosterId);
    if (booster === undefined) return notifications.closeDialog();
    const call = api.send(removeBooster, { params: { boosterId }, body: { version: team.sentVersion } });
    if (!(await this.change(call, booster.type, 'reset', () => this.reset(boosterId)))) return;
    await team.load();
    notifications.closeDialog();
  }

  private async setWithTransfers(type: BoosterType): Promise<void> {
    const { notifications, transfers } = this.parts;
    if (!transfers.canSend) return notifications.showRefusal({ ok: false, refusals: transfers.refusals });
    const booster = await this.apply(type, null, this.confirm);
    if (booster === undefined) return;
    const outcome = await transfers.sendTrades();
    if (!outcome.ok) return notifications.showRefusal(outcome, transfers.submit, { kind: 'stale-transfers' });
    if (outcome.value.differences.length > 0) return notifications.showReceipt(outcome.value);
    notifications.open({ kind: 'booster-confirm', booster });
  }

  private async apply(type: BoosterType, playerId: number | null, again: () => Promise<void>): Promise<Booster | undefined> {
    const { api, choice, team } = this.parts;
    if (this.refusalsTo(type, playerId).length > 0) {
      // Begins the choice again: a player whom the refusal names must not stay chosen.
      if (choice.type === type) choice.choose(type);
      this.explain(type, playerId);
      return undefined;
    }
    this.pendingType = type;
    const call = api.send(applyBooster, { body: { type, playerId, version: team.sentVersion } });
    if (!(await this.change(call, type, 'use', again))) return undefined;
    choice.clear();
    return this.active.find((booster) => booster.type === type);
  }

  /**
   * Waits for a call and takes its answer, or shows why it failed. For a team that was saved elsewhere it asks whether to do it to that one:
   * what the user chose and prepared stays. [D44]
   */
  private async change(call: SentTeam, type: BoosterType, action: 'use' | 'reset', again: () => Promise<void>): Promise<boolean> {
    this.request = pending;
    const outcome = await call;
    this.applyOutcome(outcome);
    if (outcome.ok) return true;
    this.parts.notifications.showRefusal(outcome, again, { kind: 'stale-booster', type, action, again });
    return false;
  }

  private explain(type: BoosterType, playerId: number | null): void {
    this.parts.notifications.showRefusal({ ok: false, refusals: this.refusalsTo(type, playerId) });
  }

  private refusalsTo(type: BoosterType, playerId: number | null): readonly Refusal[] {
    const { season, team } = this.parts;
    const [saved, { world }] = [team.saved.value, season];
    return saved && world ? refusalsToBoost(type, playerId, saved, world) : [];
  }

  private applyOutcome(outcome: Awaited<SentTeam>): void {
    this.request = requestOf(outcome);
    this.pendingType = undefined;
    if (outcome.ok) this.parts.team.applyAnswer(outcome.value.team);
  }
}
