import { autopickTeam } from '@rugby/domain/contract/team/team';
import type { Routes } from '../http/routes/Routes.ts';
import { currentWorld } from '../team/currentWorld.ts';
import type { TeamDeps } from '../team/serveTeam.ts';
import { findTeam } from '../team/teamRows.ts';
import { proposeTeam } from './proposeTeam.ts';

/** Serves the endpoint that fills the empty slots of a lineup. It saves nothing. */
export function serveAutofill({ serveSignedIn }: Pick<Routes, 'serveSignedIn'>, { db, seasons, words }: TeamDeps): void {
  serveSignedIn(autopickTeam, async ({ user, edition, input: { body } }) => {
    const row = await findTeam(db, edition, user.id);
    const world = await currentWorld(seasons, edition, words);
    return { team: proposeTeam(body, row, user, world, words) };
  });
}
