import { getGamebar } from '@rugby/domain/contract/gamebar';
import { autopickTeam, changeCaptain, showMyTeam, updateTeam } from '@rugby/domain/contract/team';
import { showMyTeamHistory } from '@rugby/domain/contract/teamHistory';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Routes } from '../http/serve.ts';
import type { Seasons } from '../season/Seasons.ts';
import { changeTeamCaptain } from './changeTeamCaptain.ts';
import { gamebarOf } from './gamebarOf.ts';
import { presentTeam } from './presentTeam.ts';
import { proposeTeam } from './proposeTeam.ts';
import { roundIn } from './roundIn.ts';
import { saveTeam } from './saveTeam.ts';
import { teamChangesOn } from './teamChanges.ts';
import { teamHistory } from './teamHistory.ts';
import { findTeam } from './teamRows.ts';
import { worldNow } from './worldNow.ts';

export interface TeamParts {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
  readonly words: Words;
}

/** The calls of a fan's own team. */
export function serveTeams(routes: Routes, { db, seasons, words }: TeamParts): void {
  const { serveSignedIn } = routes;
  const changeTeam = teamChangesOn(routes, seasons, words);
  serveSignedIn(showMyTeam, async ({ user, edition }) => {
    const row = await findTeam(db, edition, user.id);
    return { team: row === undefined ? null : await presentTeam(db, row, await worldNow(seasons, edition, words)) };
  });

  changeTeam(updateTeam, ({ tx, user, team, parts: { body }, world }) => saveTeam(tx, user, team, body, world, words));

  serveSignedIn(autopickTeam, async ({ user, edition, parts: { body } }) => {
    const row = await findTeam(db, edition, user.id);
    const world = await worldNow(seasons, edition, words);
    return { team: proposeTeam(body, row, user, world, words) };
  });

  changeTeam(changeCaptain, ({ tx, team, parts: { body }, world }) => changeTeamCaptain(tx, team, body, world, words));

  serveSignedIn(showMyTeamHistory, async ({ user, edition, parts: { params } }) => {
    const world = await worldNow(seasons, edition, words);
    const round = roundIn(world, params.roundId, words);
    const row = await findTeam(db, edition, user.id);
    return { teamHistory: row === undefined ? null : await teamHistory(db, row, round, world) };
  });

  serveSignedIn(getGamebar, async ({ user, edition, parts: { query } }) => {
    const world = await worldNow(seasons, edition, words);
    const round = query.roundId === undefined ? undefined : roundIn(world, query.roundId, words);
    return gamebarOf(db, await findTeam(db, edition, user.id), world, round);
  });
}
