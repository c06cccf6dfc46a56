/** The value of the secrets in the example. */
const UNCHANGED = 'change-me';

/**
 * Fills the places `{{NAME}}` of a file of `deploy/` with settings. Throws for a place without a setting and for a secret that is still that of the
 * example, so that no file with a gap or a known password is installed, and for a quote, which would end the value in the file of Patroni.
 */
export function fillTemplate(text: string, settings: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{([A-Z0-9_]+)\}\}/g, (_, name: string) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`The setting ${name} is missing.`);
    if (value.includes(UNCHANGED)) throw new Error(`The setting ${name} still says ${UNCHANGED}. Give it a secret of your own.`);
    if (value.includes("'")) throw new Error(`The setting ${name} has a quote in it. Give it a value without one.`);
    return value;
  });
}

/** Parses lines of the form `NAME=value`, as in files for `EnvironmentFile=` of systemd. Lines that begin with `#` are left out. */
export function parseSettings(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(line.trim()) ?? [];
    return name === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(lines);
}
