import { getGamebar } from '@rugby/domain/contract/gamebar';
import { changeCaptain, showMyTeam, updateTeam } from '@rugby/domain/contract/team/team';
import { showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Reads } from '../http/reads/Reads.ts';
import type { Routes } from '../http/routes/Routes.ts';
import type { Seasons } from '../season/Seasons.ts';
import { changeTeamCaptain } from './changeTeamCaptain.ts';
import { currentWorld } from './currentWorld.ts';
import { findRound } from './findRound.ts';
import { readGamebar } from './readGamebar.ts';
import type { MutateTeam } from './mutateTeam.ts';
import { presentTeam } from './presentTeam.ts';
import { type SaveDeps, saveTeam } from './saveTeam.ts';
import { readTeamHistory } from './readTeamHistory.ts';
import { ownTeam } from './teamRows.ts';

export interface TeamDeps {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
  readonly words: Words;
  /** For reads that a replica may answer. */
  readonly reads: Reads;
}

/** Serves the endpoints of the user's own team. */
export function serveTeam(
  { serveWithState }: Routes,
  mutateTeam: MutateTeam,
  { db, seasons, words, bannedWords }: TeamDeps & SaveDeps,
): void {
  serveWithState(showMyTeam, ownTeam, async ({ state: row, edition }) => ({
    team: row && (await presentTeam(db, row, await currentWorld(seasons, edition, words))),
  }));

  mutateTeam(updateTeam, ({ tx, user, team, input: { body }, world }) =>
    saveTeam(tx, user, team, body, world, { words, bannedWords }),
  );

  mutateTeam(changeCaptain, ({ tx, team, input: { body }, world }) => changeTeamCaptain(tx, team, body, world, words));

  serveWithState(showMyTeamHistory, ownTeam, async ({ state: row, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words);
    const round = findRound(world, params.roundId, words);
    return { teamHistory: row && (await readTeamHistory(db, row, round, world)) };
  });

  serveWithState(getGamebar, ownTeam, async ({ state: row, edition, input: { query } }) => {
    const world = await currentWorld(seasons, edition, words);
    const round = query.roundId === undefined ? undefined : findRound(world, query.roundId, words);
    return readGamebar(db, row ?? undefined, world, round);
  });
}
