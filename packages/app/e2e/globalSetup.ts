import type { TestProject } from 'vitest/node';
import { startGame } from './game.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the game under test listens. */
    readonly site: string;
  }
}

/** One game for all files; `SITE` names one that runs already instead. Answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['SITE'];
  if (running !== undefined) {
    project.provide('site', running);
    return async () => {};
  }
  const { site, stop } = await startGame();
  project.provide('site', site);
  return stop;
}
