import type { Api } from '@rugby/domain/api/apiClient';
import type { Dashboard } from '@rugby/domain/contract/dashboard';
import type { Outcome } from '@rugby/domain/api/failure';
import type { Edition, EditionId } from '@rugby/domain/editions';
import type { Cup, HeadToHead } from '@rugby/domain/game/model/contest';
import type { Advert, SeasonNumbers } from '@rugby/domain/game/model/landing';
import type { League } from '@rugby/domain/game/model/league';
import type { ExportedReviews } from '@rugby/domain/game/review/exportReview';
import type { Country } from '@rugby/domain/game/session/countries';
import type { AccountStore } from '@rugby/domain/stores/account/AccountStore';
import type { ContestStore } from '@rugby/domain/stores/contests/ContestStore';
import type { TeamStores } from '@rugby/domain/stores/createTeamStores';
import type { GateStore } from '@rugby/domain/stores/gates/GateStore';
import type { PreviousLocation } from '@rugby/domain/stores/gates/PreviousLocation';
import type { PlayerStatsStore } from '@rugby/domain/stores/players/PlayerStatsStore';
import type { StatsCentreStore } from '@rugby/domain/stores/players/StatsCentreStore';
import type { HelpStore } from '@rugby/domain/stores/help/HelpStore';
import type { JoinLeagueStore } from '@rugby/domain/stores/leagues/JoinLeagueStore';
import type { LeagueStore } from '@rugby/domain/stores/leagues/LeagueStore';
import type { MyLeaguesStore } from '@rugby/domain/stores/leagues/MyLeaguesStore';
import type { SavedJoinCode } from '@rugby/domain/stores/leagues/SavedJoinCode';
import type { OfflineStore } from '@rugby/domain/stores/offline/OfflineStore';
import type { QueuedChangeStore } from '@rugby/domain/stores/offline/QueuedChangeStore';
import type { Ports } from '@rugby/domain/stores/ports';
import type { FindUserStore } from '@rugby/domain/stores/rankings/FindUserStore';
import type { RankingStore } from '@rugby/domain/stores/rankings/RankingStore';
import type { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import type { ReviewStore } from '@rugby/domain/stores/review/ReviewStore';
import type { RivalTeamStore } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import type { ClockStore } from '@rugby/domain/stores/season/ClockStore';
import type { FixturesStore } from '@rugby/domain/stores/season/FixturesStore';
import type { FollowLive } from '@rugby/domain/stores/season/FollowLive';
import type { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import type { SessionStore } from '@rugby/domain/stores/session/SessionStore';
import type { PoolsNoticeStore } from '@rugby/domain/stores/tutorial/PoolsNoticeStore';
import type { TutorialStore } from '@rugby/domain/stores/tutorial/TutorialStore';
import type { WhatIfEditorStore } from '@rugby/domain/stores/whatIf/WhatIfEditorStore';
import type { WhatIfStore } from '@rugby/domain/stores/whatIf/WhatIfStore';
import type { SharedTeamStore } from '@rugby/domain/stores/sharing/SharedTeamStore';
import type { TeamLinkStore } from '@rugby/domain/stores/sharing/TeamLinkStore';
import type { SnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import type { LazyStores } from './LazyStores.ts';
import type { PoolRows } from './PoolRows.ts';
import type { UnsentForms } from './UnsentForms.ts';

/** The stores of an edition that are there from the start. */
export interface StartStores {
  readonly edition: Edition;
  readonly ports: Ports;
  readonly api: Api;
  readonly clock: ClockStore;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly gates: GateStore;
  /** Reports what is published while a page is open. */
  readonly live: FollowLive;
  readonly offline: OfflineStore;
}

/** What several screens beyond the landing page share: one of each for an edition. */
export interface GameStores {
  readonly tutorial: TutorialStore;
  readonly poolsNotice: PoolsNoticeStore;
  readonly fixtures: FixturesStore;
  readonly playerStats: PlayerStatsStore;
  readonly statsCentre: StatsCentreStore;
  readonly countries: RemoteValue<readonly Country[]>;
}

/** Everything that the team page works with. */
export interface MyTeamStores extends Pick<StartStores, 'edition' | 'clock' | 'offline' | 'season' | 'session'>, TeamStores {
  readonly rows: PoolRows;
  readonly teamLink: TeamLinkStore;
  /** Loaded when a change of the team is queued. */
  readonly queued: LazyStores<QueuedChangeStore>;
  /** The leagues that the user has joined. Loaded when the result of a round is shown. */
  readonly ownLeagues: LazyStores<RemoteValue<readonly League[]>>;
  /** The messages at the bottom of the page. */
  readonly messages: SnackbarQueue;
}

/** Everything that the what-if page works with. It reads the saved team; nothing in it can save. */
export interface WhatIfStores {
  readonly whatIf: WhatIfStore;
  readonly editor: WhatIfEditorStore;
  readonly rows: PoolRows;
}

/** What a ranking of all teams or of a league works with. */
export interface RankingStores {
  readonly ranking: RankingStore;
  readonly findUser: FindUserStore;
}

/** What the landing page shows below its steps. */
export interface LandingStores {
  readonly numbers: RemoteValue<SeasonNumbers>;
  /** Null when there is none for the visitor's country. */
  readonly advert: RemoteValue<Advert | null>;
}

/** Everything that the account page works with. */
export interface AccountStores {
  readonly account: AccountStore;
  /** The messages at the bottom of the page. */
  readonly messages: SnackbarQueue;
  /** Counts the season reviews of editions for an export. */
  readonly readReviews: (ids: readonly EditionId[]) => Promise<Outcome<ExportedReviews>>;
}

/** Everything that the pages of leagues work with. */
export interface LeagueStores {
  readonly mine: MyLeaguesStore;
  readonly join: JoinLeagueStore;
  readonly league: LeagueStore;
  readonly headToHead: ContestStore<HeadToHead>;
  readonly cup: ContestStore<Cup>;
  /** Calls back at each change of the published season and of ranks, and when the page is shown again, until the returned function is called. */
  readonly follow: (onChange: () => Promise<void>, onShown: () => Promise<void>) => () => void;
  /** The messages at the bottom of the pages. */
  readonly messages: SnackbarQueue;
}

/** All stores of an edition. Lazy ones are loaded by the routes that show them. */
export interface Stores extends StartStores {
  readonly dashboard: RemoteValue<Dashboard>;
  /** The address that asked for the login. */
  readonly previousLocation: PreviousLocation;
  /** The code of a followed link, until its league is joined. */
  readonly joinCode: SavedJoinCode;
  /** Forgotten when the user signs out; registration and joining also when a user is signed in. */
  readonly unsentForms: UnsentForms;
  /** Whether the edition is known to have no season: none was published yet. */
  readonly isOffSeason: boolean;
  readonly game: LazyStores<GameStores>;
  readonly landing: LazyStores<LandingStores>;
  /** One set for each visit of a user: returning to the page finds the draft as it was left, signing in anew does not. */
  readonly myTeam: LazyStores<MyTeamStores>;
  /** One set for each time that the page is opened. */
  readonly whatIf: LazyStores<WhatIfStores>;
  readonly rivalTeam: LazyStores<RivalTeamStore>;
  readonly sharedTeam: LazyStores<SharedTeamStore>;
  /** One for each visit of a user: no user sees the season of another. */
  readonly review: LazyStores<ReviewStore>;
  readonly rankings: LazyStores<RankingStores>;
  /** One set for each visit of a user: no user sees the leagues of another. */
  readonly leagues: LazyStores<LeagueStores>;
  readonly help: LazyStores<HelpStore>;
  /** One set for each visit of a user: no user sees the devices of another. */
  readonly account: LazyStores<AccountStores>;
}
