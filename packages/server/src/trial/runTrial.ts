import { championshipTrial } from './championshipTrial.ts';
import { clubTrial } from './clubTrial.ts';
import { createTrialHarness, type TrialDeps } from './createTrialHarness.ts';

/**
 * Plays real seasons in an empty database through the commands and the API, compares the results with the expected ones, and
 * returns the number of differences. A command or call that fails unexpectedly ends the trial with an error.
 */
export async function runTrial(deps: TrialDeps): Promise<number> {
  const harness = await createTrialHarness(deps);
  try {
    await clubTrial(harness);
    await championshipTrial(harness);
  } finally {
    await harness.close();
  }
  const { compared, differences } = harness.findings;
  deps.say(`Compared ${compared} figures; ${differences} differ.`);
  return differences;
}
