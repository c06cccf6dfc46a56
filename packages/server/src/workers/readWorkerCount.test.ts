import { expect, test } from 'vitest';
import { readWorkerCount } from './readWorkerCount.ts';

test.each([
  [[], 1],
  [['--workers', '4'], 4],
  [['--workers=16'], 16],
])('%j are %i processes', (args, count) => expect(readWorkerCount(args)).toBe(count));

test.each(['0', '17', '-1', '2.5', 'four', '', '1e1'])(
  '%j is no number of processes, and the sentence names those that are',
  (text) => {
    expect(() => readWorkerCount([`--workers=${text}`])).toThrow(
      `--workers is ${JSON.stringify(text)}. Accepted: a whole number from 1 to 16, such as npm start -- --workers 4.`,
    );
  },
);

test.each([[['4']], [['--threads', '4']], [['--workers']]])('%j end in a sentence that names the only option', (args) => {
  expect(() => readWorkerCount(args)).toThrow(/\. The only option is --workers N, such as npm start -- --workers 4\.$/);
});
