import { makeAutoObservable } from 'mobx';
import type { Round } from '../../game/model/entities.ts';
import { adjacentRounds } from '../../game/season/roundFixtures.ts';
import { type PollStore, pollEvery } from './PollStore.ts';
import type { SeasonStore } from './SeasonStore.ts';

/** One round with arrows, or every round under its name. */
export type FixturesView = 'round' | 'list';

/** Whose time zone kick-offs are shown in. [G-064, B7] */
export type FixturesClock = 'device' | 'venue';

/** The fixtures widget while it is open. [G-050 to G-064] */
export class FixturesStore {
  view: FixturesView = 'round';
  clock: FixturesClock = 'device';
  /** Null follows the current round. */
  private chosenId: number | null = null;
  private readonly season: SeasonStore;
  private readonly poll: Pick<PollStore, 'start'>;

  constructor(season: SeasonStore, poll: Pick<PollStore, 'start'>) {
    this.season = season;
    this.poll = poll;
    makeAutoObservable<this, 'season' | 'poll'>(this, { season: false, poll: false }, { autoBind: true });
  }

  /** The shown round: the current one until another is chosen. [G-060] */
  get round(): Round | undefined {
    const { rounds, currentRound } = this.season;
    return rounds.value?.find(({ id }) => id === this.chosenId) ?? currentRound;
  }

  /** Where the arrows lead. [G-053] */
  get adjacentRounds(): ReturnType<typeof adjacentRounds> {
    return adjacentRounds(this.round?.id ?? 0, this.season.rounds.value ?? []);
  }

  /**
   * Begins at the current round; loads the rounds when there are none or old ones, and when they have changed, until the returned function is
   * called.
   * [G-060, G-062, G-301, G-355]
   */
  mount(): () => void {
    this.chosenId = null;
    this.view = 'round';
    this.clock = 'device';
    const { rounds } = this.season;
    void this.season.refreshRounds();
    return this.poll.start(pollEvery.elsewhere, (changed) => void (changed.rounds && rounds.load()));
  }

  retry(): void {
    void this.season.rounds.load();
  }

  showRound(roundId: number): void {
    this.chosenId = roundId;
  }

  show(view: FixturesView): void {
    this.view = view;
  }

  showTimesOf(clock: FixturesClock): void {
    this.clock = clock;
  }
}
