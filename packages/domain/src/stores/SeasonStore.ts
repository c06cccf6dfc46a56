import { makeAutoObservable } from 'mobx';
import type { Api } from '../api/apiClient.ts';
import { roundsFile } from '../contract/rounds.ts';
import { squadsFile } from '../contract/squads.ts';
import type { Round, Squad } from '../game/entities.ts';
import { currentRound } from '../game/rounds.ts';
import { RemoteValue } from './RemoteValue.ts';

/** The published season of an edition: rounds with their fixtures, and squads. */
export class SeasonStore {
  readonly rounds: RemoteValue<readonly Round[]>;
  readonly squads: RemoteValue<readonly Squad[]>;

  constructor(api: Api) {
    this.rounds = new RemoteValue(() => api.fetch(roundsFile));
    this.squads = new RemoteValue(() => api.fetch(squadsFile));
    makeAutoObservable(this, { rounds: false, squads: false }, { autoBind: true });
  }

  /** The round that is played or comes next. [G-217] */
  get currentRound(): Round | undefined {
    return currentRound(this.rounds.value ?? []);
  }

  /** Fetches everything; files that failed keep their failure, the others arrive. */
  async load(): Promise<void> {
    await Promise.all([this.rounds.load(), this.squads.load()]);
  }
}
