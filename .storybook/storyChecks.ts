import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryParameters } from './storyParameters.ts';

/** What a check may know of the story that now stands on the page. */
export interface CheckedStory {
  readonly id: string;
  readonly parameters: StoryParameters & { readonly a11y?: A11yParameters };
}

export type StoryCheck = (story: CheckedStory) => Promise<void>;

/** Adds what is asked of every story after its play. A test run adds its checks; Storybook itself asks nothing. */
export function addStoryCheck(check: StoryCheck): void {
  checks.push(check);
}

/** Stops at the first check that throws. */
export async function runStoryChecks(story: CheckedStory): Promise<void> {
  for (const check of checks) await check(story);
}

const checks: StoryCheck[] = [];
