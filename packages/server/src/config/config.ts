import { resolve } from 'node:path';
import { StartError } from './StartError.ts';
import { accepted, environment, isSecret } from './environment.ts';

/** Everything an operator can choose, read once at start. The names of the environment stand in `configNames.ts`. */
export interface Config {
  /** 0 asks for any free port. */
  readonly port: number;
  readonly host: string;
  /** An absolute path: the embedded database, and its password. */
  readonly dataDir: string;
  /** Absent: the embedded database is used. */
  readonly databaseUrl: string | undefined;
  /** Where people reach the site; no slash at its end. */
  readonly publicUrl: string;
  /** ISO 3166 alpha-2, upper case. */
  readonly blockedCountries: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whose forwarding headers are believed: nobody's, everybody's, or those of the listed addresses. */
  readonly trustProxy: boolean | string;
  readonly rateLimits: boolean;
  /** Practice mode: allows the commands that move the game's clock. */
  readonly practice: boolean;
}

/**
 * The configuration in `env`; relative paths are taken from `cwd`. An empty value counts as absent.
 * Refuses with one `StartError` that lists every bad name, what was given (secrets hidden) and what is accepted.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd: string = process.cwd()): Config {
  const given = Object.fromEntries(Object.keys(accepted).map((name) => [name, env[name]?.trim() || undefined]));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new StartError(
      describeErrors(
        parsed.error.issues.map(({ path }) => String(path[0])),
        given,
      ),
    );
  const { data } = parsed;
  const practice = data.PRACTICE ?? data.DATABASE_URL === undefined;
  if (!data.RATE_LIMITS && !practice) throw new StartError(describeErrors(['RATE_LIMITS'], given));
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(cwd, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    blockedCountries: data.BLOCKED_COUNTRIES,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    rateLimits: data.RATE_LIMITS,
    practice,
  };
}

function describeErrors(names: readonly string[], given: Readonly<Record<string, string | undefined>>): string {
  const lines = [...new Set(names)].map(
    (name) => `  ${name} is ${describeValue(name, given[name])}. Accepted: ${accepted[name] ?? ''}.`,
  );
  return ['The configuration in the environment is wrong, so nothing was started:', ...lines].join('\n');
}

function describeValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'not given';
  return isSecret(name) ? `set to ${value.length} characters (not shown)` : JSON.stringify(value);
}
