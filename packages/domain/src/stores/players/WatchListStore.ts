import { makeAutoObservable, observableRef } from 'mobx';
import { z } from '../../contract/schema.ts';
import { type Player, playerStatuses } from '../../game/model/entities.ts';
import { changesSince, snapshotPlayer, type PlayerSnapshot, type WatchedChange } from '../../game/players/watchedPlayer.ts';
import { readStored } from '../device/readStored.ts';
import { storageKey } from '../device/userStorage.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { StoragePort } from '../device/StoragePort.ts';

/** A watched player with what has changed about them. */
export interface Watched {
  readonly player: Player;
  readonly changes: readonly WatchedChange[];
}

/** How many players can be compared at once. */
export const mostCompared = 4;

const shape = z.array(z.object({ playerId: z.int(), cost: z.int(), totalPoints: z.int(), status: z.enum(playerStatuses) }));

/** The players that a user watches, on this device only, and those of them that are compared. [B11] */
export class WatchListStore {
  /** Ids of the players to compare, in the order in which they were chosen. */
  compared: readonly number[] = [];
  private seen: readonly PlayerSnapshot[];
  private readonly name: string;
  private readonly season: SeasonStore;
  private readonly storage: StoragePort;

  /** The list belongs to the user who is signed in now. */
  constructor(season: SeasonStore, session: SessionStore, storage: StoragePort) {
    this.season = season;
    this.storage = storage;
    this.name = storageKey(session.pageUser?.id ?? 0, 'watched', season.edition.id);
    this.seen = readStored(storage, this.name, shape) ?? [];
    makeAutoObservable<this, 'season' | 'storage' | 'name' | 'seen'>(
      this,
      { season: false, storage: false, name: false, seen: observableRef, compared: observableRef },
      { autoBind: true },
    );
  }

  /** In the order in which they were added; players who left the season are omitted. */
  get watched(): readonly Watched[] {
    return this.seen.flatMap((seen) => {
      const player = this.season.playersById.get(seen.playerId);
      return player === undefined ? [] : [{ player, changes: changesSince(seen, player) }];
    });
  }

  get canCompareMore(): boolean {
    return this.compared.length < mostCompared;
  }

  isWatched(playerId: number): boolean {
    return this.seen.some((seen) => seen.playerId === playerId);
  }

  toggle(player: Player): void {
    if (this.isWatched(player.id)) this.remove(player.id);
    else this.store([...this.seen, snapshotPlayer(player)]);
  }

  remove(playerId: number): void {
    this.store(this.seen.filter((seen) => seen.playerId !== playerId));
    this.compared = this.compared.filter((id) => id !== playerId);
  }

  /** Adds a player to the comparison or removes them; ignores a player above the limit. */
  compare(playerId: number): void {
    if (this.compared.includes(playerId)) this.compared = this.compared.filter((id) => id !== playerId);
    else if (this.canCompareMore) this.compared = [...this.compared, playerId];
  }

  /** Marks all changes as seen. */
  markSeen(): void {
    this.store(this.seen.map((seen) => this.latest(seen)));
  }

  private latest(seen: PlayerSnapshot): PlayerSnapshot {
    const player = this.season.playersById.get(seen.playerId);
    return player === undefined ? seen : snapshotPlayer(player);
  }

  private store(seen: readonly PlayerSnapshot[]): void {
    this.seen = seen;
    this.storage.write(this.name, JSON.stringify(seen));
  }
}
