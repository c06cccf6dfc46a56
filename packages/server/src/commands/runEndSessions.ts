import { parseArgs } from 'node:util';
import { emailKey } from '@rugby/domain/game/session/keys';
import { type Kysely, sql } from 'kysely';
import { z } from '@rugby/domain/contract/schema';
import { readConfig } from '../config/config.ts';
import { operatorSentence } from '../config/operatorSentence.ts';
import { reasonOf } from '../config/StartError.ts';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { describeEmbedded, withTables } from './withDatabase.ts';

/** A call of `npm run end-sessions`. */
export interface EndSessionsCall {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with the line of output. */
  readonly say: (sentence: string) => void;
  /** Called with each line of error output, and when the command waits or worked on the embedded database. */
  readonly complain: (sentence: string) => void;
}

/** The account whose sessions end, or all accounts. */
type Accounts = { readonly email: string } | 'all';

/**
 * Ends the sessions of an account or of all accounts, for an operator who knows that another person uses them: their next request is answered 401.
 * Returns the exit code: 0 done, 1 no usable database or configuration, 2 refused and nothing changed.
 */
export async function runEndSessions({ args, env, say, complain }: EndSessionsCall): Promise<0 | 1 | 2> {
  const accounts = readArgs(args, complain);
  if (accounts === undefined) {
    complain('Usage: npm run end-sessions -- --email ADDRESS | --all');
    return 2;
  }
  try {
    const config = readConfig(env);
    const ended = await withTables(config, complain, (db) => endSessions(db, accounts));
    describeEmbedded(config).forEach((sentence) => complain(sentence));
    if (ended === undefined) {
      complain('There is no account with this address. Nothing has changed.');
      return 2;
    }
    say(`Sessions that ended: ${ended}.`);
    return 0;
  } catch (error) {
    const sentence = operatorSentence(error, () => readConfig(env).dataDir);
    if (sentence === undefined) throw error;
    complain(sentence);
    return 1;
  }
}

function readArgs(args: readonly string[], complain: (sentence: string) => void): Accounts | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' }, all: { type: 'boolean' } } });
    const { email, all = false } = values;
    if (email === undefined) return all ? 'all' : undefined;
    return all || email === '' ? undefined : { email };
  } catch (error) {
    complain(`${reasonOf(error)}.`);
    return undefined;
  }
}

/** Returns how many sessions ended; undefined without such an account. */
async function endSessions(db: Kysely<Database>, accounts: Accounts): Promise<number | undefined> {
  const ended = (condition: ReturnType<typeof sql>) =>
    readRow(
      db,
      sql`with ended as (delete from sessions where ${condition} returning 1) select count(*)::int as count from ended`,
      z.object({ count: z.int() }),
    );
  if (accounts === 'all') return (await ended(sql`true`)).count;
  const [user] = await readRows(
    db,
    sql`select id from users where email_key = ${emailKey(accounts.email)}`,
    z.object({ id: z.int() }),
  );
  return user && (await ended(sql`user_id = ${user.id}`)).count;
}
