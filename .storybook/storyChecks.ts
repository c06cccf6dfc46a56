import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryParameters } from './storyParameters.ts';

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

/** Stops at the first check that throws. */
export async function runStoryChecks(story: CheckedStory): Promise<void> {
  for (const check of checks) await check(story);
}

let checks: readonly StoryCheck[] = [];
