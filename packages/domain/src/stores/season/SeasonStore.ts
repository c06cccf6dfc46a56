import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Failure } from '../../api/failure.ts';
import { playersFile } from '../../contract/players.ts';
import { roundsFile } from '../../contract/rounds.ts';
import { squadsFile } from '../../contract/squads.ts';
import type { Edition } from '../../editions.ts';
import type { Player, Round, Squad } from '../../game/model/entities.ts';
import { closePassedRounds, currentRound, isSeasonOver } from '../../game/season/rounds.ts';
import { type GameWorld, playersById } from '../../game/model/world.ts';
import type { ClockStore } from './ClockStore.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';

/** The published season of an edition, and with game time the world that rules look at. */
export class SeasonStore {
  readonly rounds: RemoteValue<readonly Round[]>;
  readonly squads: RemoteValue<readonly Squad[]>;
  readonly players: RemoteValue<readonly Player[]>;
  readonly edition: Edition;
  private readonly clock: ClockStore;
  /** Game time when the rounds arrived. */
  private roundsReadAt = 0;

  constructor(edition: Edition, api: Pick<Api, 'fetch'>, clock: ClockStore) {
    this.edition = edition;
    this.clock = clock;
    this.rounds = new RemoteValue(async () => {
      const answer = await api.fetch(roundsFile);
      if (answer.ok) this.roundsReadAt = clock.read();
      return answer;
    });
    this.squads = new RemoteValue(() => api.fetch(squadsFile));
    this.players = new RemoteValue(() => api.fetch(playersFile));
    makeAutoObservable<this, 'clock' | 'roundsReadAt'>(
      this,
      { edition: false, clock: false, roundsReadAt: false, rounds: false, squads: false, players: false },
      { autoBind: true },
    );
  }

  /** The round that is played or comes next. [G-217] */
  get currentRound(): Round | undefined {
    return currentRound(this.roundsByClock ?? []);
  }

  /** The rounds as they are by game time; the published ones may be a little behind. Undefined until they are here. [D43] */
  get roundsByClock(): readonly Round[] | undefined {
    return this.rounds.value && closePassedRounds(this.rounds.value, this.lastKickOff);
  }

  /** Whether the last round is complete: no team changes any more. */
  get isOver(): boolean {
    return isSeasonOver(this.roundsByClock ?? []);
  }

  get playersById(): ReadonlyMap<number, Player> {
    return playersById(this.players.value ?? []);
  }

  /** The input of the rules; undefined until rounds, squads and players are loaded. */
  get world(): GameWorld | undefined {
    const [rounds, squads, players] = [this.roundsByClock, this.squads.value, this.players.value];
    if (rounds === undefined || squads === undefined || players === undefined) return undefined;
    return { edition: this.edition, rounds, squads, players: this.playersById, now: this.lastKickOff };
  }

  /** The first failure of the three files, if any. */
  get failure(): Failure | undefined {
    return [this.rounds, this.squads, this.players].map(({ request }) => request).find((request) => request.state === 'error')
      ?.failure;
  }

  /** Fetches the rounds alone, for pages that show no players. */
  async loadRounds(): Promise<void> {
    await this.rounds.load();
  }

  /** Loads the rounds when there are none, or when they are older than a minute; those shown stay until then. */
  async refreshRounds(): Promise<void> {
    const { value, request } = this.rounds;
    const isFresh = value !== undefined && Math.abs(this.clock.read() - this.roundsReadAt) <= 60_000;
    if (!isFresh && request.state !== 'pending') await this.rounds.load();
  }

  /** Fetches everything; files that failed keep their failure, the others arrive. */
  async load(): Promise<void> {
    await Promise.all([this.rounds.load(), this.squads.load(), this.players.load()]);
  }

  /**
   * The latest kick-off that game time has reached. Rules only ask which kick-offs lie behind, so this stands for game time in the world:
   * it changes when a match starts, not every second.
   */
  private get lastKickOff(): number {
    const { now } = this.clock;
    const kickOffs = (this.rounds.value ?? []).flatMap(({ fixtures }) => fixtures.map(({ date }) => Date.parse(date)));
    return Math.max(0, ...kickOffs.filter((kickOff) => kickOff <= now));
  }
}
