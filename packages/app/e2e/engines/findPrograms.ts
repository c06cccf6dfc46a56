import { existsSync } from 'node:fs';

/** Debian's own Chromium, which can install a site: that of the other tests cannot. */
export const debianChromium = '/usr/bin/chromium';

/** WebKitGTK's own browser, as Debian installs it with the library. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Programs, as Debian installs them, and the package of each. */
type Programs = Readonly<Record<string, string>>;

/** The programs of the engines beside Chromium. */
export const enginePrograms: Programs = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  [miniBrowser]: 'libwebkit2gtk-4.1-0',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Throws with the command that installs what this machine lacks. */
export function requirePrograms(programs: Programs, exists: (file: string) => boolean = existsSync): void {
  const missing = Object.entries(programs).flatMap(([file, name]) => (exists(file) ? [] : [name]));
  if (missing.length === 0) return;
  throw new Error(`This proof needs programs of Debian 12 that are missing here: apt-get install ${missing.join(' ')}`);
}
