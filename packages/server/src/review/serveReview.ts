import { getLeagueReview, getSeasonReview } from '@rugby/domain/contract/review';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Reads } from '../http/reads/Reads.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { requireVisibleLeague } from '../rankings/readLeague.ts';
import type { Seasons } from '../season/Seasons.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { findTeam } from '../team/teamRows.ts';
import { readLeaguePlaces } from './readLeaguePlaces.ts';
import { readPlaces, readPlayedRounds } from './readPlayedRounds.ts';

export interface ReviewDeps {
  readonly db: Kysely<Database>;
  readonly reads: Reads;
  readonly seasons: Seasons;
  readonly words: Words;
}

/** Serves the rounds that the user's team has played, from which the season review is counted, and its places in a league. [B25] */
export function serveReview({ serveSignedIn }: Routes, { db, reads, seasons, words }: ReviewDeps): void {
  serveSignedIn(getSeasonReview, async ({ user, edition }) => {
    const team = await findTeam(db, edition, user.id);
    if (team === undefined) return { rounds: [] };
    return { rounds: [...(await readPlayedRounds(db, team, await currentWorld(seasons, edition, words)))] };
  });

  serveSignedIn(getLeagueReview, ({ user, edition, input: { params } }) =>
    reads.run(async (replica) => {
      const league = await requireVisibleLeague(replica, edition.id, params.leagueId, user.id, words);
      const team = await findTeam(replica, edition, user.id);
      if (team === undefined) return { rounds: [] };
      const places = league.class === 'overall' ? readPlaces(replica, team) : readLeaguePlaces(replica, team, league);
      return { rounds: [...(await places)] };
    }),
  );
}
