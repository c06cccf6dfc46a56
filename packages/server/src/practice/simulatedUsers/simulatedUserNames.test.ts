import { expect, it, onTestFinished } from 'vitest';
import { cloneDatabase } from '../../testing/testDatabase.ts';
import { aUserRow } from '../../testing/signInUser.ts';
import { createRandom } from '../random.ts';
import { freeDisplayNames } from './simulatedUserNames.ts';

it('finds as many unused names as a command may ask for', async () => {
  const { db, drop } = await cloneDatabase();
  onTestFinished(drop);
  const namesOf = (count: number) => db.transaction().execute((tx) => freeDisplayNames(tx, count, createRandom('names')));
  const [first = ''] = await namesOf(1);
  await db
    .insertInto('users')
    .values({ ...aUserRow('taken'), displayName: first, displayNameKey: first.toLowerCase() })
    .execute();
  const names = await namesOf(99_999);
  expect(new Set(names).size).toBe(99_999);
  expect(names).not.toContain(first);
});
