import { makeAutoObservable, reaction } from 'mobx';
import { opensTransfers } from '../../game/boosters/boosterBehaviours.ts';
import { blocksNavigation, isChanged } from '../../game/editor/draft.ts';
import type { BoosterType } from '../../game/model/entities.ts';
import { selectionOf } from '../../game/model/lineup.ts';
import type { ChangeQueue } from './ChangeQueue.ts';
import type { ClockStore } from '../season/ClockStore.ts';
import type { PagePort } from '../device/PagePort.ts';
import type { PollStore } from '../season/PollStore.ts';
import { followSeason } from '../season/followSeason.ts';
import { removeDraft, type DraftKey, writeDraft, type LocalDraft, readDraft } from './draftStorage.ts';
import { addReceipt, type LocalReceipt, readReceipts } from './receiptStorage.ts';
import type { RoundViewStore } from './RoundViewStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import type { TeamStore } from './TeamStore.ts';
import type { SaveReceipt } from './saveReceipt.ts';

interface Parts {
  readonly clock: ClockStore;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly team: TeamStore;
  readonly view: RoundViewStore;
  readonly boosters: {
    readonly active: readonly { readonly type: BoosterType }[];
    readonly choose: (type: BoosterType) => Promise<void>;
  };
  /** The booster that waits for its confirmation. */
  readonly choice: { readonly type: BoosterType | undefined };
  readonly poll: PollStore;
  readonly storage: StoragePort;
  readonly queue: Pick<ChangeQueue, 'holds'>;
  readonly offline: { readonly isReachable: boolean };
  readonly device: { readonly onReturn: (callBack: () => void) => () => void };
  readonly screen: Pick<PagePort, 'onShown'>;
}

/** The life of the team page: loads its data, stores the draft on the device at every edit, polls for live points. */
export class TeamPageStore {
  /** A draft on this device that differs from the saved team: the user keeps or discards it. */
  offeredDraft: LocalDraft | undefined = undefined;
  isReady = false;
  private isPrepared = false;
  private loads = 0;
  private readonly parts: Parts;
  private readonly ownerId: number | undefined;

  /** Belongs to the user who is signed in now: stores and offers no draft while another user is signed in. */
  constructor(parts: Parts) {
    this.parts = parts;
    this.ownerId = parts.session.pageUser?.id;
    makeAutoObservable<this, 'parts' | 'ownerId' | 'isPrepared' | 'loads'>(
      this,
      { parts: false, ownerId: false, isPrepared: false, loads: false },
      { autoBind: true },
    );
  }

  /** Whether season and team are known. Until then the page states nothing about the team. */
  get state(): 'loading' | 'failed' | 'ready' {
    const { season, team } = this.parts;
    if (this.isReady) return 'ready';
    return season.failure !== undefined || team.saved.request.state === 'error' ? 'failed' : 'loading';
  }

  /** Whether leaving now has to be confirmed: not for a draft that is queued. [G-231, G-232] */
  get blocksNavigation(): boolean {
    const { team, queue } = this.parts;
    return this.isReady && blocksNavigation(team.draft) && team.isChanged && !queue.holds(team.draft);
  }

  /** Loads and follows the page until the returned function is called; loads again when the user signs in again. */
  mount(): () => void {
    if (!this.isPrepared) void this.load();
    this.isPrepared = false;
    const { device, offline, screen, session, team, view } = this.parts;
    const stops = [
      followSeason(this.parts, () => view.load()),
      reaction(() => team.draft, this.storeDraft),
      reaction(() => team.receipt, this.storeReceipt),
      reaction(
        () => session.user?.id === this.ownerId,
        (isSignedIn) => void (isSignedIn && this.load()),
      ),
      // What the device had copied is replaced once the server answers again; not for a call that fails while others of the same load are answered.
      reaction(
        () => offline.isReachable,
        (isReachable) => void (isReachable && this.loads === 0 && this.load()),
      ),
      device.onReturn(() => void this.load()),
      screen.onShown(() => void this.loadTeamOfOthers()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Loads the page before it is shown; the next `mount` does not load it again. */
  async prepare(): Promise<void> {
    this.isPrepared = true;
    await this.load();
  }

  /** Loads season and team, and offers a draft of this device. */
  async load(): Promise<void> {
    const { season, team, view } = this.parts;
    this.loads += 1;
    try {
      await Promise.all([season.load(), team.load()]);
      this.offerStoredDraft();
      await (view.isHistoric ? view.load() : view.loadGamebar());
    } finally {
      this.loads -= 1;
    }
  }

  /** Continues with the offered draft, and with the booster that was chosen for its transfers. */
  resumeDraft(): void {
    const { offeredDraft } = this;
    const { boosters, team } = this.parts;
    this.offeredDraft = undefined;
    if (offeredDraft === undefined) return;
    const { booster } = offeredDraft;
    team.resume(offeredDraft);
    if (booster !== undefined && !boosters.active.some(({ type }) => type === booster)) void boosters.choose(booster);
  }

  /** Deletes the offered draft. */
  discardDraft(): void {
    const { draftKey } = this;
    if (draftKey !== undefined) removeDraft(this.parts.storage, draftKey);
    this.offeredDraft = undefined;
  }

  /** The receipts of this user on this device, newest first. [B6] */
  readReceipts(): readonly LocalReceipt[] {
    const { draftKey } = this;
    return draftKey === undefined ? [] : readReceipts(this.parts.storage, draftKey);
  }

  /** Loads the team that another tab or device may have saved while this page was hidden, unless something here is not saved. */
  private async loadTeamOfOthers(): Promise<void> {
    const { session, team } = this.parts;
    const isLoaded = this.isReady && this.loads === 0 && session.user?.id === this.ownerId;
    if (isLoaded && !team.isChanged && team.saving.state !== 'pending') await team.load();
  }

  private get draftKey(): DraftKey | undefined {
    const { session, season } = this.parts;
    const userId = session.pageUser?.id;
    const round = season.currentRound;
    return userId === undefined || userId !== this.ownerId || round === undefined
      ? undefined
      : { userId, edition: season.edition.id, roundId: round.id };
  }

  private offerStoredDraft(): void {
    const { draftKey } = this;
    const { storage, team, season, queue } = this.parts;
    // The last team stays in view while it is loaded again, or when that fails.
    this.isReady = season.world !== undefined && team.saved.value !== undefined;
    const local = draftKey && readDraft(storage, draftKey);
    if (!this.isReady || draftKey === undefined || local === undefined || team.isChanged) return;
    const differs = isChanged({ ...local.selection, saved: team.draft.saved });
    // A draft that is queued is not in question: the page says that it waits.
    if (differs && queue.holds(local.selection)) return team.resume(local);
    this.offeredDraft = differs ? local : undefined;
    if (!differs) removeDraft(storage, draftKey);
  }

  private storeReceipt(receipt: SaveReceipt | undefined): void {
    const { draftKey } = this;
    if (receipt === undefined || draftKey === undefined) return;
    const { savedAt, version, selection, differences } = receipt;
    const isAsSent = differences.length === 0;
    addReceipt(this.parts.storage, draftKey, { savedAt, version, selection, isAsSent, roundId: draftKey.roundId });
  }

  /** Until the user answers, an offered draft stays on the device: a reload offers it again. */
  private storeDraft(): void {
    const { draftKey, isReady, offeredDraft } = this;
    const { choice, storage, team, clock } = this.parts;
    if (draftKey === undefined || !isReady || offeredDraft !== undefined) return;
    if (!team.isChanged) return removeDraft(storage, draftKey);
    writeDraft(storage, draftKey, {
      selection: selectionOf(team.draft),
      version: team.baseVersion,
      ...(team.draft.saved !== null && { base: selectionOf(team.draft.saved) }),
      ...(opensTransfers(choice.type) && { booster: choice.type }),
      at: new Date(clock.now).toISOString(),
    });
  }
}
