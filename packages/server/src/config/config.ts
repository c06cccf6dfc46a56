import { resolve } from 'node:path';
import type { EditionId } from '@rugby/domain/editions';
import { StartError } from './StartError.ts';
import { accepted, environment, hasSeveralHosts, isSecret } from './environment.ts';

/** The options of the server, read once at start. The environment variables are defined in `environment.ts`. */
export interface Config {
  /** 0 selects any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database and its password. */
  readonly dataDir: string;
  /** How old the files below `/json/` may be that a cache in front of the server answers. */
  readonly cacheSeconds: number;
  /** How long `/ready` answers 503 before the server stops accepting requests, so that a balancer sends it no more. */
  readonly drainSeconds: number;
  /** The connections of this process to the database, besides one that listens and one that leads. */
  readonly databaseConnections: number;
  /** Undefined selects the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where replicas of the database answer reads; undefined: the database itself answers all. */
  readonly databaseReadUrl: string | undefined;
  /** Public URL of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** ISO 3166 alpha-2, upper case. */
  readonly blockedCountries: readonly string[];
  /** Header with the visitor's country, lower case; undefined when no proxy sends one. */
  readonly countryHeader: string | undefined;
  /** Absolute path of a file of countries in the format of MaxMind. */
  readonly geoipFile: string | undefined;
  /** The secret of each edition that waits for its launch; undefined once it is launched. */
  readonly secrets: Readonly<Record<EditionId, string | undefined>>;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Proxies whose forwarding headers are trusted: none, so many in front of the server, or the listed addresses. */
  readonly trustProxy: false | number | string;
  /** The mail server; undefined: mails stay in the table `mails`. Secret. */
  readonly smtpUrl: string | undefined;
  /** The address that mails are sent from. */
  readonly mailFrom: string;
  /** The address that gets the messages of the contact form; undefined: they are refused. */
  readonly contactTo: string | undefined;
  /** Words that names of leagues and users may not contain. */
  readonly bannedWords: readonly string[];
  readonly rateLimits: boolean;
  /** The token that `/metrics` asks for; undefined: only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** The URL (`mailto:` or `https:`) for reports of vulnerabilities. */
  readonly securityContact: string | undefined;
  /** The DSN that the pages send error reports to, after consent; undefined: there are none. */
  readonly sentryDsn: string | undefined;
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
  if (data.DATABASE_READ_URL !== undefined && data.DATABASE_URL === undefined)
    throw new StartError(describeErrors(['DATABASE_READ_URL'], given));
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(cwd, data.DATA_DIR),
    cacheSeconds: data.CACHE_SECONDS,
    drainSeconds: data.DRAIN_SECONDS,
    databaseConnections: data.DATABASE_CONNECTIONS,
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    publicUrl,
    blockedCountries: data.BLOCKED_COUNTRIES,
    countryHeader: data.COUNTRY_HEADER,
    geoipFile: data.GEOIP_FILE === undefined ? undefined : resolve(cwd, data.GEOIP_FILE),
    secrets: { srp: data.SECRET_SRP, trc: data.SECRET_TRC },
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    // Practice mode has no recipients. Mail never leaves for the reserved domain.
    contactTo: data.CONTACT_TO ?? (practice ? 'contact@practice.example' : undefined),
    bannedWords: data.BANNED_WORDS,
    rateLimits: data.RATE_LIMITS,
    metricsToken: data.METRICS_TOKEN,
    securityContact: data.SECURITY_CONTACT,
    sentryDsn: data.SENTRY_DSN,
    practice,
  };
}

function describeErrors(names: readonly string[], given: Readonly<Record<string, string | undefined>>): string {
  const lines = [...new Set(names)].map(
    (name) =>
      `  ${name} is ${describeValue(name, given[name])}. Accepted: ${accepted[name] ?? ''}.${hasSeveralHosts(name, given[name]) ? ` ${oneHost}` : ''}`,
  );
  return ['The configuration in the environment is invalid, so nothing was started:', ...lines].join('\n');
}

const oneHost =
  'It names several hosts. Name a proxy that always leads to the right one, such as the doors of HAProxy in docs/operations.md: the proxy sees at once that another database leads and cuts the old connections, which a list of hosts does not.';

function describeValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'not given';
  return isSecret(name) ? `set to ${value.length} characters (not shown)` : JSON.stringify(value);
}
