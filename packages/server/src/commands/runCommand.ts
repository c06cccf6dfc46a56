import { resolve } from 'node:path';
import { advertsFile } from '@rugby/domain/contract/landing';
import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createSimulatedUsers } from '../practice/simulatedUsers/createSimulatedUsers.ts';
import { readFixtureNames } from '../practice/season/readFixtureNames.ts';
import { replaySeason } from '../practice/season/replaySeason.ts';
import { simulateRound } from '../practice/season/simulateRound.ts';
import { setClock } from '../season/setClock.ts';
import { CommandError } from '../season/CommandError.ts';
import { readFeed } from '../season/feed/readFeed.ts';
import { readJson } from '../season/feed/readJson.ts';
import { readStats } from '../season/feed/readStats.ts';
import { finishRound } from '../season/rounds/finishRound.ts';
import { readGameTime } from '../season/readGameTime.ts';
import { finishPassedRounds } from '../season/advanceImportedSeason.ts';
import { publishAdverts } from '../publish/publishAdverts.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { setSafeMode } from '../season/setSafeMode.ts';
import { startRound } from '../season/rounds/startRound.ts';
import { readRounds } from '../season/readRounds.ts';
import type { Command } from './parseCommand.ts';
import {
  roundFinishSentences,
  publishedSentence,
  roundStartSentences,
  safeModeSentences,
  statsSentences,
  stepSentences,
} from './sentences.ts';
import { seasonStatuses, statusLines } from './status.ts';
import { takeInFeed, takeInStats } from './takeIn.ts';

export interface CommandContext {
  readonly db: Kysely<Database>;
  /** Whether game time may be moved. */
  readonly practice: boolean;
  /** The folder against which paths are resolved. */
  readonly folder: string;
  /** Called with the progress of a long command. */
  readonly say: (sentence: string) => void;
}

/** A command that works on an open database. */
export type DatabaseCommand = Exclude<Command, { kind: 'watch' }>;

type OfKind<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/**
 * Runs a command and returns its result in sentences. Throws a `CommandError` when the command is refused; then nothing is
 * changed.
 */
export async function runCommand(command: DatabaseCommand, context: CommandContext): Promise<readonly string[]> {
  switch (command.kind) {
    case 'import':
      return importCommand(command, context);
    case 'ads':
      return adsCommand(command, context);
    case 'clock':
      return clockCommand(command, context);
    case 'start':
      return startCommand(command, context);
    case 'stats':
      return statsCommand(command, context);
    case 'simulate':
      return simulateCommand(command, context);
    case 'finish':
      return finishCommand(command, context);
    case 'managers':
      return simulatedUsersCommand(command, context);
    case 'replay':
      return replayCommand(command, context);
    case 'safe-mode':
      await setSafeMode(context.db, command.isOn);
      return safeModeSentences(command.isOn);
    case 'status': {
      const statuses = await seasonStatuses(context.db);
      return command.isJson ? [JSON.stringify(statuses, null, 2)] : statuses.flatMap(statusLines);
    }
  }
}

async function importCommand({ edition, from }: OfKind<'import'>, { db, folder }: CommandContext): Promise<readonly string[]> {
  return takeInFeed(db, edition, await readFeed(resolve(folder, from)));
}

async function adsCommand({ edition, from }: OfKind<'ads'>, { db, folder }: CommandContext): Promise<readonly string[]> {
  const { value } = await readJson(resolve(folder, from), advertsFile.schema);
  return [publishedSentence(await publishAdverts(db, edition, value))];
}

async function clockCommand({ edition, at }: OfKind<'clock'>, { db, practice }: CommandContext): Promise<readonly string[]> {
  refuseOutsidePractice(practice);
  const { published } = await changeSeason(db, edition, async (tx) => {
    await readRounds(tx, edition.id);
    await setClock(tx, edition.id, at);
  });
  return [await gameTimeSentence(db, edition), publishedSentence(published)];
}

async function replayCommand(
  { edition, speed }: OfKind<'replay'>,
  { db, practice, say }: CommandContext,
): Promise<readonly string[]> {
  refuseOutsidePractice(practice);
  const names = await readFixtureNames(db, edition.id);
  await replaySeason(db, edition, { speed, onStep: (step, at) => stepSentences(step, at, names).forEach((line) => say(line)) });
  return [`The ${edition.id} season is over.`];
}

function refuseOutsidePractice(practice: boolean): void {
  if (!practice) throw new CommandError(['The clock can be set in practice only. Set PRACTICE=1 to allow this.']);
}

async function startCommand({ edition, round }: OfKind<'start'>, { db, practice }: CommandContext): Promise<readonly string[]> {
  const { result, published } = await changeSeason(db, edition, async (tx) => {
    await finishPassedRounds(tx, edition);
    return startRound(tx, edition, round, { mayMoveClock: practice });
  });
  return [...roundStartSentences(round, result), await gameTimeSentence(db, edition), publishedSentence(published)];
}

async function statsCommand(
  { edition, round, from }: OfKind<'stats'>,
  { db, folder }: CommandContext,
): Promise<readonly string[]> {
  return takeInStats(db, edition, round, await readStats(resolve(folder, from)));
}

async function simulateCommand({ edition, round, seed }: OfKind<'simulate'>, { db }: CommandContext): Promise<readonly string[]> {
  const { result, published, teamsChanged } = await changeSeason(db, edition, (tx) => simulateRound(tx, edition, round, seed));
  return [...statsSentences(round, result.records, result, teamsChanged), publishedSentence(published)];
}

async function simulatedUsersCommand(
  { edition, count, seed }: OfKind<'managers'>,
  { db }: CommandContext,
): Promise<readonly string[]> {
  const { published } = await changeSeason(db, edition, async (tx) => {
    const now = (await readGameTime(tx, edition.id)).getTime();
    await createSimulatedUsers(tx, edition, { count, seed: seed ?? '1', now });
  });
  return [`Simulated users with legal teams: ${count} added.`, publishedSentence(published)];
}

async function finishCommand({ edition, round }: OfKind<'finish'>, { db }: CommandContext): Promise<readonly string[]> {
  const { result, published } = await changeSeason(db, edition, (tx) => finishRound(tx, edition, round));
  return [...roundFinishSentences(round, result), publishedSentence(published)];
}

async function gameTimeSentence(db: Kysely<Database>, edition: Edition): Promise<string> {
  return `Game time of ${edition.id} is ${(await readGameTime(db, edition.id)).toISOString()}.`;
}
