import { setTimeout as sleep } from 'node:timers/promises';
import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { setClock } from '../../season/setClock.ts';
import { CommandError } from '../../season/CommandError.ts';
import { readGameTime } from '../../season/readGameTime.ts';
import { changeSeason } from '../../publish/changeSeason.ts';
import { dueStep, type Step } from './dueStep.ts';
import { nextEventTime } from './nextEventTime.ts';
import { advanceSeason } from './advanceSeason.ts';
import { readPracticeRounds } from './readPracticeRounds.ts';
import { loadSimulation } from './loadSimulation.ts';

/** Interval in real milliseconds in which the clocks of watching users are corrected. */
const TICK_MS = 5000;

export interface Replay {
  /** The speed of game time relative to real time; 1 or more. */
  readonly speed: number;
  /** Called after each step. */
  readonly onStep: (step: Step, gameTime: Date) => void;
}

/**
 * Plays a season to its end at the given speed: game time runs, rounds start with their first fixture, fixtures are simulated
 * phase by phase and rounds are finished, each in a change of its own that all servers publish. Refuses an edition without a
 * season and a season that is over.
 */
export async function replaySeason(db: Kysely<Database>, edition: Edition, { speed, onStep }: Replay): Promise<void> {
  const { origin } = await loadSimulation(db, edition.id);
  if (nextEventTime(await readPracticeRounds(db, edition.id, origin), 0) === undefined)
    throw new CommandError([`The ${edition.id} season is over: there is nothing left to play.`]);
  for (;;) {
    const rounds = await readPracticeRounds(db, edition.id, origin);
    const now = (await readGameTime(db, edition.id)).getTime();
    const isDue = dueStep(rounds, now) !== undefined;
    const next = isDue ? now : nextEventTime(rounds, now);
    if (next === undefined || (next === now && !isDue)) return;
    const moment = Math.min(next, now + TICK_MS * speed);
    await sleep((moment - now) / speed);
    const { result } = await changeSeason(db, edition, async (tx) => {
      await setClock(tx, edition.id, new Date(Math.max(moment, (await readGameTime(tx, edition.id)).getTime())));
      return advanceSeason(tx, edition);
    });
    for (const step of result) onStep(step, new Date(moment));
  }
}
