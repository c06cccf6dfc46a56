import { expect, it } from 'vitest';
import { enginePrograms, requirePrograms } from '../packages/app/e2e/engines/findPrograms.ts';

it('names the Debian packages of the programs that are missing, and asks for nothing where all are there', () => {
  expect(() => requirePrograms(enginePrograms, (file) => file !== '/usr/bin/Xvfb' && file !== '/usr/bin/firefox-esr')).toThrow(
    'apt-get install firefox-esr xvfb',
  );
  expect(() => requirePrograms(enginePrograms, () => true)).not.toThrow();
});
