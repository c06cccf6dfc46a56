import { championshipTrial } from './championshipTrial.ts';
import { clubTrial } from './clubTrial.ts';
import { createTrialHarness, type TrialParts } from './createTrialHarness.ts';

/**
 * Plays real seasons in an empty database, through the commands and the API, and compares what comes out with what must. Answers how
 * many things differ; a command that fails, or a call that must work and does not, ends the trial with an error.
 */
export async function runTrial(parts: TrialParts): Promise<number> {
  const harness = await createTrialHarness(parts);
  try {
    await clubTrial(harness);
    await championshipTrial(harness);
  } finally {
    await harness.close();
  }
  const { compared, differences } = harness.findings;
  parts.say(`Compared ${compared} figures; ${differences} differ.`);
  return differences;
}
