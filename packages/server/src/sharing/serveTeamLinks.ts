import { createTeamLink, deleteTeamLink, showTeamLink, teamByLink } from '@rugby/domain/contract/sharing/teamLinks';
import type { Edition } from '@rugby/domain/editions';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notFoundError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { findRound } from '../team/findRound.ts';
import { readTeamHistory } from '../team/readTeamHistory.ts';
import type { TeamDeps } from '../team/serveTeam.ts';
import { findTeam } from '../team/teamRows.ts';
import { readLinkedTeam, readTeamLink, removeTeamLink, storeTeamLink } from './teamLinks.ts';

/** Serves the links by which users share their team of a round: made, read and deleted by their owner, followed by everybody. [B16] */
export function serveTeamLinks({ serve, serveSignedIn, mutate }: Routes, { db, reads, seasons, words }: TeamDeps): void {
  const worldOf = (edition: Edition, tx?: Transaction<Database>) => currentWorld(seasons, edition, words, tx);

  serveSignedIn(showTeamLink, async ({ user, edition, input: { params } }) => {
    const { id: roundId } = findRound(await worldOf(edition), params.roundId, words);
    return { code: await readTeamLink(db, { userId: user.id, edition, roundId }) };
  });

  mutate(createTeamLink, async ({ user, edition, tx, input: { body } }) => {
    const world = await worldOf(edition, tx);
    const round = findRound(world, body.roundId, words);
    const team = await findTeam(tx, edition, user.id);
    const history = team && (await readTeamHistory(tx, team, round, world));
    if (!history) throw notFoundError(words('sharing.link.notPlayed', { round: round.roundNumber }));
    return { code: await storeTeamLink(tx, { userId: user.id, edition, roundId: round.id }) };
  });

  mutate(deleteTeamLink, async ({ user, edition, tx, input: { body } }) => {
    await removeTeamLink(tx, { userId: user.id, edition, roundId: body.roundId });
    return {};
  });

  serve(teamByLink, async ({ edition, input: { params } }) => {
    const world = await worldOf(edition);
    const linkedTeam = await reads.run((db) => readLinkedTeam(db, params.code, world));
    if (linkedTeam === undefined) throw notFoundError(words('sharing.link.unknown'));
    return { linkedTeam };
  });
}
