import { type PollStore, pollEvery } from '../season/PollStore.ts';
import { refreshSeason } from '../season/refreshSeason.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { PlayerStatsStore } from './PlayerStatsStore.ts';

/** The data of the stats centre while it is open. */
export class StatsCentreStore {
  private readonly season: SeasonStore;
  private readonly stats: PlayerStatsStore;
  private readonly poll: Pick<PollStore, 'start'>;

  constructor(season: SeasonStore, stats: PlayerStatsStore, poll: Pick<PollStore, 'start'>) {
    this.season = season;
    this.stats = stats;
    this.poll = poll;
  }

  /** Loads everything, and what has changed since, until the returned function is called. [G-301, G-355] */
  readonly mount = (): (() => void) => {
    this.load();
    return this.poll.start(pollEvery.elsewhere, (changed) => {
      void refreshSeason(this.season, changed);
      if (changed.players) void this.stats.season.load();
    });
  };

  readonly load = (): void => {
    void this.season.load();
    void this.stats.season.load();
  };
}
