import { page } from 'vitest/browser';
import { findStoryRoot } from '../StoryRoot.tsx';

/** The story's root, with a window as tall as it: what lies below the window's edge is not drawn. */
export async function wholeRoot(): Promise<HTMLElement> {
  const root = findStoryRoot();
  const { bottom } = root.getBoundingClientRect();
  if (bottom > window.innerHeight) await page.viewport(window.innerWidth, Math.ceil(bottom));
  return root;
}
