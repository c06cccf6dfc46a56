import { runSeason } from './runSeason.ts';

/** The season's handle for operators. npm changes the folder before it runs a script and keeps where it was called in INIT_CWD. */
process.exitCode = await runSeason({
  args: process.argv.slice(2),
  env: process.env,
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  say: (sentence) => process.stdout.write(`${sentence}\n`),
  complain: (sentence) => process.stderr.write(`${sentence}\n`),
});
