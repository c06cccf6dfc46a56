import type { ContestKind, ContestStatus } from '@rugby/domain/game/model/contest';
import type { Round } from '@rugby/domain/game/model/entities';
import { leastHeadToHeadEntries, mostHeadToHeadEntries } from '@rugby/domain/game/model/contestSizes';
import { isCupDue, seedCup } from '@rugby/domain/game/contests/bracket';
import type { ContestChoice } from '@rugby/domain/game/contests/contestRefusals';
import { inLotOrder } from '@rugby/domain/game/contests/lot';
import type { StoredContest } from '@rugby/domain/game/contests/StoredContest';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { LeagueRecord } from '../../scenarios/LeagueRecord.ts';
import type { World } from '../../scenarios/World.ts';
import { leagueUserOf } from './leagueUserOf.ts';
import { rankingOf } from '../rankings/rankingOf.ts';

/** Whether a league plays a contest, and whether it has been drawn. */
export function contestStatusOf(kind: ContestKind, record: LeagueRecord, world: World): ContestStatus {
  if (record.contests?.[kind] === undefined) return 'off';
  return drawRoundOf(kind, record, world) === undefined ? 'waiting' : 'drawn';
}

/** The draw of a contest, which follows from the members at its kick-off; undefined before. */
export function drawOf(kind: ContestKind, record: LeagueRecord, world: World): StoredContest | undefined {
  const round = drawRoundOf(kind, record, world);
  if (round === undefined) return undefined;
  const seed = `${kind === 'cup' ? '7F3A' : '4C19'}${String(record.id).padStart(4, '0')}`;
  const leftFrom = new Map(record.departures?.map((departure) => [departure.userId, departure.leftFrom]));
  const entries = userIdsOf(kind, record, { round, seed }, world).map((userId, index) => {
    const names = leagueUserOf(userId, world);
    return { entry: index + 1, ...names, leftFrom: leftFrom.get(userId) ?? null };
  });
  return { seed, firstRoundId: round.id, entries };
}

/** The league with the users whom a draw at a round has, so that rankings rank them also after some have left. */
export function recordAtDraw(record: LeagueRecord, { roundNumber }: Round): LeagueRecord {
  const joinedAfter = new Map(record.lateMembers?.map((member) => [member.userId, member.joinedAfter]));
  const left = record.departures?.filter(({ lastRound }) => lastRound >= roundNumber).map(({ userId }) => userId) ?? [];
  const stayed = record.memberIds.filter((userId) => (joinedAfter.get(userId) ?? 0) < roundNumber);
  return { ...record, memberIds: [...new Set([...stayed, ...left])] };
}

/** The record without a member, whose entries score nothing from now on. */
export function withoutMember(record: LeagueRecord, userId: number, world: World): LeagueRecord {
  const memberIds = record.memberIds.filter((member) => member !== userId);
  const lateMembers = record.lateMembers?.filter((member) => member.userId !== userId);
  const leftFrom = currentRound(world.rounds)?.roundNumber ?? 1;
  const departure = { userId, leftFrom, lastRound: lastBegun(world) };
  return { ...record, memberIds, ...(lateMembers && { lateMembers }), departures: [...(record.departures ?? []), departure] };
}

/** The record with a new member, who is in the draws of later rounds only. */
export function withMember(record: LeagueRecord, userId: number, world: World): LeagueRecord {
  const late = { userId, joinedAfter: lastBegun(world) };
  return { ...record, memberIds: [...record.memberIds, userId], lateMembers: [...(record.lateMembers ?? []), late] };
}

/** The contests after a choice. One that is switched on now may be drawn from the round `from` on. */
export function contestsAfter(
  { hasHeadToHead, hasCup }: ContestChoice,
  before: NonNullable<LeagueRecord['contests']>,
  from: number,
): NonNullable<LeagueRecord['contests']> {
  const headToHead = (hasHeadToHead ?? before['head-to-head'] !== undefined) ? (before['head-to-head'] ?? from) : undefined;
  const cup = (hasCup ?? before.cup !== undefined) ? (before.cup ?? from) : undefined;
  return { ...(headToHead !== undefined && { 'head-to-head': headToHead }), ...(cup !== undefined && { cup }) };
}

function lastBegun({ rounds }: World): number {
  return rounds.findLast(({ status }) => status !== 'scheduled')?.roundNumber ?? 0;
}

/** The round at whose kick-off a contest was drawn. */
function drawRoundOf(kind: ContestKind, record: LeagueRecord, { rounds }: World): Round | undefined {
  const since = Math.max(
    rounds.findIndex(({ id }) => id === record.contests?.[kind]),
    0,
  );
  const start = rounds.findIndex(({ id }) => id === record.startId);
  return rounds.find((round, index) => {
    if (record.contests?.[kind] === undefined || round.status === 'scheduled' || index < Math.max(since, start)) return false;
    const teams = recordAtDraw(record, round).memberIds.length;
    return kind === 'cup' ? isCupDue(teams, rounds.length - index) : teams >= leastHeadToHeadEntries;
  });
}

function userIdsOf(
  kind: ContestKind,
  record: LeagueRecord,
  { round, seed }: { readonly round: Round; readonly seed: string },
  world: World,
): readonly number[] {
  const drawn = recordAtDraw(record, round);
  if (kind === 'head-to-head') return inLotOrder(seed, drawn.memberIds.slice(0, mostHeadToHeadEntries));
  const index = world.rounds.indexOf(round);
  const before = world.rounds[index - 1];
  const ranks = before === undefined || before.id < record.startId ? new Map<number, number>() : ranksAfter(before, drawn, world);
  const candidates = drawn.memberIds.map((userId) => ({ userId, rank: ranks.get(userId) ?? null }));
  return seedCup(candidates, seed, world.rounds.length - index);
}

function ranksAfter({ id: roundId }: Round, record: LeagueRecord, world: World): ReadonlyMap<number, number> {
  const limit = record.memberIds.length;
  const request = { page: 1, limit, roundId, statistic: 'overallPoints', isReversed: false, search: '' } as const;
  return new Map(
    rankingOf(request, { ...world, leagues: [record] }, record.id).rankings.map(({ userId, rank }) => [userId, rank]),
  );
}
