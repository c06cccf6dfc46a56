import { randomBytes } from 'node:crypto';
import type { Edition } from '@rugby/domain/editions';
import {
  createLeague,
  deleteLeague,
  joinLeague,
  leaveLeague,
  renewLeagueCode,
  updateLeague,
} from '@rugby/domain/contract/league/league';
import { refusalsToSwitch } from '@rugby/domain/game/contests/contestRefusals';
import { createLeagueCode } from '@rugby/domain/game/leagues/leagueCode';
import { leagueChangeProblems, newLeagueProblems } from '@rugby/domain/game/leagues/leagueForm';
import { refusalsToChange, refusalsToJoin } from '@rugby/domain/game/leagues/leagueRefusals';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { foldName } from '@rugby/domain/game/players/foldName';
import { expressionBuilder, type Transaction } from 'kysely';
import { switchContests } from '../contests/switchContests.ts';
import type { Database } from '../db/tables.ts';
import { assertNoProblems, notFoundError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { countOwnLeagues } from './countLeagues.ts';
import { findIdByCode, findLeague, lockLeagueFor, readLeagueByCode } from './findLeague.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { assertAllowed } from './leagueErrors.ts';
import { lockLeague } from './leagueRows.ts';
import { notifyManager } from './leagueMails.ts';
import { addMember, removeMember } from './members.ts';

/** Serves what creates, changes and ends leagues and memberships. */
export function serveLeagueChanges({ mutate }: Pick<Routes, 'mutate'>, deps: LeagueDeps): void {
  const { seasons, words, limits, bannedWords } = deps;

  mutate(createLeague, async ({ tx, user, edition, input: { body } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    assertNoProblems(newLeagueProblems(body, { ...world, bannedWords }), words);
    assertAllowed(refusalsToJoin(await countOthers(tx, edition, user.id)), world, words);
    const { startId, hasHeadToHead, hasCup } = body;
    const choice = { hasHeadToHead, hasCup };
    assertAllowed(refusalsToSwitch(choice, { startId, headToHead: 'off', cup: 'off' }, world.rounds, world.now), world, words);
    const { id } = await tx
      .insertInto('leagues')
      .values({
        edition: edition.id,
        ...namesOf(body.name),
        code: newCode(),
        privacy: body.privacy,
        startRoundId: body.startId,
        managerId: user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addMember(tx, id, user);
    await switchContests(tx, id, choice, edition);
    return { league: await findLeague(tx, id, { user, world }, deps) };
  });

  mutate(updateLeague, async ({ tx, user, edition, input: { params, body } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const league = await lockLeagueFor(tx, params.leagueId, { user, world }, 'manager', deps);
    const { startId = league.startId, privacy = league.privacy } = body;
    const refusals = [
      ...refusalsToChange({ startId, privacy }, league),
      ...refusalsToSwitch(body, league, world.rounds, world.now),
    ];
    assertAllowed(refusals, world, words);
    assertNoProblems(leagueChangeProblems({ name: body.name, startId, privacy }, league, { ...world, bannedWords }), words);
    await tx
      .updateTable('leagues')
      .set({ ...namesOf(body.name), startRoundId: startId, privacy })
      .where('id', '=', league.id)
      .execute();
    await switchContests(tx, league.id, body, edition);
    return { league: await findLeague(tx, league.id, { user, world }, deps) };
  });

  mutate(joinLeague, async ({ tx, user, edition, request, reply, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const giveBack = limits.countCode(user.id, request, reply);
    const id = await findIdByCode(tx, params.code, world);
    if (id !== undefined) await lockLeague(tx, edition, id);
    // The league may have got a new code, or gone, while this transaction waited for the lock.
    if (id === undefined || (await findIdByCode(tx, params.code, world)) !== id)
      throw notFoundError(words('leagues.refusals.noCode'));
    giveBack();
    assertAllowed(refusalsToJoin(await countOthers(tx, edition, user.id, id)), world, words);
    await addMember(tx, id, user);
    return { league: await readLeagueByCode(tx, id, params.code, { user, world }, deps) };
  });

  mutate(leaveLeague, async ({ tx, user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const league = await lockLeagueFor(tx, params.leagueId, { user, world }, 'members', deps);
    const departure = await removeMember(tx, league.id, user.id);
    if (departure.kind === 'handed-over') await notifyManager(tx, league, departure.managerId, edition, deps);
    return {};
  });

  mutate(deleteLeague, async ({ tx, user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const league = await lockLeagueFor(tx, params.leagueId, { user, world }, 'manager', deps);
    await tx.deleteFrom('leagues').where('id', '=', league.id).execute();
    return {};
  });

  mutate(renewLeagueCode, async ({ tx, user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const league = await lockLeagueFor(tx, params.leagueId, { user, world }, 'manager', deps);
    await tx.updateTable('leagues').set({ code: newCode() }).where('id', '=', league.id).execute();
    return { league: await findLeague(tx, league.id, { user, world }, deps) };
  });
}

/** Counts the leagues of an edition that a user has joined, but for `leagueId`. */
async function countOthers(tx: Transaction<Database>, edition: Edition, userId: number, leagueId = 0): Promise<number> {
  const isOther = expressionBuilder<Database, 'leagues'>()('leagues.id', '<>', leagueId);
  return (await countOwnLeagues(tx, edition, userId, isOther)).all;
}

/** A code from a cryptographic generator. Two leagues never share one: there are 282 billion, and the column is unique. */
function newCode(): string {
  return createLeagueCode(randomBytes);
}

function namesOf(typed: string) {
  const name = normalizePublicText(typed);
  return { name, nameKey: foldName(name) };
}
