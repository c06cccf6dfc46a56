import { getLeagueUsers, handOverLeague, removeLeagueUser } from '@rugby/domain/contract/league/leagueMembers';
import { pageSize } from '@rugby/domain/contract/league/leagues';
import { refusalsForMembers } from '@rugby/domain/game/leagues/leagueRefusals';
import type { Routes } from '../http/routes/Routes.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { findLeague, lockLeagueFor } from './findLeague.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { notifyManager } from './leagueMails.ts';
import { assertAllowed } from './leagueErrors.ts';
import { readMemberRanks } from './readLeagueRanks.ts';
import { isMember, removeMember, setManager } from './members.ts';

/** Serves the members of a league. An automatic league refuses to list them: its ladder does. */
export function serveLeagueMembers({ serveSignedIn, mutate }: Pick<Routes, 'serveSignedIn' | 'mutate'>, deps: LeagueDeps): void {
  const { db, seasons, words } = deps;

  serveSignedIn(getLeagueUsers, async ({ user, edition, input: { params, query } }) => {
    const world = await currentWorld(seasons, edition, words);
    const league = await findLeague(db, params.leagueId, { user, world }, deps);
    assertAllowed(refusalsForMembers(league), world, words);
    const rows = await db
      .selectFrom('leagueMembers')
      .innerJoin('users', 'users.id', 'leagueMembers.userId')
      .leftJoin('teams', (join) => join.onRef('teams.userId', '=', 'users.id').on('teams.edition', '=', edition.id))
      .select(['users.id as userId', 'users.displayName', 'teams.name as teamName'])
      .where('leagueId', '=', league.id)
      .orderBy('joinedOrder')
      .limit(pageSize + 1)
      .offset((query.page - 1) * pageSize)
      .execute();
    const ranks = await readMemberRanks(db, league, user.id, world);
    const users = rows.slice(0, pageSize).map((row) => ({ ...row, rank: ranks.get(row.userId) ?? null }));
    return { users, nextPage: rows.length > pageSize, page: query.page };
  });

  mutate(removeLeagueUser, async ({ tx, user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const league = await lockLeagueFor(tx, params.leagueId, { user, world }, 'manager', deps);
    if (params.userId === user.id) assertAllowed([{ rule: 'manager-stays' }], world, words);
    await removeMember(tx, league.id, params.userId);
    return {};
  });

  mutate(handOverLeague, async ({ tx, user, edition, input: { params, body } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const reader = { user, world };
    const league = await lockLeagueFor(tx, params.leagueId, reader, 'manager', deps);
    if (!(await isMember(tx, league.id, body.userId))) assertAllowed([{ rule: 'not-member', userId: body.userId }], world, words);
    await setManager(tx, league.id, body.userId);
    if (body.userId !== user.id) await notifyManager(tx, league, body.userId, edition, deps);
    return { league: await findLeague(tx, league.id, reader, deps) };
  });
}
