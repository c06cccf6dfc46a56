import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import type { EditionId } from '@rugby/domain/editions';
import type { Team } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Account } from '../session/users.ts';
import type { Database } from '../db/tables.ts';
import type { Opening } from '../http/idempotency.ts';
import type { Routes } from '../http/serve.ts';
import { seasonHeldStill } from '../season/locks.ts';
import { type SeasonHead, seasonHead, type Seasons } from '../season/Seasons.ts';
import { presentTeam } from './presentTeam.ts';
import { storing, type TeamRow, teamRow } from './teamRows.ts';
import { noSeason } from './worldNow.ts';

/** What a change of a fan's own team is asked. */
interface AskedToChangeTeam<Parsed> {
  readonly tx: Transaction<Database>;
  readonly user: Account;
  readonly parts: Parsed;
  /** The team as it stands, undefined before the first save. Nobody else changes it before the transaction ends. */
  readonly team: TeamRow | undefined;
  /** What judges the change: the season held still, at this moment of the database's clock. */
  readonly world: GameWorld;
}

/**
 * Puts a call on a server that changes a fan's own team. It answers the changed team, and in a header the game time that it was judged by.
 */
export type ChangeTeam = <Request extends RequestParts, Parsed>(
  endpoint: Endpoint<Request, { team: Team }, Parsed>,
  /** Answers the team as it is to be stored. */
  change: (asked: AskedToChangeTeam<Parsed>) => Promise<TeamRow>,
) => void;

/** The way to put changes of teams on a server. They refuse an edition without a season. */
export function teamChangesOn({ mutateFrom }: Pick<Routes, 'mutateFrom'>, seasons: Seasons, words: Words): ChangeTeam {
  return (endpoint, change) =>
    mutateFrom(endpoint, standing, async ({ tx, user, parts, edition, reply, found: { season, team } }) => {
      const world = season === null ? undefined : await seasons.worldIn(tx, edition, season);
      if (world === undefined) throw noSeason(words);
      void reply.header(gameTimeHeader, new Date(world.now).toISOString());
      const changed = await change({ tx, user, parts, team: team ?? undefined, world });
      return { answer: { team: await presentTeam(tx, changed, world) }, last: storing(changed) };
    });
}

interface Standing {
  readonly season: SeasonHead | null;
  readonly team: TeamRow | null;
}

/**
 * A fan's changes come one after the other, his first save among them: the lock is on the fan, who is there before his team. Whoever else
 * changes teams excludes all fans.
 */
function standing(edition: EditionId, userId: number): Opening<Standing> {
  return {
    locks: sql<boolean>`${seasonHeldStill(edition)} and ${fanHeld(userId)}`,
    found: sql<Standing>`json_build_object('season', ${seasonHead(edition)}, 'team', ${teamRow(edition, userId)})`,
  };
}

/** First number of the locks on fans; any constant that differs from that of the season's locks. */
const FANS = 7307;

function fanHeld(userId: number): RawBuilder<boolean> {
  return sql<boolean>`pg_advisory_xact_lock(${FANS}::int, ${userId}::int) is not null`;
}
