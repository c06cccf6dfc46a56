import { type PollStore, pollEvery } from '../season/PollStore.ts';
import { refreshSeason } from '../season/refreshSeason.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { PlayerStatsStore } from './PlayerStatsStore.ts';

/** The data of the stats centre while it is open. */
export class StatsCentreStore {
  private readonly season: SeasonStore;
  private readonly stats: PlayerStatsStore;
  private readonly poll: Pick<PollStore, 'start'>;
  private isPrepared = false;

  constructor(season: SeasonStore, stats: PlayerStatsStore, poll: Pick<PollStore, 'start'>) {
    this.season = season;
    this.stats = stats;
    this.poll = poll;
  }

  /** Loads everything, and what has changed since, until the returned function is called. [G-301, G-355] */
  readonly mount = (): (() => void) => {
    if (!this.isPrepared) void this.load();
    this.isPrepared = false;
    return this.poll.start(pollEvery.elsewhere, (changed) => {
      void refreshSeason(this.season, changed);
      if (changed.players) void this.stats.season.load();
    });
  };

  /** Loads everything before the page is shown; the next `mount` does not load it again. */
  readonly prepare = async (): Promise<void> => {
    this.isPrepared = true;
    await this.load();
  };

  readonly load = async (): Promise<void> => {
    await Promise.all([this.season.load(), this.stats.season.load()]);
  };
}
