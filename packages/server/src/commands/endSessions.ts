import { ignoreClosedOutput } from '../config/ignoreClosedOutput.ts';
import { runEndSessions } from './runEndSessions.ts';

ignoreClosedOutput();

/** `npm run end-sessions -- --email ADDRESS | --all`. */
process.exitCode = await runEndSessions({
  args: process.argv.slice(2),
  env: process.env,
  say: (sentence) => process.stdout.write(`${sentence}\n`),
  complain: (sentence) => process.stderr.write(`${sentence}\n`),
});
