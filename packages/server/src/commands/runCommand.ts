import { resolve } from 'node:path';
import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createSimulatedUsers } from '../practice/simulatedUsers/createSimulatedUsers.ts';
import { matchNames } from '../practice/season/matchNames.ts';
import { replaySeason } from '../practice/season/replaySeason.ts';
import { simulateRound } from '../practice/season/simulateRound.ts';
import { setClock } from '../season/clock.ts';
import { CommandError } from '../season/CommandError.ts';
import { readFeed } from '../season/feed/readFeed.ts';
import { readStats } from '../season/feed/readStats.ts';
import { finishRound } from '../season/finishRound.ts';
import { gameTimeIn } from '../season/gameTime.ts';
import { importSeason } from '../season/importSeason.ts';
import { seasonPass } from '../publish/changeSeason.ts';
import { startRound } from '../season/startRound.ts';
import { storedRounds } from '../season/storedRounds.ts';
import { takeStats } from '../season/takeStats.ts';
import type { Command } from './parseCommand.ts';
import { finished, imported, publishedFiles, started, statsTaken, stepTaken } from './sentences.ts';
import { seasonStatuses, statusLines } from './status.ts';

export interface CommandContext {
  readonly db: Kysely<Database>;
  /** Whether game time may be moved. */
  readonly practice: boolean;
  /** The folder from which paths are taken. */
  readonly folder: string;
  /** Hears at once what a command that takes long has done so far. */
  readonly say: (sentence: string) => void;
}

type OfKind<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Does what a command asks and answers what was done, in sentences. Refuses with `CommandError`; then nothing was changed. */
export async function runCommand(command: Command, context: CommandContext): Promise<readonly string[]> {
  switch (command.kind) {
    case 'import':
      return bringIn(command, context);
    case 'clock':
      return moveClock(command, context);
    case 'start':
      return start(command, context);
    case 'stats':
      return takeIn(command, context);
    case 'simulate':
      return simulate(command, context);
    case 'finish':
      return finish(command, context);
    case 'managers':
      return addManagers(command, context);
    case 'replay':
      return replay(command, context);
    case 'status': {
      const statuses = await seasonStatuses(context.db);
      return command.isJson ? [JSON.stringify(statuses, null, 2)] : statuses.flatMap(statusLines);
    }
  }
}

async function bringIn({ edition, from }: OfKind<'import'>, { db, folder }: CommandContext): Promise<readonly string[]> {
  const { feed, refuse } = await readFeed(resolve(folder, from));
  const { done, published } = await seasonPass(db, edition, (tx) =>
    importSeason(tx, edition.id, { feed, origin: 'import', refuse }),
  );
  const gameTime = await gameTimeIn(db, edition.id);
  return [...imported(edition, feed, done, gameTime), publishedFiles(published)];
}

async function moveClock({ edition, at }: OfKind<'clock'>, { db, practice }: CommandContext): Promise<readonly string[]> {
  refuseOutsidePractice(practice);
  const { published } = await seasonPass(db, edition, async (tx) => {
    await storedRounds(tx, edition.id);
    await setClock(tx, edition.id, at);
  });
  return [await gameTimeSentence(db, edition), publishedFiles(published)];
}

async function replay({ edition, speed }: OfKind<'replay'>, { db, practice, say }: CommandContext): Promise<readonly string[]> {
  refuseOutsidePractice(practice);
  const names = await matchNames(db, edition.id);
  await replaySeason(db, edition, { speed, onStep: (step, at) => stepTaken(step, at, names).forEach((line) => say(line)) });
  return [`The ${edition.id} season is over.`];
}

function refuseOutsidePractice(practice: boolean): void {
  if (!practice) throw new CommandError(['The clock moves in practice only. Start with PRACTICE=1 where this is wanted.']);
}

async function start({ edition, round }: OfKind<'start'>, { db, practice }: CommandContext): Promise<readonly string[]> {
  const { done, published } = await seasonPass(db, edition, (tx) => startRound(tx, edition, round, { mayMoveClock: practice }));
  return [...started(round, done), await gameTimeSentence(db, edition), publishedFiles(published)];
}

async function takeIn({ edition, round, from }: OfKind<'stats'>, { db, folder }: CommandContext): Promise<readonly string[]> {
  const { value, hash, sentences } = await readStats(resolve(folder, from));
  const { done, published } = await seasonPass(db, edition, (tx) =>
    takeStats(tx, edition, round, {
      records: value,
      hash,
      refuse(problems) {
        if (problems.length > 0) throw new CommandError(sentences(problems));
      },
    }),
  );
  return [...statsTaken(round, value.length, done), publishedFiles(published)];
}

async function simulate({ edition, round, seed }: OfKind<'simulate'>, { db }: CommandContext): Promise<readonly string[]> {
  const { done, published } = await seasonPass(db, edition, (tx) => simulateRound(tx, edition, round, seed));
  return [...statsTaken(round, done.records, done), publishedFiles(published)];
}

async function addManagers({ edition, count, seed }: OfKind<'managers'>, { db }: CommandContext): Promise<readonly string[]> {
  const { published } = await seasonPass(db, edition, async (tx) => {
    const now = (await gameTimeIn(tx, edition.id)).getTime();
    await createSimulatedUsers(tx, edition, { count, seed: seed ?? '1', now });
  });
  return [`Simulated managers with legal teams: ${count} more.`, publishedFiles(published)];
}

async function finish({ edition, round }: OfKind<'finish'>, { db }: CommandContext): Promise<readonly string[]> {
  const { done, published } = await seasonPass(db, edition, (tx) => finishRound(tx, edition, round));
  return [...finished(round, done), publishedFiles(published)];
}

async function gameTimeSentence(db: Kysely<Database>, edition: Edition): Promise<string> {
  return `Game time of ${edition.id} is ${(await gameTimeIn(db, edition.id)).toISOString()}.`;
}
