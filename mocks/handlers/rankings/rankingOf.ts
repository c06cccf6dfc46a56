import type { Ranking, RankingRequest, RankingRow } from '@rugby/domain/contract/ranking';
import type { Fixture, Round } from '@rugby/domain/game/model/entities';
import { playerIds } from '@rugby/domain/game/model/lineup';
import { playersById } from '@rugby/domain/game/model/world';
import { countPlayersLeft } from '@rugby/domain/game/rankings/playersLeft';
import { projectPoints } from '@rugby/domain/game/rankings/projectPoints';
import { averagePoints, type RankingFigures, type RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { placesWon, pointsToPass, rankTeams } from '@rugby/domain/game/rankings/rankTeams';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import { hasStarted } from '@rugby/domain/game/season/rounds';
import { displayNameKey } from '@rugby/domain/game/session/keys';
import { isRival, type Rival, someRivals } from '../../builders/rivals.ts';
import { isMember } from '../leagues/isMember.ts';
import { rankedCaptain } from './rankedCaptain.ts';
import type { World } from '../../scenarios/World.ts';

/** The answer to a request for a ranking: a page, and with the first one the ranks of the user after each round. */
export function answerRanking(request: RankingRequest, world: World, leagueId?: number): Ranking {
  const page = rankingOf(request, world, leagueId);
  if (page.user === null || page.page !== 1 || request.search !== '') return page;
  return { ...page, ownRanks: ownRanksUntil(page.roundId, request.statistic, world, leagueId) };
}

/** The ranks of the user after each round up to `roundId`. */
export function ownRanksUntil(roundId: number | null, statistic: RankingStatistic, world: World, leagueId: number | undefined) {
  const rounds = world.rounds.slice(0, world.rounds.findIndex(({ id }) => id === roundId) + 1);
  const teams = teamsOf(world, leagueId);
  return rounds.flatMap(({ id }, index) => {
    const until = rounds.slice(0, index + 1);
    const played = teams.filter(({ points }) => until.some((round) => points.has(round.id)));
    const own = played.find(({ userId }) => userId === world.user?.id);
    if (own === undefined) return [];
    const figure = figuresOf(own, until)[statistic];
    return [{ roundId: id, rank: 1 + played.filter((team) => figuresOf(team, until)[statistic] > figure).length }];
  });
}

/** A page of the ranking of all teams of the world, or of a league. */
export function rankingOf(request: RankingRequest, world: World, leagueId?: number): Ranking {
  const begun = world.rounds.filter(({ status }) => status !== 'scheduled');
  const at = begun.findIndex(({ id }) => id === request.roundId);
  const shown = begun.slice(0, at < 0 ? begun.length : at + 1);
  const round = shown.at(-1);
  const { page, limit } = request;
  if (round === undefined || (request.roundId !== undefined && at < 0))
    return {
      rankings: [],
      user: null,
      next: null,
      ownRanks: [],
      nextPage: false,
      page,
      roundId: null,
      isProvisional: false,
      numTeams: 0,
    };
  const all = rowsAfter(shown, request.statistic, world, leagueId);
  const key = displayNameKey(request.search);
  const found = all.filter(({ displayName }) => displayNameKey(displayName).startsWith(key));
  const user = all.find(({ userId }) => userId === world.user?.id) ?? null;
  const inOrder = request.isReversed ? found.toReversed() : found;
  return {
    rankings: inOrder.slice((page - 1) * limit, page * limit),
    user,
    next: user?.pointsToPass == null ? null : (all.findLast(({ rank }) => rank < user.rank) ?? null),
    ownRanks: [],
    nextPage: inOrder.length > page * limit,
    page,
    roundId: round.id,
    isProvisional: arePointsProvisional(round, Date.parse(world.now)),
    numTeams: all.length,
  };
}

function rowsAfter(shown: readonly Round[], statistic: RankingStatistic, world: World, leagueId: number | undefined) {
  const teams = teamsOf(world, leagueId).filter(({ points }) => shown.some(({ id }) => points.has(id)));
  const earlier = shown.slice(0, -1);
  const now = rankByFigures(teams, shown, statistic);
  const before = rankByFigures(
    teams.filter(({ points }) => earlier.some(({ id }) => points.has(id))),
    earlier,
    statistic,
  );
  const rankBefore = new Map(before.map(({ team: { team }, rank }) => [team.userId, rank]));
  const atKickOff = ranksAtKickOff(teams, shown, statistic, world);
  const figures = now.map(({ team: { own } }) => own[statistic]);
  return now.map(({ team: { team, own }, rank, isTied }): RankingRow => {
    const { userId, displayName, teamId, teamName } = team;
    const prevRank = rankBefore.get(userId) ?? null;
    const identity = { userId, displayName, userName: displayName, teamId, teamName, rank, prevRank, isTied };
    return {
      ...identity,
      ...own,
      points: own.roundPoints,
      placesWon: placesWon(prevRank, rank),
      placesWonSinceKickOff: placesWon(atKickOff.get(userId) ?? null, rank),
      ...liveFiguresOf(team, own, shown.at(-1), world),
      pointsToPass:
        userId === world.user?.id && statistic !== 'averagePoints' ? pointsToPass(own[statistic], figures, world.rounds) : null,
      captain: rankedCaptain(team, shown.at(-1), world),
    };
  });
}

/** The ranks at the latest kick-off by user id; empty unless the last round is being played. */
function ranksAtKickOff(teams: readonly Rival[], shown: readonly Round[], statistic: RankingStatistic, { now }: World) {
  const round = shown.at(-1);
  if (round?.status !== 'playing' || !round.fixtures.some((fixture) => hasStarted(fixture, Date.parse(now))))
    return new Map<number, number>();
  const before = teams.map((team) => {
    const points = new Map(team.points);
    const own = points.get(round.id);
    if (own !== undefined) points.set(round.id, own - team.pointsSinceKickOff);
    return { ...team, points };
  });
  return new Map(rankByFigures(before, shown, statistic).map(({ team: { team }, rank }) => [team.userId, rank]));
}

/** Each team's figures are counted once, not whenever two teams are compared. */
function rankByFigures(teams: readonly Rival[], shown: readonly Round[], statistic: RankingStatistic) {
  const counted = teams.map((team) => ({ team, own: figuresOf(team, shown) }));
  return rankTeams(counted, ({ own }) => own[statistic]);
}

/** The rivals and the team of the world; in a league those of its members, with their points from its start round on. */
function teamsOf(world: World, leagueId: number | undefined): readonly Rival[] {
  const league = world.leagues.find(({ id }) => id === leagueId);
  if (league === undefined) return allTeams(world);
  const members = new Set(league.memberIds);
  const counted = new Set(world.rounds.slice(world.rounds.findIndex(({ id }) => id === league.startId)).map(({ id }) => id));
  return allTeams(world)
    .filter(({ userId }) => (userId === world.user?.id ? isMember(league, world) : members.has(userId)))
    .map((team) => ({ ...team, points: new Map([...team.points].filter(([roundId]) => counted.has(roundId))) }));
}

function allTeams(world: World): readonly Rival[] {
  const rivals = someRivals(world);
  const { user, team, history } = world;
  if (user === null || team === null || history.length === 0) return rivals;
  const { id: teamId, name: teamName, startRoundId } = team;
  const own = {
    userId: user.id,
    displayName: user.displayName,
    teamId,
    teamName,
    startRoundId: startRoundId ?? 1,
    points: new Map(history.map(({ roundId, points: { round } }) => [roundId, round])),
    pointsSinceKickOff: ownPointsSinceKickOff(world),
  };
  return [...rivals, own];
}

/** The points of the players whose match kicked off last; the others have theirs from before. */
function ownPointsSinceKickOff({ rounds, players, team, now }: World): number {
  const fixtures = rounds.flatMap((round) => (round.status === 'playing' ? round.fixtures : []));
  const latest = fixtures.findLast((fixture) => hasStarted(fixture, Date.parse(now)));
  const squadOf = new Map(players.map(({ id, squadId }) => [id, squadId]));
  const inLatest = ([id]: readonly [string, number]) => latest !== undefined && isOf(latest, squadOf.get(Number(id)));
  return Object.entries(team?.points.players ?? {})
    .filter(inLatest)
    .reduce((sum, [, points]) => sum + points, 0);
}

function isOf({ homeSquadId, awaySquadId }: Fixture, squadId: number | undefined): boolean {
  return homeSquadId === squadId || awaySquadId === squadId;
}

function figuresOf({ points }: Rival, shown: readonly Round[]): RankingFigures {
  const played = shown.flatMap(({ id }) => points.get(id) ?? []);
  const overallPoints = played.reduce((sum, some) => sum + some, 0);
  const roundPoints = points.get(shown.at(-1)?.id ?? 0) ?? 0;
  return { overallPoints, roundPoints, averagePoints: averagePoints(overallPoints, played.length) };
}

/** What the ranking says of a team while a round is played: of the user's from the lineup, of rivals invented. */
function liveFiguresOf({ userId }: Rival, { overallPoints }: RankingFigures, round: Round | undefined, world: World) {
  const none = { playersToPlay: null, playersInPlay: null, projectedPoints: null };
  if (round?.status !== 'playing') return none;
  const now = Date.parse(world.now);
  const { team } = world;
  if (isRival(userId) || team === null) {
    const isOver = round.fixtures.every((fixture) => Date.parse(fixture.date) <= now);
    const playersToPlay = isOver ? 0 : (userId * 5) % 8;
    const projectedPoints = overallPoints + playersToPlay * (14 + (userId % 5));
    return { playersToPlay, playersInPlay: userId % 3, projectedPoints };
  }
  const players = playersById(world.players);
  const { toPlay, inPlay } = countPlayersLeft(
    playerIds(team.lineup).flatMap((id) => players.get(id) ?? []),
    round,
    now,
  );
  const boosters = team.boosters.filter(({ roundId }) => roundId === round.id);
  const projectedPoints = projectPoints(overallPoints, team, boosters, round, { players, now });
  return { playersToPlay: toPlay, playersInPlay: inPlay, projectedPoints };
}
