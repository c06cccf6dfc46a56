import type { Edition } from '@rugby/domain/editions';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { finishRound } from '../../season/rounds/finishRound.ts';
import { readGameTime } from '../../season/readGameTime.ts';
import { updateFixtureStatuses } from '../../season/updateFixtureStatuses.ts';
import { startRound } from '../../season/rounds/startRound.ts';
import { simulateUserMoves } from '../simulatedUsers/simulateUserMoves.ts';
import { dueStep, type Step } from './dueStep.ts';
import { statusChanges, writeStatuses } from './playerStatuses.ts';
import { simulateFixtures, writeScore } from './simulateFixtures.ts';
import { readPracticeRounds } from './readPracticeRounds.ts';
import { type Simulation, loadSimulation } from './loadSimulation.ts';

/**
 * Advances a season to game time and returns the steps: starts due rounds, simulates their fixtures as far as they are played,
 * and finishes rounds, in order and by the functions of the season commands. In practice it then names squads. Call this within
 * `changeSeason`.
 */
export async function advanceSeason(tx: Transaction<Database>, edition: Edition): Promise<readonly Step[]> {
  const simulation = await loadSimulation(tx, edition.id);
  const now = (await readGameTime(tx, edition.id)).getTime();
  const taken: Step[] = [];
  for (;;) {
    const step = dueStep(await readPracticeRounds(tx, edition.id, simulation.origin), now);
    if (step === undefined || step.kind === 'restart') break;
    await takeStep(tx, edition, simulation, step);
    taken.push(step);
  }
  if (simulation.origin === 'practice') await writeStatuses(tx, edition.id, await statusChanges(tx, edition.id, simulation, now));
  return taken;
}

async function takeStep(
  tx: Transaction<Database>,
  edition: Edition,
  simulation: Simulation,
  step: Exclude<Step, { kind: 'restart' }>,
): Promise<void> {
  switch (step.kind) {
    case 'start':
      if (simulation.origin === 'practice') await simulateUserMoves(tx, edition, step.roundNumber, simulation.seed);
      await startRound(tx, edition, step.roundNumber, { mayMoveClock: false });
      return;
    case 'finish':
      await finishRound(tx, edition, step.roundNumber);
      return;
    case 'complete-fixtures':
      await updateFixtureStatuses(tx, edition.id);
      return;
    case 'play':
      await simulatePhase(tx, edition, simulation, step);
  }
}

async function simulatePhase(
  tx: Transaction<Database>,
  edition: Edition,
  simulation: Simulation,
  step: Extract<Step, { kind: 'play' }>,
): Promise<void> {
  const { roundNumber, fixtureIds, phase } = step;
  if (phase === 'half-time') await simulateFixtures(tx, edition, simulation, { roundNumber, fixtureIds, until: 'halfTime' });
  else if (phase === 'full-time') await simulateFixtures(tx, edition, simulation, { roundNumber, fixtureIds, until: 'fullTime' });
  else if (simulation.origin === 'import') await updateFixtureStatuses(tx, edition.id);
  else for (const id of fixtureIds) await writeScore(tx, edition, id, { homeScore: 0, awayScore: 0 });
}
