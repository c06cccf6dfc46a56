import { getSeasonReview } from '@rugby/domain/contract/review';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Routes } from '../http/Routes.ts';
import type { Seasons } from '../season/Seasons.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { findTeam } from '../team/teamRows.ts';
import { readPlayedRounds } from './readPlayedRounds.ts';

export interface ReviewDeps {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
  readonly words: Words;
}

/** Serves the rounds that the user's team has played, from which the season review is counted. */
export function serveReview({ serveSignedIn }: Routes, { db, seasons, words }: ReviewDeps): void {
  serveSignedIn(getSeasonReview, async ({ user, edition }) => {
    const team = await findTeam(db, edition, user.id);
    if (team === undefined) return { rounds: [] };
    return { rounds: [...(await readPlayedRounds(db, team, await currentWorld(seasons, edition, words)))] };
  });
}
