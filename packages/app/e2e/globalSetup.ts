import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeSeason, startGameFrom } from './game.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the game under test listens. */
    readonly site: string;
    /** Data folder that the games of single files are copied from. */
    readonly newSeason: string;
  }
}

/** One game for all files; `SITE` names one that runs already instead. Answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const newSeason = await makeSeason();
  project.provide('newSeason', newSeason);
  const running = process.env['SITE'];
  const game = running === undefined ? await startGameFrom(newSeason) : { site: running, stop: async () => {} };
  project.provide('site', game.site);
  return async () => {
    await game.stop();
    await rm(newSeason, { recursive: true, force: true });
  };
}
