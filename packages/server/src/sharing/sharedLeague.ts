import type { Edition } from '@rugby/domain/editions';
import { isLeagueCode, normalizeLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import type { Progress } from '@rugby/domain/game/model/entities';
import type { Privacy } from '@rugby/domain/game/model/league';
import { drawLeaguePicture } from '@rugby/domain/game/sharing/drawLeaguePicture';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { mediaPathOf } from '../http/mediaPathOf.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import type { LinkPreview } from '../site/head.ts';

/** A league as everyone who has its code may see it. */
export interface SharedLeague {
  readonly edition: Edition;
  readonly code: string;
  readonly name: string;
  readonly privacy: Privacy;
  readonly numTeams: number;
  readonly manager: string | null;
  readonly startRound: number | null;
  readonly startStatus: Progress | null;
}

/** Reads a league by its code; undefined for an unknown one. */
async function readSharedLeague(db: Kysely<Database>, edition: Edition, code: string): Promise<SharedLeague | undefined> {
  if (!isLeagueCode(code)) return undefined;
  const found = await db
    .selectFrom('leagues')
    .leftJoin('users as manager', 'manager.id', 'leagues.managerId')
    .leftJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'leagues.edition').onRef('rounds.id', '=', 'leagues.startRoundId'),
    )
    .select(['leagues.name', 'privacy', 'numTeams', 'manager.displayName as manager'])
    .select(['rounds.roundNumber as startRound', 'rounds.status as startStatus'])
    .where('leagues.edition', '=', edition.id)
    .where('leagues.code', '=', normalizeLeagueCode(code))
    .executeTakeFirst();
  return found && { ...found, edition, code: normalizeLeagueCode(code) };
}

/** What trying a code needs. */
export interface LeagueTries {
  readonly db: Kysely<Database>;
  readonly limits: RateLimits;
}

/**
 * Returns the league of a code that a request tries, to everyone; undefined for an unknown code, and when no try is left to the network of the
 * request.
 */
export async function trySharedLeague(
  { db, limits }: LeagueTries,
  edition: Edition,
  code: string,
  request: FastifyRequest,
): Promise<SharedLeague | undefined> {
  const giveBack = limits.tryLinkCode(request);
  if (giveBack === undefined) return undefined;
  const league = await readSharedLeague(db, edition, code);
  if (league !== undefined) giveBack();
  return league;
}

/** What a preview of the link to a league shows. */
export function previewOfLeague(league: SharedLeague, words: Words): LinkPreview {
  const { edition, code, name, privacy } = league;
  const facts = factsOf(league, words).join('. ');
  return {
    edition,
    title: words('sharing.league.title', { name }),
    description: `${words(`sharing.league.${privacy}Description`, { title: edition.title })} ${facts}.`,
    picture: mediaPathOf(edition, 'league', `${code}.png`),
    alt: words('sharing.league.alt', { tag: words(`sharing.league.${privacy}`), name, facts }),
  };
}

/** Draws the picture of a league. */
export function drawLeague(league: SharedLeague, host: string, words: Words): string {
  const { edition, name, privacy } = league;
  return drawLeaguePicture({ edition, host, name, tag: words(`sharing.league.${privacy}`), facts: factsOf(league, words) });
}

function factsOf({ numTeams, startRound, startStatus, manager }: SharedLeague, words: Words): readonly string[] {
  const start = startStatus === 'scheduled' ? 'starts' : 'started';
  return [
    words('sharing.league.teams', { count: numTeams }),
    ...(startRound === null ? [] : [words(`sharing.league.${start}`, { round: startRound })]),
    ...(manager === null ? [] : [words('sharing.league.manager', { name: manager })]),
  ];
}
