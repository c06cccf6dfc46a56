import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { type Failure, mapOutcome, type Outcome } from '../../api/failure.ts';
import { joinLeague, showLeagueByCode } from '../../contract/league/league.ts';
import { getLeaguesToJoin } from '../../contract/league/leagues.ts';
import type { League } from '../../game/model/league.ts';
import { PagedList } from '../remote/PagedList.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import { SearchText } from './SearchText.ts';
import type { PagePort } from '../device/PagePort.ts';

/** The leagues that a user can join, and the one whose code was opened. */
export class JoinLeagueStore {
  /** The code whose league the dialog shows; undefined while it is closed. */
  code: string | undefined = undefined;
  /** The league of the code. */
  found: RemoteValue<League> | undefined = undefined;
  /** Why joining failed. */
  joinFailure: Failure | undefined = undefined;
  readonly search: SearchText;
  readonly leagues: PagedList<League>;
  private readonly api: Api;
  private readonly onJoined: (league: League) => void;

  /** `onJoined` is called with each league that the user has joined. */
  constructor(api: Api, { after }: Pick<PagePort, 'after'>, onJoined: (league: League) => void) {
    this.api = api;
    this.onJoined = onJoined;
    this.leagues = new PagedList(
      async (page) => {
        const outcome = await api.send(getLeaguesToJoin, { query: { search: this.search.text, page } });
        return mapOutcome(outcome, ({ leagues: items, nextPage }) => ({ items, nextPage }));
      },
      ({ id }) => id,
    );
    this.search = new SearchText(after, () => void this.leagues.load());
    makeAutoObservable<this, 'api' | 'onJoined'>(
      this,
      { found: observableRef, joinFailure: observableRef, search: false, leagues: false, api: false, onJoined: false },
      { autoBind: true },
    );
  }

  /** Why the dialog cannot offer to join: the league was not found, or joining failed. */
  get failure(): Failure | undefined {
    const request = this.found?.request;
    return this.joinFailure ?? (request?.state === 'error' ? request.failure : undefined);
  }

  /** Opens the dialog, and asks for the league of the code. */
  async open(code: string): Promise<void> {
    const { api } = this;
    const found = new RemoteValue(async (): Promise<Outcome<League>> =>
      mapOutcome(await api.send(showLeagueByCode, { params: { code } }), ({ league }) => league),
    );
    this.code = code;
    this.found = found;
    this.joinFailure = undefined;
    await found.load();
  }

  close(): void {
    this.code = undefined;
    this.found = undefined;
    this.joinFailure = undefined;
  }

  /** Joins the league of a code, which then leaves the list. */
  async join(code: string): Promise<Outcome<League>> {
    const outcome = await this.api.send(joinLeague, { params: { code } });
    if (!outcome.ok) {
      this.fail(code, outcome.failure);
      return outcome;
    }
    const { league } = outcome.value;
    this.leagues.remove(league.id);
    this.onJoined(league);
    return { ok: true, value: league };
  }

  private fail(code: string, failure: Failure): void {
    if (code === this.code) this.joinFailure = failure;
  }
}
