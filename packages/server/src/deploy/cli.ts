import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeOf, reasonOf } from '../config/StartError.ts';
import { fillTemplate, parseSettings } from './fillTemplate.ts';

/** `npm run --silent deploy -- SETTINGS FILE`: prints a file of `deploy/`, filled with the settings of a machine. */
const [settingsFile, name] = process.argv.slice(2);
if (settingsFile === undefined || name === undefined || !/^[\w@.-]+$/.test(name)) {
  refuse('Give the settings of the machine and the name of a file: npm run --silent deploy -- machine.env haproxy.cfg.');
} else {
  try {
    const template = readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');
    process.stdout.write(fillTemplate(template, parseSettings(readFileSync(settingsFile, 'utf8'))));
  } catch (error) {
    refuse(codeOf(error) === 'ENOENT' ? `There is no such file: ${reasonOf(error)}.` : reasonOf(error));
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
