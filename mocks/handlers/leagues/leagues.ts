import type { ParsedLeagueChange, ParsedNewLeague } from '@rugby/domain/contract/league/league';
import { pageSize } from '@rugby/domain/contract/league/leagues';
import { roundsToCome } from '@rugby/domain/game/contests/contestOutlook';
import { refusalsToSwitch } from '@rugby/domain/game/contests/contestRefusals';
import { leagueChangeProblems, newLeagueProblems } from '@rugby/domain/game/leagues/leagueForm';
import { normalizeLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { type LeagueRefusal, refusalsToChange, refusalsToJoin } from '@rugby/domain/game/leagues/leagueRefusals';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import type { League } from '@rugby/domain/game/model/league';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { foldName } from '@rugby/domain/game/players/foldName';
import { leagueRefusalSentence } from '@rugby/domain/i18n/leagueWords';
import { aLeagueRecord, codeOfLeague } from '../../builders/leagues.ts';
import type { LeagueRecord } from '../../scenarios/LeagueRecord.ts';
import type { World } from '../../scenarios/World.ts';
import { bannedWords, createFieldRefusals, createRefusal, createRefusals, words } from '../createRefusal.ts';
import { contestsAfter, withMember } from './contestDraws.ts';
import { isMember } from './isMember.ts';
import { findRecord, presentLeague } from './presentLeague.ts';
import { ownRanksUntil } from '../rankings/rankingOf.ts';
import { MutationResult } from '../WorldStore.ts';

type WithLeague = { readonly league: League };
/** The changed league, or a refusal. */
export type LeagueMutation = MutationResult<WithLeague> | Response;

/** A page of a list. */
export function pageOf<Item>(items: readonly Item[], page: number) {
  return { items: items.slice((page - 1) * pageSize, page * pageSize), nextPage: items.length > page * pageSize, page };
}

/** The leagues of the user, the newest first, with the automatic ones. */
export function leaguesOf({ privacy, search, page }: { privacy: string; search: string; page: number }, world: World) {
  const joined = world.leagues
    .filter((record) => isMember(record, world))
    .map((record) => presentLeague(record, world))
    .toReversed();
  const found = joined.filter((league) => league.class === 'regular' && foldName(league.name).includes(foldName(search)));
  const count = (kind: string) => found.filter((league) => league.privacy === kind).length;
  const { items, ...rest } = pageOf(
    found.filter((league) => privacy === 'all' || privacy === '' || league.privacy === privacy),
    page,
  );
  const latest = world.rounds.findLast(({ status }) => status !== 'scheduled')?.id ?? null;
  return {
    leagues: items.map((league) => ({
      ...league,
      ownRanks: league.rank === null ? [] : ownRanksUntil(latest, 'overallPoints', world, league.id),
    })),
    ...rest,
    automatic: joined.filter((league) => league.class !== 'regular').toReversed(),
    counts: { all: found.length, private: count('private'), public: count('public') },
  };
}

/** The public leagues that the user can join, the largest first. */
export function leaguesToJoin({ search, page }: { search: string; page: number }, world: World) {
  const found = world.leagues
    .filter((record) => record.class === 'regular' && record.privacy === 'public' && !isMember(record, world))
    .map((record) => presentLeague(record, world))
    .filter(({ name, code }) => {
      return foldName(name).includes(foldName(search)) || code === normalizeLeagueCode(search);
    })
    .toSorted((one, other) => other.numTeams - one.numTeams || one.id - other.id);
  const { items, ...rest } = pageOf(found, page);
  return { leagues: items, ...rest };
}

/** The league with a code. */
export function findByCode(code: string, world: World): WithLeague | Response {
  const record = recordByCode(code, world);
  return record === undefined ? noCode() : { league: presentLeague(record, world, code) };
}

/** Creates a league that the user manages. */
export function createLeagueOf(answers: ParsedNewLeague, world: World): LeagueMutation {
  const problems = newLeagueProblems(answers, rulesOf(world));
  if (problems.length > 0) return createFieldRefusals(problems);
  const { startId, hasHeadToHead, hasCup } = answers;
  const choice = { hasHeadToHead, hasCup };
  const refusals = [
    ...refusalsToJoin(countJoined(world)),
    ...refusalsToSwitch(choice, { startId, headToHead: 'off', cup: 'off' }, world.rounds, Date.parse(world.now)),
  ];
  if (refusals.length > 0) return refuseLeague(refusals, world);
  const id = 1 + Math.max(0, ...world.leagues.map((league) => league.id));
  const userId = world.user?.id ?? 1;
  const contests = contestsAfter(choice, {}, startId);
  const about = { privacy: answers.privacy, startId, name: normalizePublicText(answers.name), contests };
  const record = aLeagueRecord({ ...about, id, code: codeOfLeague(id), managerId: userId, memberIds: [userId] });
  return storeAndAnswer(record, { ...world, leagues: [...world.leagues, record] });
}

/** Changes a league. Of a started one only the name. */
export function updateLeagueOf(id: number, change: ParsedLeagueChange, world: World): LeagueMutation {
  return asManager(id, world, (record, league) => {
    const now = Date.parse(world.now);
    const refusals = [...refusalsToChange(omitUndefined(change), league), ...refusalsToSwitch(change, league, world.rounds, now)];
    if (refusals.length > 0) return refuseLeague(refusals, world);
    const next = {
      ...record,
      ...omitUndefined({ startId: change.startId, privacy: change.privacy }),
      name: normalizePublicText(change.name),
      contests: contestsAfter(change, record.contests ?? {}, roundsToCome(league, world.rounds, now)[0]?.id ?? league.startId),
    };
    const problems = leagueChangeProblems(
      { name: change.name, startId: next.startId, privacy: next.privacy },
      league,
      rulesOf(world),
    );
    return problems.length > 0 ? createFieldRefusals(problems) : storeAndAnswer(next, world);
  });
}

/** Gives a league a new code. */
export function renewCode(id: number, world: World): LeagueMutation {
  return asManager(id, world, (record) => storeAndAnswer({ ...record, code: codeOfLeague(id + 1000) }, world));
}

/** Deletes a league. */
export function removeLeague(id: number, world: World): MutationResult<object> | Response {
  return asManager(id, world, () => {
    return new MutationResult({}, { ...world, leagues: world.leagues.filter((league) => league.id !== id) });
  });
}

/** Adds the user to the league with a code. */
export function joinByCode(code: string, world: World): LeagueMutation {
  const record = recordByCode(code, world);
  if (record === undefined) return noCode();
  const { id: userId = 1, email = '' } = world.user ?? {};
  const refusals = record.memberIds.includes(userId) ? [] : refusalsToJoin(countJoined(world));
  if (refusals.length > 0) return refuseLeague(refusals, world);
  const joined = record.memberIds.includes(userId) ? record : withMember(record, userId, world);
  return storeAndAnswer({ ...joined, invites: record.invites.filter((invite) => invite.email !== email) }, world, code);
}

const countJoined = ({ leagues, user }: World) => leagues.filter(({ memberIds }) => memberIds.includes(user?.id ?? 1)).length;

/** Does something with a league that the user manages; 404 for a league that the user may not see, 403 for one that another user manages. */
export function asManager<Result>(
  id: number,
  world: World,
  act: (record: LeagueRecord, league: League) => Result | Response,
): Result | Response {
  const found = findRecord(id, world);
  if (found instanceof Response) return found;
  const { record, league } = found;
  if (record.class !== 'regular') return refuseLeague([{ rule: 'automatic-league' }], world);
  if (!leagueRights(league, world.user?.id ?? 0).canManage)
    return createRefusal(403, 'forbidden', words('leagues.refusals.forbidden'));
  return act(record, league);
}

/** Stores a league, and answers with it. */
export function storeAndAnswer(record: LeagueRecord, world: World, codeAsSent?: string): MutationResult<WithLeague> {
  const next = storeLeague(record, world);
  return new MutationResult({ league: presentLeague(record, next, codeAsSent) }, next);
}

/** The world with a changed league. */
export function storeLeague(record: LeagueRecord, world: World): World {
  return { ...world, leagues: world.leagues.map((known) => (known.id === record.id ? record : known)) };
}

/** Refuses with 422 what the rules of leagues refuse. */
export function refuseLeague(refusals: readonly LeagueRefusal[], { rounds }: World): Response {
  return createRefusals(
    422,
    refusals.map((refusal) => {
      const { rule: code, ...data } = refusal;
      return { code, message: leagueRefusalSentence(refusal, rounds, words), data };
    }),
  );
}

function noCode(): Response {
  return createRefusal(404, 'not-found', words('leagues.refusals.noCode'));
}

function recordByCode(code: string, { leagues }: World): LeagueRecord | undefined {
  return leagues.find((league) => league.code !== null && league.code === normalizeLeagueCode(code));
}

function rulesOf({ rounds, now }: World) {
  return { rounds, now: Date.parse(now), bannedWords };
}

/** The fields that have a value. */
function omitUndefined<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
function omitUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
