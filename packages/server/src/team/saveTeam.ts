import type { Team } from '@rugby/domain/game/model/entities';
import { isFull } from '@rugby/domain/game/model/lineup';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { refusalsToSave } from '@rugby/domain/game/team/refusalsToSave';
import { teamNameRefusal } from '@rugby/domain/game/team/teamNameRefusal';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { startRoundOf } from '@rugby/domain/game/season/startRound';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Account } from '../http/routes/Routes.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { updateCurrentRound } from './updateCurrentRound.ts';
import { assertNoRefusals } from './ruleError.ts';
import { assertCurrentVersion } from './assertCurrentVersion.ts';
import { fillMissingSlots, toLineupColumn } from '../db/lineupColumn.ts';
import { nextVersion, savedTeamOf, type TeamRow } from './teamRows.ts';

/** The request to save a team. */
export interface TeamSave {
  readonly lineup: Team['lineup'];
  readonly captainId: number | null;
  readonly name?: string | undefined;
  readonly version?: number | null | undefined;
}

/** What saving a team needs besides the season. */
export interface SaveDeps {
  readonly words: Words;
  /** Words that names of teams may not contain. */
  readonly bannedWords: readonly string[];
}

/**
 * Returns the user's team with a new selection, to be saved. Applies the rules at the current time of the database's clock. The
 * first save creates the team, named after the user. A team that is complete before its first round starts in the current round;
 * a team that becomes incomplete before its start loses its start round. Refuses what the rules refuse, a name outside 3 to 40
 * visible characters or with a banned word, and an outdated version. [G-339, G-238]
 */
export async function saveTeam(
  tx: Transaction<Database>,
  user: Pick<Account, 'id' | 'displayName'>,
  team: TeamRow | undefined,
  save: TeamSave,
  world: GameWorld,
  { words, bannedWords }: SaveDeps,
): Promise<TeamRow> {
  await assertCurrentVersion(tx, team, save.version, world, words);
  const saved = team === undefined ? null : savedTeamOf(team, world);
  const next = { lineup: fillMissingSlots(save.lineup), captainId: save.captainId };
  assertNoRefusals(refusalsToSave(next, saved, world), world, words);
  const values = {
    name: nameOf(save.name, { words, bannedWords }) ?? team?.name ?? user.displayName,
    lineup: toLineupColumn(next.lineup),
    captainId: next.captainId,
    startRoundId: startRoundOf(isFull(next.lineup), saved, world),
    isComplete: isFull(next.lineup),
  };
  const row = team === undefined ? await makeTeam(tx, user.id, values, world) : nextVersion(team, values, world);
  return updateCurrentRound(tx, row, world);
}

async function makeTeam(
  tx: Transaction<Database>,
  userId: number,
  values: Pick<TeamRow, 'name' | 'lineup' | 'captainId' | 'startRoundId' | 'isComplete'>,
  { edition, now }: GameWorld,
): Promise<TeamRow> {
  const savedAt = new Date(now);
  const row = { ...values, edition: edition.id, userId, version: 1 };
  const { id } = await tx
    .insertInto('teams')
    .values({ ...row, savedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...row, id, savedAt: savedAt.toISOString(), boosters: [], roundPoints: {} };
}

function nameOf(name: string | undefined, { words, bannedWords }: SaveDeps): string | undefined {
  if (name === undefined) return undefined;
  const problem = teamNameRefusal(name, bannedWords);
  if (problem === undefined) return normalizePublicText(name);
  throw new RefusedError(422, [{ code: 'invalid', field: 'name', message: words(problem) }]);
}
