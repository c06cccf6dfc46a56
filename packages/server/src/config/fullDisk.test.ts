import { expect, test } from 'vitest';
import { describeFullDisk, isDiskFull } from './fullDisk.ts';
import { StartError } from './StartError.ts';

const withCode = (code: string) => Object.assign(new Error('write failed'), { code });

test.each([
  ['a system call', withCode('ENOSPC')],
  ['a quota', withCode('EDQUOT')],
  ['PostgreSQL', withCode('53100')],
  ['initdb', new StartError('The database could not be created: could not write: No space left on device')],
  ['what a full disk caused', new Error('The season could not be created', { cause: withCode('ENOSPC') })],
])('a full disk is known from %s', (_, error) => expect(isDiskFull(error)).toBe(true));

test('other failures are not', () => {
  expect([isDiskFull(withCode('EACCES')), isDiskFull('ENOSPC'), isDiskFull(undefined)]).toEqual([false, false, false]);
});

test('the sentence names the folder and what to do', () => {
  expect(describeFullDisk('/data')).toBe(
    'The disk is full, so the database cannot write. Its data are in /data: free some space, or choose another folder with DATA_DIR=/some/folder npm start.',
  );
});
