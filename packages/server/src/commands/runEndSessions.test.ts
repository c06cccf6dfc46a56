import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInUser } from '../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { runEndSessions } from './runEndSessions.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
  for (const name of ['ana', 'ben']) {
    const address = `${name}@example.org`;
    const { id } = await signInUser(database.db, { email: address, emailKey: address });
    await database.db
      .insertInto('sessions')
      .values({ idHash: `of another device of ${name}`, userId: id })
      .execute();
  }
});
afterEach(() => database.drop());

it('the operator ends the sessions of one account, by its address in any case', async () => {
  expect(await run(['--email', 'Ana@Example.org'])).toEqual({ code: 0, said: 'Sessions that ended: 2.', complained: '' });
  expect(await signedIn()).toEqual(['ben@example.org', 'ben@example.org']);
});

it('the operator ends all sessions', async () => {
  expect(await run(['--all'])).toEqual({ code: 0, said: 'Sessions that ended: 4.', complained: '' });
  expect(await signedIn()).toEqual([]);
});

const usage = 'Usage: npm run end-sessions -- --email ADDRESS | --all';

it.each([
  [['--email', 'cleo@example.org'], 'There is no account with this address. Nothing has changed.'],
  [[], usage],
  [['--email', ''], usage],
  [['--email', 'ana@example.org', '--all'], usage],
  [['--user', '7'], usage],
])('%j is refused, and no session ends', async (args, sentence) => {
  const { code, complained } = await run(args);
  expect(code).toBe(2);
  expect(complained).toContain(sentence);
  expect(await signedIn()).toHaveLength(4);
});

it('a wrong setting ends the command with its sentence', async () => {
  const { code, complained } = await run(['--all'], { DATABASE_URL: 'mysql://127.0.0.1' });
  expect([code, complained]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
});

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runEndSessions({
    args,
    env: { DATABASE_URL: database.connectionString, ...env },
    say: (sentence) => said.push(sentence),
    complain: (sentence) => complained.push(sentence),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

/** The addresses of the accounts that are signed in, once for each session. */
async function signedIn(): Promise<readonly string[]> {
  const rows = await database.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('email')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
