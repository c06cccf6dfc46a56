import { ignoreClosedOutput } from '../config/ignoreClosedOutput.ts';
import { runSeason } from './runSeason.ts';

ignoreClosedOutput();

/**
 * The command line of season commands. npm changes the folder before it runs a script and stores the original one in INIT_CWD.
 */
process.exitCode = await runSeason({
  args: process.argv.slice(2),
  env: process.env,
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  say: (sentence) => process.stdout.write(`${sentence}\n`),
  complain: (sentence) => process.stderr.write(`${sentence}\n`),
});
