import { existsSync } from 'node:fs';

/** WebKitGTK's own browser, as Debian installs it with the library. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The programs of the engines beside Chromium, as Debian installs them, and the package of each. */
const programs = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  [miniBrowser]: 'libwebkit2gtk-4.1-0',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Throws with the command that installs what this machine lacks. */
export function requirePrograms(exists: (file: string) => boolean = existsSync): void {
  const missing = Object.entries(programs).flatMap(([file, name]) => (exists(file) ? [] : [name]));
  if (missing.length === 0) return;
  throw new Error(
    `The proof of the engines needs programs of Debian 12 that are missing here: apt-get install ${missing.join(' ')}`,
  );
}
