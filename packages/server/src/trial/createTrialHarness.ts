import { setTimeout as sleep } from 'node:timers/promises';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { type JsonFile, jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { z } from '@rugby/domain/contract/schema';
import type { Edition } from '@rugby/domain/editions';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';
import { runSeason } from '../commands/runSeason.ts';
import { Findings } from './Findings.ts';

export interface TrialDeps {
  /** The folder that holds the seasons. */
  readonly data: string;
  /** An empty database. */
  readonly connectionString: string;
  readonly say: (sentence: string) => void;
}

/** What a trial needs: season commands, the whole server, the tables, and the findings. */
export interface TrialHarness extends Pick<TrialDeps, 'data'> {
  readonly db: Kysely<Database>;
  readonly app: FastifyInstance;
  readonly findings: Findings;
  /** Runs a command on an edition and waits until the server serves its result. Throws when the command fails. */
  season(edition: Edition, ...args: readonly string[]): Promise<void>;
  /** Returns a published file as the server serves it now. */
  published<Value>(file: JsonFile<Value>, edition: Edition): Promise<Value>;
  close(): Promise<void>;
}

const SERVED_WITHIN_MS = 10_000;
const PAUSE_MS = 5;

/** Creates the harness over an empty database. */
export async function createTrialHarness({ data, connectionString, say }: TrialDeps): Promise<TrialHarness> {
  const env = { DATABASE_URL: connectionString, PRACTICE: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const db = openDatabase(connectionString);
  await migrateToLatest(db);
  const app = await buildServer({ config: readConfig(env), db, listenTo: connectionString });

  async function served(file: Pick<JsonFile<unknown>, 'name' | 'isShared'>, edition: Edition): Promise<string> {
    const answer = await app.inject(jsonAddressOf(file, edition));
    if (answer.statusCode !== 200) throw new Error(`${file.name}.json answered ${answer.statusCode}.`);
    return answer.body;
  }

  async function waitUntilServed(edition: Edition): Promise<void> {
    const path = jsonAddressOf(checksumsFile, edition);
    const { body } = await db.selectFrom('documents').select('body').where('path', '=', path).executeTakeFirstOrThrow();
    const deadline = Date.now() + SERVED_WITHIN_MS;
    while ((await served(checksumsFile, edition)) !== body.toString()) {
      if (Date.now() > deadline) throw new Error(`The server does not serve the change of the ${edition.id} season.`);
      await sleep(PAUSE_MS);
    }
  }

  return {
    data,
    db,
    app,
    findings: new Findings(say),
    async season(edition, ...args) {
      const began = performance.now();
      const complaints: string[] = [];
      const code = await runSeason({
        args: [...args, '--edition', edition.id],
        env,
        folder: data,
        say: () => undefined,
        complain: (sentence) => complaints.push(sentence),
      });
      const line = `season ${args.join(' ')} --edition ${edition.id}`;
      if (code !== 0) throw new Error(`${line} ended with ${code}: ${complaints.join('\n')}`);
      await waitUntilServed(edition);
      say(`${String(Math.round(performance.now() - began)).padStart(6)} ms  ${line}`);
    },
    async published(file, edition) {
      return z.parse(file.schema, JSON.parse(await served(file, edition)));
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
