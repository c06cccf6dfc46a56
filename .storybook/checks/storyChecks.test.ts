import { afterEach, expect, test } from 'vitest';
import { betweenFailures, runStoryChecks, setStoryChecks } from './storyChecks.ts';

const story = { id: 'primitives-button--default', parameters: {} };
const fail = (reason: string) => async () => {
  throw new Error(reason);
};

afterEach(() => setStoryChecks());

test('a story whose checks all pass passes', async () => {
  setStoryChecks(async () => {});
  await expect(runStoryChecks(story)).resolves.toBeUndefined();
});

test('the failure of one check is thrown as it is', async () => {
  setStoryChecks(fail('contrast'), async () => {});
  await expect(runStoryChecks(story)).rejects.toThrow(/^contrast$/);
});

test('a story that fails two checks names both', async () => {
  setStoryChecks(fail('contrast'), fail('picture'));
  await expect(runStoryChecks(story)).rejects.toThrow(`contrast${betweenFailures}picture`);
});
