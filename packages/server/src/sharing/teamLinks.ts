import { randomBytes } from 'node:crypto';
import type { Edition } from '@rugby/domain/editions';
import type { LinkedTeam } from '@rugby/domain/game/model/linkedTeam';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { roundStandingOf } from '@rugby/domain/game/sharing/roundStanding';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hidePicks } from '@rugby/domain/game/team/hidePicks';
import { readGamebar } from '../team/readGamebar.ts';
import { readTeamHistory } from '../team/readTeamHistory.ts';
import { findTeam } from '../team/teamRows.ts';

/** The team of a user in a round. */
export interface OwnRound {
  readonly userId: number;
  readonly edition: Edition;
  readonly roundId: number;
}

/** Reads the code of a user's link; null when the team of the round is not shared. */
export async function readTeamLink(db: Kysely<Database>, { userId, edition, roundId }: OwnRound): Promise<string | null> {
  const link = await db
    .selectFrom('teamLinks')
    .select('code')
    .where('userId', '=', userId)
    .where('edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .executeTakeFirst();
  return link?.code ?? null;
}

/** Stores a link of 128 random bits, so that it cannot be guessed; one that is there already stays. Returns its code. */
export async function storeTeamLink(db: Kysely<Database>, { userId, edition, roundId }: OwnRound): Promise<string> {
  const { code } = await db
    .insertInto('teamLinks')
    .values({ code: randomBytes(16).toString('base64url'), userId, edition: edition.id, roundId })
    .onConflict((conflict) => conflict.columns(['userId', 'edition', 'roundId']).doUpdateSet({ userId }))
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** Deletes a user's link: its code answers nothing any more. */
export async function removeTeamLink(db: Kysely<Database>, { userId, edition, roundId }: OwnRound): Promise<void> {
  await db
    .deleteFrom('teamLinks')
    .where('userId', '=', userId)
    .where('edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .execute();
}

/**
 * Reads the team that a link shares, as other users may see it: until the round is complete without what the edition hides. Undefined for a code
 * of no link. [B16, B20]
 */
export async function readLinkedTeam(db: Kysely<Database>, code: string, world: GameWorld): Promise<LinkedTeam | undefined> {
  if (!/^[\w-]{22}$/.test(code)) return undefined;
  const link = await db
    .selectFrom('teamLinks')
    .select(['userId', 'roundId'])
    .where('code', '=', code)
    .where('edition', '=', world.edition.id)
    .executeTakeFirst();
  const round = world.rounds.find(({ id }) => id === link?.roundId);
  const team = link && (await findTeam(db, world.edition, link.userId));
  if (team === undefined || round === undefined) return undefined;
  const teamHistory = await readTeamHistory(db, team, round, world);
  if (teamHistory === null) return undefined;
  return {
    name: team.name,
    teamHistory: round.status === 'complete' ? teamHistory : hidePicks(teamHistory, world),
    ...roundStandingOf(await readGamebar(db, team, world, round)),
  };
}
