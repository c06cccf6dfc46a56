import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryParameters } from '../storyParameters.ts';

/** The data that a check gets about the rendered story. */
export interface CheckedStory {
  readonly id: string;
  readonly parameters: StoryParameters & { readonly a11y?: A11yParameters };
}

export type StoryCheck = (story: CheckedStory) => Promise<void>;

/**
 * Replaces the checks that run after every play. A test run sets its checks; Storybook itself sets none.
 */
export function setStoryChecks(...asked: readonly StoryCheck[]): void {
  checks = asked;
}

/** Stands between the failures of one story. */
export const betweenFailures = '\n\nAnd also:\n\n';

/** Runs every check, also after one that has failed: a story with two faults shows both at once. Throws what failed. */
export async function runStoryChecks(story: CheckedStory): Promise<void> {
  const failures: unknown[] = [];
  for (const check of checks) await check(story).catch((error: unknown) => failures.push(error));
  const [first, ...others] = failures;
  if (others.length > 0) throw new Error(failures.map(messageOf).join(betweenFailures));
  if (first !== undefined) throw first;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

let checks: readonly StoryCheck[] = [];
