import { showLeague, showLeagueByCode } from '@rugby/domain/contract/league/league';
import { getLeagues, getLeaguesToJoin, pageSize } from '@rugby/domain/contract/league/leagues';
import { normalizeLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { foldName } from '@rugby/domain/game/players/foldName';
import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notFoundError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { readAutomaticLeagues } from './automaticLeagues.ts';
import { countOwnLeagues } from './countLeagues.ts';
import { findIdByCode, findLeague, readLeagueByCode } from './findLeague.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { selectLeagues } from './leagueRows.ts';
import { presentLeagues } from './presentLeagues.ts';
import { readRankLines } from './readLeagueRanks.ts';

/** Serves the lists of leagues and single leagues. */
export function serveLeagues({ serveSignedIn }: Pick<Routes, 'serveSignedIn'>, deps: LeagueDeps): void {
  const { db, reads, seasons, words, limits } = deps;

  serveSignedIn(getLeagues, async ({ user, edition, input: { query } }) => {
    const world = await currentWorld(seasons, edition, words);
    const { search, page } = query;
    const isEvery = query.privacy === 'all' || query.privacy === '';
    const rows = await selectLeagues(db, edition, user)
      .where('own.joinedOrder', 'is not', null)
      .where(isNamed(search))
      .$if(!isEvery, (joined) => joined.where('privacy', '=', query.privacy === 'public' ? 'public' : 'private'))
      .orderBy('own.joinedOrder', 'desc')
      .limit(pageSize + 1)
      .offset((page - 1) * pageSize)
      .execute();
    const leagues = await presentLeagues(db, rows.slice(0, pageSize), user, world, deps);
    const lines = await readRankLines(db, leagues, user.id, world);
    return {
      leagues: leagues.map((league) => ({ ...league, ownRanks: lines.get(league.id) ?? [] })),
      nextPage: rows.length > pageSize,
      page,
      automatic: await presentLeagues(db, await readAutomaticLeagues(db, edition, user), user, world, deps),
      counts: await countOwnLeagues(db, edition, user.id, isNamed(search)),
    };
  });

  serveSignedIn(getLeaguesToJoin, async ({ user, edition, input: { query } }) => {
    const world = await currentWorld(seasons, edition, words);
    const { search, page } = query;
    return reads.run(async (db) => {
      const rows = await selectLeagues(db, edition, user)
        .where('class', '=', 'regular')
        .where('privacy', '=', 'public')
        .where('own.joinedOrder', 'is', null)
        .where(({ eb, or }) => or([isNamed(search), eb('code', '=', normalizeLeagueCode(search))]))
        .orderBy('numTeams', 'desc')
        .orderBy('leagues.id')
        .limit(pageSize + 1)
        .offset((page - 1) * pageSize)
        .execute();
      const leagues = await presentLeagues(db, rows.slice(0, pageSize), user, world, deps);
      return { leagues, nextPage: rows.length > pageSize, page };
    });
  });

  serveSignedIn(showLeague, async ({ user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words);
    return reads.run(async (db) => ({ league: await findLeague(db, params.leagueId, { user, world }, deps) }));
  });

  serveSignedIn(showLeagueByCode, async ({ user, edition, request, reply, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words);
    const giveBack = limits.countCode(user.id, request, reply);
    const id = await findIdByCode(db, params.code, world);
    if (id === undefined) throw notFoundError(words('leagues.refusals.noCode'));
    giveBack();
    return { league: await readLeagueByCode(db, id, params.code, { user, world }, deps) };
  });
}

/** Whether the name of a league contains the text, in whatever case and accents. */
function isNamed(search: string): ExpressionWrapper<Database, 'leagues', SqlBool> {
  const pattern = foldName(search).replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  return expressionBuilder<Database, 'leagues'>()('leagues.nameKey', 'like', `%${pattern}%`);
}
