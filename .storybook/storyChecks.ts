import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryParameters } from './storyParameters.ts';

/** What a check may know of the story that now stands on the page. */
export interface CheckedStory {
  readonly id: string;
  readonly parameters: StoryParameters & { readonly a11y?: A11yParameters };
}

export type StoryCheck = (story: CheckedStory) => Promise<void>;

/**
 * Says what is asked of every story after its play, in place of what was said before. A test run has its checks; Storybook itself asks
 * nothing.
 */
export function setStoryChecks(...asked: readonly StoryCheck[]): void {
  checks = asked;
}

/** Stops at the first check that throws. */
export async function runStoryChecks(story: CheckedStory): Promise<void> {
  for (const check of checks) await check(story);
}

let checks: readonly StoryCheck[] = [];
