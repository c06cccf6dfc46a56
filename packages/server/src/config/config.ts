import { resolve } from 'node:path';
import { StartError } from './StartError.ts';
import { accepted, environment, isSecret } from './environment.ts';

/** The options of the server, read once at start. The environment variables are defined in `environment.ts`. */
export interface Config {
  /** 0 selects any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database and its password. */
  readonly dataDir: string;
  /** Undefined selects the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Public URL of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** ISO 3166 alpha-2, upper case. */
  readonly blockedCountries: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Proxies whose forwarding headers are trusted: none, all, or the listed addresses. */
  readonly trustProxy: boolean | string;
  readonly rateLimits: boolean;
  /** Practice mode: allows the commands that move the game's clock. */
  readonly practice: boolean;
}

/**
 * Reads the configuration from `env`. Relative paths are resolved against `cwd`; an empty value counts as absent. Throws one
 * `StartError` that lists each invalid variable with its value (secrets hidden) and the accepted values.
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
  return ['The configuration in the environment is invalid, so nothing was started:', ...lines].join('\n');
}

function describeValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'not given';
  return isSecret(name) ? `set to ${value.length} characters (not shown)` : JSON.stringify(value);
}
