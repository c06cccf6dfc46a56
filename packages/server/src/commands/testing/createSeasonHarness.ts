import type { EditionId } from '@rugby/domain/editions';
import { runSeason } from '../runSeason.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { aUserRow } from '../../testing/signInUser.ts';
import { type SeasonFiles, createSeasonFiles } from './createSeasonFiles.ts';

/** The result of a command. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** A database with the files of a small season, and a function that runs commands on it. */
export interface SeasonHarness extends TestDatabase {
  readonly files: SeasonFiles;
  /** Runs `season` with the words of a line. Paths are resolved against the folder of the files. */
  season(line: string, env?: Readonly<Record<string, string>>): Promise<CommandResult>;
  /** Returns the published file of the club edition, parsed. */
  published(name: string): Promise<unknown>;
}

/** Creates the harness; `drop` also removes the files. */
export async function createSeasonHarness(): Promise<SeasonHarness> {
  const database = await cloneDatabase();
  const files = await createSeasonFiles();
  return {
    ...database,
    files,
    async season(line, env = {}) {
      const output: string[] = [];
      const errors: string[] = [];
      const code = await runSeason({
        args: line.split(' '),
        env: { DATABASE_URL: database.connectionString, PRACTICE: '1', ...env },
        folder: files.folder,
        say: (sentence) => output.push(sentence),
        complain: (sentence) => errors.push(sentence),
      });
      return { code, output: output.join('\n'), errors: errors.join('\n') };
    },
    async published(name) {
      const path = `/json/${name}`;
      const { body } = await database.db
        .selectFrom('documents')
        .select('body')
        .where('path', '=', path)
        .executeTakeFirstOrThrow();
      return JSON.parse(body.toString());
    },
    async drop() {
      await database.drop();
      await files.remove();
    },
  };
}

/** Stores a user with a team and returns the team's id. By default the team is complete and started in round 1. */
export async function storeTeam(
  { db }: TestDatabase,
  team: {
    readonly name: string;
    readonly lineup: readonly number[];
    readonly captainId?: number | null;
    readonly startRoundId?: number | null;
    readonly isComplete?: boolean;
    readonly isSimulated?: boolean;
    readonly edition?: EditionId;
  },
): Promise<number> {
  const { name, lineup, captainId = null, startRoundId = 1, isComplete = true, isSimulated = false, edition = 'srp' } = team;
  const { id: userId } = await db
    .insertInto('users')
    .values({ ...aUserRow(name), passwordHash: isSimulated ? null : 'a hash', isPractice: isSimulated })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('teams')
    .values({ edition, userId, name, lineup, captainId, startRoundId, isComplete, version: 1, savedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
