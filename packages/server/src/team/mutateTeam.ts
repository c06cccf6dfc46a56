import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import type { Endpoint, RequestParts } from '@rugby/domain/contract/endpoint';
import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import type { Team } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Account, Routes } from '../http/routes/Routes.ts';
import type { LockedRead } from '../http/routes/lockedReads.ts';
import { receiptTime } from '../season/receiptTime.ts';
import { seasonLocked, userLocked } from '../season/locks.ts';
import { seasonHead, seasonHeadSchema, type Seasons } from '../season/Seasons.ts';
import { noSeasonError } from './currentWorld.ts';
import { presentTeam } from './presentTeam.ts';
import { storeTeam, type TeamRow, teamRow, teamRowSchema } from './teamRows.ts';

/** What a change of a user's own team gets. */
interface TeamMutation<Parsed> {
  readonly tx: Transaction<Database>;
  readonly user: Account;
  readonly input: Parsed;
  /** The saved team; undefined before the first save. No other transaction changes it before this one ends. */
  readonly team: TeamRow | undefined;
  /** What the rules look at. The season does not change before the transaction ends; `now` is the time of receipt. */
  readonly world: GameWorld;
}

/**
 * Serves an endpoint that changes the user's own team. `change` applies the rules and returns the team to save; the saved team is
 * the answer. The answer's game time header is the time by which the rules decided. Refuses an edition without a season.
 */
export type MutateTeam = <Request extends RequestParts, Parsed>(
  endpoint: Endpoint<Request, { team: Team }, Parsed>,
  change: (mutation: TeamMutation<Parsed>) => Promise<TeamRow>,
) => void;

/** Returns the way to serve endpoints that change a team. */
export function createMutateTeam({ mutateLocked }: Pick<Routes, 'mutateLocked'>, seasons: Seasons, words: Words): MutateTeam {
  return (endpoint, change) =>
    mutateLocked(endpoint, seasonAndTeam, async ({ tx, user, input, edition, reply, state: { season, team }, queuedMs }) => {
      const received = season && { ...season, now: receiptTime(season.now, queuedMs) };
      const world = received === null ? undefined : await seasons.loadWorld(tx, edition, received);
      if (world === undefined) throw noSeasonError(words);
      void reply.header(gameTimeHeader, new Date(world.now).toISOString());
      const changed = await change({ tx, user, input, team: team ?? undefined, world });
      await storeTeam(tx, changed);
      return { team: await presentTeam(tx, changed, world) };
    });
}

const seasonAndTeamSchema = z.object({ season: z.nullable(seasonHeadSchema), team: z.nullable(teamRowSchema) });

/**
 * Locks the season and the user, then reads the season's head and the user's team. Whatever else changes teams locks out all users, except the
 * deletion of an account, which locks its user.
 */
function seasonAndTeam(edition: EditionId): LockedRead<z.output<typeof seasonAndTeamSchema>> {
  return {
    locks: (userId) => sql<boolean>`${seasonLocked(edition)} and ${userLocked(userId)}`,
    state: (userId) => sql`json_build_object('season', ${seasonHead(edition)}, 'team', ${teamRow(edition, userId)})`,
    schema: seasonAndTeamSchema,
  };
}
