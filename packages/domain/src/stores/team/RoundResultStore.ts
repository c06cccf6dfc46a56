import { makeAutoObservable, reaction } from 'mobx';
import type { Round } from '../../game/model/entities.ts';
import { lastPlayedRound, newResult } from '../../game/scoring/roundResult.ts';
import { readJson, storageKey } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import type { PoolStore } from '../players/PoolStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { RoundViewStore } from './RoundViewStore.ts';
import type { TeamPageStore } from './TeamPageStore.ts';
import type { TeamStore } from './TeamStore.ts';

interface Parts {
  readonly page: Pick<TeamPageStore, 'state' | 'offeredDraft'>;
  readonly season: SeasonStore;
  readonly session: SessionStore;
  readonly team: TeamStore;
  readonly transfers: { readonly isOn: boolean };
  readonly view: Pick<RoundViewStore, 'round'>;
  /** Ends what belongs to the shown round, such as the choice of a booster. [G-253] */
  readonly rounds: { readonly select: (roundId: number) => Promise<void> };
  /** Its sheet shows the result on a phone. */
  readonly pool: Pick<PoolStore, 'open'>;
  readonly storage: StoragePort;
}

/** A new result on the screen, and the storage key of the user who sees it. */
interface ShownResult {
  readonly roundId: number;
  readonly key: string;
}

/**
 * Shows the result of a round when it has ended: while the page is open, or on the next visit. The device remembers the round that the user
 * last saw before its end; the next one is remembered when the user leaves the result, so a reload shows it again. An edit that is not saved
 * is never interrupted: then the result is shown on a later visit.
 */
export class RoundResultStore {
  private shown: ShownResult | undefined = undefined;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'shown'>(this, { parts: false, shown: false }, { autoBind: true });
  }

  /** The round whose result can be looked at while the current round is shown. */
  get last(): Round | undefined {
    const { season, team } = this.parts;
    return lastPlayedRound(season.roundsByClock ?? [], team.saved.value?.startRoundId ?? null);
  }

  /** Follows the rounds until the returned function is called, which also leaves a result. */
  mount(): () => void {
    const { page, season, view } = this.parts;
    const stopFollowing = reaction(
      () => (page.state === 'ready' ? season.currentRound : undefined),
      (current) => current !== undefined && this.follow(current),
      { fireImmediately: true },
    );
    const stopLeaving = reaction(
      () => view.round?.id,
      (roundId) => roundId !== this.shown?.roundId && this.leave(),
    );
    return () => {
      stopFollowing();
      stopLeaving();
      this.leave();
    };
  }

  private follow(current: Round): void {
    const { pool, rounds, season, storage, team } = this.parts;
    const { key, shown } = this;
    if (key === undefined) return;
    const seen = readJson(storage, key);
    const result = newResult(
      season.roundsByClock ?? [],
      team.saved.value?.startRoundId ?? null,
      typeof seen === 'number' ? seen : null,
    );
    if (result !== undefined && (this.isEditing || result.id === shown?.roundId)) return;
    if (current.status === 'complete') storage.remove(key);
    else if (result === undefined) storage.write(key, JSON.stringify(current.id));
    if (result === undefined) return;
    this.shown = { roundId: result.id, key };
    pool.open();
    void rounds.select(result.id);
  }

  private leave(): void {
    const { season, storage } = this.parts;
    const { shown } = this;
    this.shown = undefined;
    const current = season.currentRound;
    if (shown === undefined || current === undefined || current.status === 'complete') return;
    storage.write(shown.key, JSON.stringify(current.id));
  }

  private get isEditing(): boolean {
    const { page, team, transfers } = this.parts;
    return page.offeredDraft !== undefined || team.isChanged || transfers.isOn;
  }

  private get key(): string | undefined {
    const { season, session } = this.parts;
    const userId = session.pageUser?.id;
    return userId === undefined ? undefined : storageKey(userId, 'seen-round', season.edition.id);
  }
}
