import { isLeagueStarted } from '@rugby/domain/game/leagues/leagueRefusals';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import type { League } from '@rugby/domain/game/model/league';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import type { LeagueRow } from './leagueRows.ts';
import { noLeagueRank, readLeagueRanks } from './readLeagueRanks.ts';

/** Presents leagues to a reader, with the reader's ranks. `codeAsSent` is the code with which the reader asked for the league. */
export async function presentLeagues(
  db: Kysely<Database>,
  rows: readonly LeagueRow[],
  reader: Account,
  world: GameWorld,
  deps: Pick<LeagueDeps, 'words' | 'countries'>,
  codeAsSent?: string,
): Promise<League[]> {
  const leagues = rows.map((row) => presentLeague(row, reader, world, deps, codeAsSent));
  const started = leagues.filter(({ isJoined, status }) => isJoined && status === 'started');
  const ranks = await readLeagueRanks(db, started, reader.id, world);
  return leagues.map((league) => {
    const rank = ranks.get(league.id) ?? noLeagueRank;
    // The teams of an automatic league are counted now and then; those that are ranked are in it.
    return { ...league, ...rank, numTeams: Math.max(league.numTeams, rank.numRankedTeams ?? 0) };
  });
}

function presentLeague(
  row: LeagueRow,
  reader: Account,
  world: GameWorld,
  deps: Pick<LeagueDeps, 'words' | 'countries'>,
  codeAsSent: string | undefined,
): League {
  const { id, class: kind, privacy, numTeams } = row;
  const isJoined = isMember(row, reader, world);
  // An automatic league counts from the first round, and before the season has one, from none.
  const startId = row.startRoundId ?? world.rounds[0]?.id ?? 0;
  const league = {
    id,
    name: nameOf(row, world, deps),
    class: kind,
    privacy,
    startId,
    status: isLeagueStarted({ startId }, world.rounds, world.now) ? ('started' as const) : ('scheduled' as const),
    leagueManager: managerOf(row),
    isJoined,
    isInvited: !isJoined && row.inviteId !== null,
    numTeams,
    ...noLeagueRank,
    ownRanks: [],
    subjectId: kind === 'country' || kind === 'squad' ? row.subjectId : null,
    headToHead: row.headToHead,
    cup: row.cup,
  };
  const { canJoin } = leagueRights(league, reader.id);
  return { ...league, code: codeAsSent ?? (isJoined || canJoin ? row.code : null) };
}

/** Whether the reader is in the league. Membership of automatic leagues follows from the account. */
function isMember({ class: kind, subjectId, joinedOrder }: LeagueRow, reader: Account, { edition }: GameWorld): boolean {
  switch (kind) {
    case 'regular':
      return joinedOrder !== null;
    case 'overall':
      return true;
    case 'country':
      return reader.countryOfResidenceId === subjectId;
    case 'squad':
      return reader[edition.supportedSquadField] === subjectId;
  }
}

/** Real names are not public: `name` repeats the display name. */
function managerOf({ managerId, managerName }: LeagueRow): League['leagueManager'] {
  return managerId === null || managerName === null ? null : { userId: managerId, displayName: managerName, name: managerName };
}

function nameOf(
  { class: kind, name, subjectId }: LeagueRow,
  { squads }: GameWorld,
  { words, countries }: Pick<LeagueDeps, 'words' | 'countries'>,
): string {
  switch (kind) {
    case 'regular':
      return name;
    case 'overall':
      return words('leagues.automatic.overall');
    case 'country':
      return countries.find(({ id }) => id === subjectId)?.name ?? '';
    case 'squad':
      return squads.find(({ id }) => id === subjectId)?.name ?? '';
  }
}
