import type { League } from '@rugby/domain/game/model/league';
import { isLeagueStarted } from '@rugby/domain/game/leagues/leagueRefusals';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { emailKey } from '@rugby/domain/game/session/keys';
import type { LeagueRecord } from '../../scenarios/LeagueRecord.ts';
import type { World } from '../../scenarios/World.ts';
import { contestStatusOf } from './contestDraws.ts';
import { createRefusal, words } from '../createRefusal.ts';
import { isMember } from './isMember.ts';
import { leagueUserOf } from './leagueUserOf.ts';
import { rankingOf } from '../rankings/rankingOf.ts';

/** A league as the user of the world sees it. `codeAsSent` is the code with which the user asked for it. */
export function presentLeague(record: LeagueRecord, world: World, codeAsSent?: string): League {
  const { user, rounds, now } = world;
  const isJoined = isMember(record, world);
  const leagueManager = record.managerId === null ? null : managerOf(record.managerId, world);
  const { id, class: kind, privacy, startId, subjectId } = record;
  const status = isLeagueStarted({ startId }, rounds, Date.parse(now)) ? 'started' : 'scheduled';
  const league = {
    id,
    class: kind,
    privacy,
    startId,
    subjectId,
    headToHead: contestStatusOf('head-to-head', record, world),
    cup: contestStatusOf('cup', record, world),
    status,
    leagueManager,
    ownRanks: [],
    isJoined,
    isInvited: isInvited(record, world),
  } as const;
  const { canJoin } = leagueRights(league, user?.id ?? 0);
  return {
    ...league,
    name: nameOf(record, world),
    code: codeAsSent ?? (isJoined || canJoin ? record.code : null),
    numTeams: record.memberIds.length + (kind !== 'regular' && isJoined && world.team !== null ? 1 : 0),
    ...ranksIn(record, status === 'started' && isJoined, world),
  };
}

/** A league that the user may see; 404 for the others. */
export function findLeague(id: number, world: World): { readonly league: League } | Response {
  const found = findRecord(id, world);
  return found instanceof Response ? found : { league: found.league };
}

/** The same with what the world knows of it. */
export function findRecord(id: number, world: World): { readonly record: LeagueRecord; readonly league: League } | Response {
  const record = world.leagues.find((known) => known.id === id);
  const league = record && presentLeague(record, world);
  return record !== undefined && league !== undefined && leagueRights(league, world.user?.id ?? 0).canSee
    ? { record, league }
    : createRefusal(404, 'not-found', words('leagues.refusals.noLeague'));
}

/** Whether an invite to the league waits for an answer of the user of the world, who is not a member. */
export function isInvited(record: LeagueRecord, world: World): boolean {
  const { user } = world;
  if (user === null || isMember(record, world)) return false;
  return record.invites.some(({ email }) => emailKey(email) === emailKey(user.email));
}

function managerOf(id: number, world: World) {
  const { userId, displayName } = leagueUserOf(id, world);
  return { userId, displayName, name: displayName };
}

function nameOf({ class: kind, name, subjectId }: LeagueRecord, { countries, squads }: World): string {
  if (kind === 'overall') return words('leagues.automatic.overall');
  if (kind === 'country') return countries.find(({ id }) => id === subjectId)?.name ?? '';
  if (kind === 'squad') return squads.find(({ id }) => id === subjectId)?.name ?? '';
  return name;
}

function ranksIn({ id }: LeagueRecord, hasRank: boolean, world: World): RankNow {
  const ladder = hasRank ? rankingOf(ownRow, world, id) : undefined;
  if (ladder === undefined || ladder.user === null)
    return { rank: null, prevRank: null, isTied: false, pointsToPass: null, nextTeamName: null, numRankedTeams: null };
  const { rank, prevRank, isTied, pointsToPass } = ladder.user;
  const nextTeamName = ladder.next?.teamName ?? null;
  return { rank, prevRank, isTied, pointsToPass, nextTeamName, numRankedTeams: ladder.numTeams };
}

type RankNow = Pick<League, 'rank' | 'prevRank' | 'isTied' | 'pointsToPass' | 'nextTeamName' | 'numRankedTeams'>;

const ownRow = { page: 1, limit: 1, roundId: undefined, statistic: 'overallPoints', isReversed: false, search: '' } as const;
