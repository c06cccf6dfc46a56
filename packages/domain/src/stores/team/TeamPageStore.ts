import { makeAutoObservable, reaction } from 'mobx';
import { blocksNavigation } from '../../game/editor/draft.ts';
import { selectionOf } from '../../game/model/lineup.ts';
import type { ClockStore } from '../season/ClockStore.ts';
import { type Changed, type PollStore, pollEvery } from '../season/PollStore.ts';
import { refreshSeason } from '../season/refreshSeason.ts';
import { removeDraft, type DraftKey, writeDraft, type LocalDraft, readDraft } from './draftStorage.ts';
import { addReceipt, type LocalReceipt, readReceipts } from './receiptStorage.ts';
import type { RoundViewStore } from './RoundViewStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import type { SaveReceipt, TeamStore } from './TeamStore.ts';

interface Parts {
  readonly clock: ClockStore;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly team: TeamStore;
  readonly view: RoundViewStore;
  readonly poll: PollStore;
  readonly storage: StoragePort;
}

/** The team builder while it is open: loads what it needs, keeps the draft on the device at every edit, follows the live points. */
export class TeamPageStore {
  /** A draft that was left on this device and differs from the stored team: the fan decides. */
  offeredDraft: LocalDraft | undefined = undefined;
  isReady = false;
  private readonly parts: Parts;
  private readonly ownerId: number | undefined;

  /** The builder belongs to the fan who is signed in now: it keeps and offers nothing while another one is. */
  constructor(parts: Parts) {
    this.parts = parts;
    this.ownerId = parts.session.pageUser?.id;
    makeAutoObservable<this, 'parts' | 'ownerId'>(this, { parts: false, ownerId: false }, { autoBind: true });
  }

  /** Leaving now would need a question. [G-231, G-232] */
  get blocksNavigation(): boolean {
    return this.isReady && blocksNavigation(this.parts.team.draft) && this.parts.team.isChanged;
  }

  /** Opens the builder; the returned function closes it. A fan who had to sign in again meanwhile finds it up to date. */
  mount(): () => void {
    void this.load();
    const stopPolling = this.parts.poll.start(pollEvery.teamPage, (changed) => void this.reload(changed));
    const stopKeeping = reaction(() => this.parts.team.draft, this.storeDraft);
    const stopFiling = reaction(() => this.parts.team.receipt, this.storeReceipt);
    const stopWaiting = reaction(
      () => this.parts.session.user?.id === this.ownerId,
      (isBack) => void (isBack && this.load()),
    );
    return () => {
      stopPolling();
      stopKeeping();
      stopFiling();
      stopWaiting();
    };
  }

  /** Loads season and team; asks about a draft that was left. */
  async load(): Promise<void> {
    const { season, team, view } = this.parts;
    await Promise.all([season.load(), team.load()]);
    this.offerStoredDraft();
    await (view.isHistoric ? view.load() : view.gamebar.load());
  }

  /** Goes on with the draft that was left. */
  resumeDraft(): void {
    if (this.offeredDraft !== undefined) this.parts.team.resume(this.offeredDraft.selection, this.offeredDraft.version);
    this.offeredDraft = undefined;
  }

  /** Forgets the draft that was left. */
  discardDraft(): void {
    const { place: storageKey } = this;
    if (storageKey !== undefined) removeDraft(this.parts.storage, storageKey);
    this.offeredDraft = undefined;
  }

  /** What the server confirmed to this fan on this device, the newest first. [B6] */
  readReceipts(): readonly LocalReceipt[] {
    const { place } = this;
    return place === undefined ? [] : readReceipts(this.parts.storage, place);
  }

  /** Reloads only the part that changed, then what is computed from it. [G-301] */
  private async reload(changed: Changed): Promise<void> {
    const { season, view } = this.parts;
    await refreshSeason(season, changed);
    await view.load();
  }

  private get place(): DraftKey | undefined {
    const { session, season } = this.parts;
    const userId = session.pageUser?.id;
    const round = season.currentRound;
    return userId === undefined || userId !== this.ownerId || round === undefined
      ? undefined
      : { userId, edition: season.edition.id, roundId: round.id };
  }

  private offerStoredDraft(): void {
    const { place } = this;
    const { storage, team, season } = this.parts;
    this.isReady = season.world !== undefined && team.stored.request.state === 'success';
    const left = place && readDraft(storage, place);
    if (left === undefined || team.isChanged) return;
    const before = selectionOf(team.draft);
    team.resume(left.selection, left.version);
    const differs = team.isChanged;
    team.resume(before, team.stored.value?.version ?? null);
    this.offeredDraft = differs ? left : undefined;
  }

  private storeReceipt(receipt: SaveReceipt | undefined): void {
    const { place } = this;
    if (receipt === undefined || place === undefined) return;
    const { savedAt, version, selection, differences } = receipt;
    const isAsSent = differences.length === 0;
    addReceipt(this.parts.storage, place, { savedAt, version, selection, isAsSent, roundId: place.roundId });
  }

  private storeDraft(): void {
    const { place, isReady } = this;
    const { storage, team, clock } = this.parts;
    if (place === undefined || !isReady) return;
    if (!team.isChanged) return removeDraft(storage, place);
    writeDraft(storage, place, {
      selection: selectionOf(team.draft),
      version: team.baseVersion,
      at: new Date(clock.now).toISOString(),
    });
  }
}
