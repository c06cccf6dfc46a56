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
  readonly view: RoundViewStore;
  /** Its sheet shows the result on a phone. */
  readonly pool: Pick<PoolStore, 'open'>;
  readonly storage: StoragePort;
}

/**
 * Shows the result of a round when it has ended: while the page is open, or on the next visit. The device remembers the round that the user
 * last saw before its end. An edit that is not saved is never interrupted: then the result is shown on a later visit.
 */
export class RoundResultStore {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** The round whose result can be looked at while the current round is shown. */
  get last(): Round | undefined {
    const { season, team } = this.parts;
    return lastPlayedRound(season.rounds.value ?? [], team.saved.value?.startRoundId ?? null);
  }

  /** Follows the rounds until the returned function is called. */
  mount(): () => void {
    const { page, season } = this.parts;
    return reaction(
      () => (page.state === 'ready' ? season.currentRound : undefined),
      (current) => current !== undefined && this.follow(current),
      { fireImmediately: true },
    );
  }

  private follow(current: Round): void {
    const { pool, season, storage, team, view } = this.parts;
    const { key } = this;
    if (key === undefined) return;
    const seen = readJson(storage, key);
    const result = newResult(
      season.rounds.value ?? [],
      team.saved.value?.startRoundId ?? null,
      typeof seen === 'number' ? seen : null,
    );
    if (result !== undefined && this.isEditing) return;
    if (current.status === 'complete') storage.remove(key);
    else storage.write(key, JSON.stringify(current.id));
    if (result === undefined) return;
    pool.open();
    void view.select(result.id);
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
