import { normalizeLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { refusalsForMembers } from '@rugby/domain/game/leagues/leagueRefusals';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import type { League } from '@rugby/domain/game/model/league';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notFoundError } from '../http/RefusedError.ts';
import type { Account } from '../http/routes/Routes.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { assertAllowed, forbiddenError } from './leagueErrors.ts';
import { lockLeague, selectLeagues } from './leagueRows.ts';
import { presentLeagues } from './presentLeagues.ts';

/** Who asks, and the season in which they ask. */
export interface LeagueReader {
  readonly user: Account;
  readonly world: GameWorld;
}

/** What an action needs: being a member, or running the league. */
type Needed = 'manager' | 'members';

/** Returns a league as the reader sees it. Throws 404 when there is none, or the reader may not see it. */
export async function findLeague(
  db: Kysely<Database>,
  leagueId: number,
  { user, world }: LeagueReader,
  deps: LeagueDeps,
): Promise<League> {
  const rows = await selectLeagues(db, world.edition, user).where('leagues.id', '=', leagueId).execute();
  const [league] = await presentLeagues(db, rows, user, world, deps);
  if (league === undefined || !leagueRights(league, user.id).canSee) throw notFoundError(deps.words('leagues.refusals.noLeague'));
  return league;
}

/**
 * Locks a league until the transaction ends and returns it. Throws 404 when the reader may not see it, 422 for an automatic league, and 403
 * when the reader may not do what `needed` says.
 */
export async function lockLeagueFor(
  tx: Transaction<Database>,
  leagueId: number,
  reader: LeagueReader,
  needed: Needed,
  deps: LeagueDeps,
): Promise<League> {
  await lockLeague(tx, reader.world.edition, leagueId);
  const league = await findLeague(tx, leagueId, reader, deps);
  assertAllowed(refusalsForMembers(league), reader.world, deps.words);
  const { canManage, canLeave } = leagueRights(league, reader.user.id);
  if (!(needed === 'manager' ? canManage : canLeave)) throw forbiddenError(deps.words, needed);
  return league;
}

/** Returns the id of the league with a typed code; undefined when there is none. */
export async function findIdByCode(
  db: Kysely<Database>,
  code: string,
  { edition }: Pick<GameWorld, 'edition'>,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('leagues')
    .select('id')
    .where('edition', '=', edition.id)
    .where('code', '=', normalizeLeagueCode(code))
    .executeTakeFirst();
  return found?.id;
}

/** Returns a league that the reader has found by its code, which the answer spells as it was sent. */
export async function readLeagueByCode(
  db: Kysely<Database>,
  leagueId: number,
  code: string,
  { user, world }: LeagueReader,
  deps: LeagueDeps,
): Promise<League> {
  const rows = await selectLeagues(db, world.edition, user).where('leagues.id', '=', leagueId).execute();
  const [league] = await presentLeagues(db, rows, user, world, deps, code);
  if (league === undefined) throw notFoundError(deps.words('leagues.refusals.noLeague'));
  return league;
}
