import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { mapOutcome, type Outcome } from '../../api/failure.ts';
import { createLeague, joinLeague, type NewLeague } from '../../contract/league/league.ts';
import { deleteInvite, getInvites } from '../../contract/league/leagueInvites.ts';
import { getLeagues } from '../../contract/league/leagues.ts';
import type { League, LeagueInvite, Privacy } from '../../game/model/league.ts';
import { PagedList } from '../remote/PagedList.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import { fetchOwnLeagues } from './fetchOwnLeagues.ts';
import { SearchText } from './SearchText.ts';
import type { PagePort } from '../device/PagePort.ts';

/** The filter of the list: `all`, or one privacy. */
export type PrivacyFilter = 'all' | Privacy;

/** How many leagues there are for each choice of the filter. */
export type CountsByPrivacy = Readonly<Record<PrivacyFilter, number>>;

/** The leagues and the open invites of the user. */
export class MyLeaguesStore {
  privacy: PrivacyFilter = 'all';
  /** The automatic leagues of the user: everyone, a country, a squad. */
  automatic: readonly League[] = [];
  counts: CountsByPrivacy | undefined = undefined;
  readonly search: SearchText;
  readonly leagues: PagedList<League>;
  readonly invites: PagedList<LeagueInvite>;
  /** The text of the newest question. */
  private asked = '';
  private readonly joined: RemoteValue<readonly League[]>;
  private readonly api: Api;
  private readonly onInvitesChange: () => void;

  /** `onInvitesChange` is called when the number of open invites has changed. */
  constructor(api: Api, { after }: Pick<PagePort, 'after'>, onInvitesChange: () => void) {
    this.api = api;
    this.onInvitesChange = onInvitesChange;
    this.leagues = new PagedList((page) => this.ask(page), idOf);
    this.invites = new PagedList(async (page) => {
      const outcome = await api.send(getInvites, { query: { page } });
      return mapOutcome(outcome, ({ invites: items, nextPage }) => ({ items, nextPage }));
    }, idOf);
    this.joined = new RemoteValue(async () => mapOutcome(await fetchOwnLeagues(api), ({ joined }) => joined));
    this.search = new SearchText(after, () => void this.leagues.load());
    makeAutoObservable<this, 'api' | 'asked' | 'joined' | 'onInvitesChange'>(
      this,
      {
        automatic: observableRef,
        counts: observableRef,
        asked: false,
        joined: false,
        search: false,
        leagues: false,
        invites: false,
        api: false,
        onInvitesChange: false,
      },
      { autoBind: true },
    );
  }

  /** Every league that the user has joined, whatever the filter and the page; undefined until all are loaded. */
  get all(): readonly League[] | undefined {
    return this.joined.value;
  }

  async load(): Promise<void> {
    await Promise.all([this.leagues.load(), this.invites.load()]);
  }

  /** Reads the ranks in the loaded leagues anew. [B14] */
  async refresh(): Promise<void> {
    await this.leagues.refresh();
  }

  /** Reads the loaded leagues and invites anew: another tab or another user may have changed them. */
  async reload(): Promise<void> {
    await Promise.all([this.leagues.refresh(), this.invites.refresh()]);
  }

  async filter(privacy: PrivacyFilter): Promise<void> {
    this.privacy = privacy;
    await this.leagues.load();
  }

  /** Creates a league, which is then in the list. */
  async create(form: NewLeague): Promise<Outcome<League>> {
    const outcome = await this.api.send(createLeague, { body: form });
    if (!outcome.ok) return outcome;
    void this.leagues.load();
    return { ok: true, value: outcome.value.league };
  }

  /** Joins by the code of the invite, which then leaves the list. */
  async accept({ id, league }: LeagueInvite): Promise<Outcome<League>> {
    const outcome = await this.api.send(joinLeague, { params: { code: league.code ?? '' } });
    if (!outcome.ok) return outcome;
    this.handleAnswered(id);
    void this.leagues.load();
    return { ok: true, value: outcome.value.league };
  }

  /** Deletes the invite, which then leaves the list. Its league may have been joined elsewhere meanwhile: then the answer says so. */
  async decline({ id, league }: LeagueInvite): Promise<Outcome<{ readonly isJoined: boolean }>> {
    const outcome = await this.api.send(deleteInvite, { params: { leagueId: league.id }, body: { leagueId: league.id } });
    if (outcome.ok && outcome.value.isJoined) this.handleJoined(league.id);
    else if (outcome.ok) this.handleAnswered(id);
    return outcome;
  }

  /** Removes the invites of a league that was joined elsewhere. */
  handleJoined(leagueId: number): void {
    for (const { id, league } of this.invites.items ?? []) if (league.id === leagueId) this.invites.remove(id);
    this.onInvitesChange();
    void this.leagues.load();
  }

  private handleAnswered(inviteId: number): void {
    this.invites.remove(inviteId);
    this.onInvitesChange();
  }

  private async ask(page: number) {
    const { privacy, search } = this;
    const { text } = search;
    this.asked = text;
    const outcome = await this.api.send(getLeagues, { query: { privacy, search: text, page } });
    if (!outcome.ok) return outcome;
    const { leagues, nextPage, automatic, counts } = outcome.value;
    if (privacy === this.privacy && text === this.asked) this.setBeside(automatic, counts);
    if (privacy === 'all' && text === '' && page === 1) {
      if (nextPage) void this.joined.load();
      else this.joined.replace(leagues);
    }
    return { ok: true as const, value: { items: leagues, nextPage } };
  }

  private setBeside(automatic: readonly League[], counts: CountsByPrivacy | undefined): void {
    this.automatic = automatic;
    this.counts = counts;
  }
}

function idOf({ id }: { readonly id: number }): number {
  return id;
}
