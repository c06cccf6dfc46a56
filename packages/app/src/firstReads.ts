import { getDeletionPreview, getSessions } from '@rugby/domain/contract/account/account';
import { getUser } from '@rugby/domain/contract/account/user';
import { addressOf, searchOf } from '@rugby/domain/contract/address';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import type { AnyEndpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { getGamebar } from '@rugby/domain/contract/gamebar';
import { type JsonFile, jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { showLeague } from '@rugby/domain/contract/league/league';
import { getInvites } from '@rugby/domain/contract/league/leagueInvites';
import { getLeagues } from '@rugby/domain/contract/league/leagues';
import { playersFile } from '@rugby/domain/contract/players';
import { getLeagueRanking, getRanking } from '@rugby/domain/contract/ranking';
import { getSeasonReview } from '@rugby/domain/contract/review';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import type { PageToStart } from '@rugby/domain/contract/site/renderedPage';
import { showMyTeam, teamOfUser } from '@rugby/domain/contract/team/team';
import type { Edition } from '@rugby/domain/editions';
import { paths } from './site/paths.ts';

/** What the site asks for when it starts on a page of a user. */
interface FirstReads {
  readonly files: readonly Pick<JsonFile<unknown>, 'name' | 'isShared'>[];
  /** Their parameters are those of the route. */
  readonly calls: readonly AnyEndpoint[];
  /** Calls with a query: requested only at an address without a query of its own. */
  readonly queries?: readonly (readonly [call: AnyEndpoint, query: NonNullable<RequestParts['query']>])[];
  /** Calls whose query is the current round. */
  readonly ofRound?: readonly AnyEndpoint[];
  /** The tab that asks for `queries`, on a page with tabs. */
  readonly tab?: string;
}

const season = [roundsFile, squadsFile, playersFile, checksumsFile];
const ofUser = [getUser, getDashboard];

/** By the path of the route. An address that the site does not ask for, or asks for in another form, would be requested in vain. */
const firstReads: Readonly<Record<string, FirstReads>> = {
  [paths.myTeam]: { files: season, calls: [...ofUser, showMyTeam], ofRound: [getGamebar] },
  [paths.whatIf]: { files: season, calls: [...ofUser, showMyTeam] },
  [paths.rivalTeam]: { files: season, calls: [...ofUser, teamOfUser] },
  [paths.leaderboard]: {
    files: [roundsFile, checksumsFile],
    calls: ofUser,
    queries: [[getRanking, { page: 1, stat: 'overallPoints' }]],
  },
  [paths.review]: { files: season, calls: [...ofUser, getSeasonReview], queries: [[getLeagues, { page: 1 }]] },
  [paths.leagues]: {
    files: [roundsFile, countriesFile, squadsFile],
    calls: ofUser,
    queries: [
      [getLeagues, { privacy: 'all', search: '', page: 1 }],
      [getInvites, { page: 1 }],
    ],
  },
  [paths.createLeague]: { files: [roundsFile], calls: ofUser },
  [paths.joinLeague]: { files: [roundsFile], calls: ofUser },
  [paths.league]: {
    files: [roundsFile, countriesFile, squadsFile],
    calls: [...ofUser, showLeague],
    queries: [[getLeagueRanking, { page: 1, stat: 'overallPoints' }]],
    tab: 'table',
  },
  [paths.account]: { files: [countriesFile, squadsFile], calls: [getUser, getSessions, getDeletionPreview] },
};

export interface OpenedPage extends Pick<PageToStart, 'hasQuery' | 'roundId'> {
  readonly edition: Edition;
  readonly language: string;
  /** Path of the route, and what stands in the address for its parameters. */
  readonly routePath: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The addresses that the site asks for when it starts on a page of a user; none for other pages. */
export function addressesOfFirstReads({
  edition,
  language,
  routePath,
  params,
  hasQuery,
  roundId,
}: OpenedPage): readonly string[] {
  const { files, calls, queries = [], ofRound = [], tab } = firstReads[routePath] ?? { files: [], calls: [] };
  const values = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const pathOf = (call: AnyEndpoint) => addressOf(call, edition, language, values);
  return [
    ...calls.map(pathOf),
    ...(hasQuery || params['*'] !== tab ? [] : queries.map(([call, query]) => `${pathOf(call)}${searchOf(query)}`)),
    ...(roundId === undefined ? [] : ofRound.map((call) => `${pathOf(call)}${searchOf({ roundId })}`)),
    ...files.map((file) => jsonAddressOf(file, edition)),
  ];
}
