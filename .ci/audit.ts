import { spawnSync } from 'node:child_process';
import { root } from './checks/run.ts';
import { judgeAudit } from './auditReport.ts';

// Asks the registry which packages that the game runs with have known weaknesses: npm run audit
const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 120_000,
});
const { lines, exitCode } = judgeAudit(stdout);
process.stdout.write(lines.map((line) => `${line}\n`).join(''));
process.exitCode = exitCode;
