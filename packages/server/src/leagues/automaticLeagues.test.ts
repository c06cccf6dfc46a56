import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { cloneDatabase } from '../testing/testDatabase.ts';
import { countAutomaticLeagues } from './automaticLeagues.ts';

it('a count of very many teams may take longer than a statement of a request', async () => {
  const { db, drop } = await cloneDatabase();
  onTestFinished(drop);
  await db
    .insertInto('leagues')
    .values({ edition: 'srp', class: 'overall', code: null, startRoundId: null, managerId: null, numTeams: 7 })
    .execute();
  await sql`create function take_long() returns trigger language plpgsql as 'begin perform pg_sleep(2.5); return new; end'`.execute(
    db,
  );
  await sql`create trigger slow before update on leagues for each row execute function take_long()`.execute(db);
  await countAutomaticLeagues(db);
  expect(await db.selectFrom('leagues').select('numTeams').execute()).toEqual([{ numTeams: 0 }]);
});
