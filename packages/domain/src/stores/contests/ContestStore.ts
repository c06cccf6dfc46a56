import { makeAutoObservable, observableRef } from 'mobx';
import type { Outcome } from '../../api/failure.ts';
import type { ContestBase } from '../../game/model/contest.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import { pollByRounds } from '../season/pollByRounds.ts';
import type { PollStore } from '../season/PollStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';

/** What a contest works with. */
export interface ContestParts {
  readonly season: Pick<SeasonStore, 'roundsByClock' | 'loadRounds' | 'refreshRounds'>;
  readonly poll: Pick<PollStore, 'start'>;
}

/** Asks for a contest of a league. `roundId` is null for the latest round that has begun. */
export type AskForContest<Contest> = (leagueId: number, roundId: number | null) => Promise<Outcome<Contest>>;

/**
 * A contest of a league: its head-to-head, or its cup. While a round is played it follows each change of the published files, once a minute;
 * otherwise it looks every half hour. A failed reload leaves the contest in view. [B22]
 */
export class ContestStore<Contest extends ContestBase> {
  contest: RemoteValue<Contest>;
  private roundId: number | null = null;
  private readonly ask: AskForContest<Contest>;
  private readonly parts: ContestParts;

  constructor(ask: AskForContest<Contest>, parts: ContestParts) {
    this.ask = ask;
    this.parts = parts;
    this.contest = this.contestOf(0);
    makeAutoObservable<this, 'ask' | 'parts' | 'roundId' | 'contestOf'>(
      this,
      { contest: observableRef, ask: false, parts: false, roundId: false, contestOf: false },
      { autoBind: true },
    );
  }

  /** Follows the contest of a league until the returned function is called. */
  mount(leagueId: number): () => void {
    this.contest = this.contestOf(leagueId);
    return pollByRounds(this.parts, () => this.contest.load());
  }

  /** Loads the contest as it stands in a round; null for the latest one that has begun. */
  async show(roundId: number | null): Promise<void> {
    this.roundId = roundId;
    await this.contest.load();
  }

  private contestOf(leagueId: number): RemoteValue<Contest> {
    return new RemoteValue(() => this.ask(leagueId, this.roundId));
  }
}
