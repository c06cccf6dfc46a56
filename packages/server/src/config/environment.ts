import { isIP } from 'node:net';
import { z } from 'zod';
import { defaultBannedWords } from './defaultBannedWords.ts';

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');

/** The environment variables. Their values are trimmed before, and empty values are undefined. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  CACHE_SECONDS: wholeNumber(0, 60).default(0),
  DATABASE_CONNECTIONS: wholeNumber(2, 100).default(10),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_READ_URL: databaseUrl().optional(),
  PUBLIC_URL: urlOf('http', 'https')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  BLOCKED_COUNTRIES: z
    .string()
    .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/)))
    .default([]),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .transform((name) => name.toLowerCase())
    .optional(),
  GEOIP_FILE: z.string().optional(),
  SECRET_SRP: secret().optional(),
  SECRET_TRC: secret().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: z
    .union([
      z.literal('off').transform(() => false as const),
      z
        .string()
        .regex(/^[1-9]$/)
        .transform(Number),
      z.string().refine(isListOfNetworks),
    ])
    .default(false),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .regex(/^[\w.+-]+@[a-z\d]([a-z\d.-]*[a-z\d])?$/i)
    .optional(),
  CONTACT_TO: z
    .string()
    .max(254)
    .regex(/^[\w.+-]+@[a-z\d]([a-z\d.-]*[a-z\d])?\.[a-z]+$/i)
    .optional(),
  BANNED_WORDS: z
    .string()
    .max(20_000)
    .transform((list) => list.split(',').map((word) => word.trim()))
    .default([...defaultBannedWords]),
  RATE_LIMITS: onOff.default(true),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .optional(),
  SENTRY_DSN: z
    .string()
    .max(300)
    .regex(/^https?:\/\/\w+@[a-z\d][a-z\d.-]*(?::\d+)?(?:\/[\w/-]*)?\/\d+$/)
    .optional(),
  PRACTICE: z
    .enum(['1', '0'])
    .transform((flag) => flag === '1')
    .optional(),
});

/** The accepted values of each variable, worded to follow "Accepted:". */
export const accepted: Readonly<Record<string, string>> = {
  PORT: 'a whole number from 0 to 65535 (0 takes any free port)',
  HOST: 'a host name or an address, such as localhost or 0.0.0.0',
  DATA_DIR: 'a folder',
  CACHE_SECONDS: 'a whole number from 0 to 60',
  DRAIN_SECONDS: 'a whole number from 0 to 60',
  DATABASE_CONNECTIONS: 'a whole number from 2 to 100',
  DATABASE_URL: 'postgresql://user:password@host:port/database',
  DATABASE_READ_URL: 'postgresql://user:password@host:port/database of replicas of DATABASE_URL, which must be given too',
  PUBLIC_URL: 'an address that begins with http:// or https://',
  BLOCKED_COUNTRIES: 'two-letter country codes with commas between them, such as AQ,BV',
  COUNTRY_HEADER:
    'the name of a header in which a proxy sends the country of the visitor, such as CF-IPCountry; a proxy on another machine needs TRUST_PROXY too, because otherwise any visitor could send the header',
  GEOIP_FILE: 'a file of countries in the format of MaxMind, such as GeoLite2-Country.mmdb',
  SECRET_SRP: 'at least 8 letters, digits, hyphens and underscores',
  SECRET_TRC: 'at least 8 letters, digits, hyphens and underscores',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  TRUST_PROXY:
    'off, the number of proxies in front (1 to 9) where nobody can reach this port around them, or their addresses with commas between them, such as 10.0.0.0/8,::1; on would believe what any visitor says',
  SMTP_URL: 'smtp://user:password@host:587, or smtps:// for a connection that is encrypted from the start',
  MAIL_FROM: 'an address without a name, such as no-reply@fantasy.example',
  CONTACT_TO: 'an address without a name, such as help@fantasy.example',
  BANNED_WORDS:
    'words that names of leagues, teams and users may not contain, with commas between them; * at the end stands for any ending',
  RATE_LIMITS: 'on, or off together with PRACTICE=1',
  METRICS_TOKEN: '16 to 200 visible characters',
  SENTRY_DSN: 'the DSN of a project at Sentry, such as https://key@o1.ingest.sentry.io/2',
  SECURITY_CONTACT: 'mailto:somebody@example.com or an address that begins with https://',
  PRACTICE: '1 or 0',
} satisfies Readonly<Record<keyof z.infer<typeof environment>, string>>;

/** Returns whether a value is secret and must not be printed or logged. */
export function isSecret(name: string): boolean {
  return ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL', 'SECRET_SRP', 'SECRET_TRC', 'METRICS_TOKEN'].includes(name);
}

function wholeNumber(least: number, most: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));
}

function urlOf(...protocols: readonly string[]) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
  });
}

function databaseUrl() {
  return z
    .string()
    .transform(escapePassword)
    .refine((url) => !severalHosts.test(url))
    .pipe(urlOf('postgres', 'postgresql'));
}

/** As libpq spells them: in the authority after the user, or as a parameter. */
const severalHosts = /^[^:]+:\/\/(?:[^@]*@)?[^/?@]*,[^/?@]*(?:[/?]|$)|[?&]host=[^&]*(?:,|%2C)/i;

/** Whether a variable is the address of a database and names more than one host. */
export function hasSeveralHosts(name: string, value = ''): boolean {
  return ['DATABASE_URL', 'DATABASE_READ_URL'].includes(name) && severalHosts.test(escapePassword(value));
}

function secret() {
  return z.string().regex(/^[\w-]{8,100}$/);
}

/** Escapes characters of a password that would end it: generated passwords hold `/` and `+`. An escaped password stays as it is. */
function escapePassword(url: string): string {
  const [, before = '', password = '', after = ''] = /^([^:]+:\/\/[^:/?#@]*:)([^@]*)(@[^@]*)$/.exec(url) ?? [];
  return before === '' ? url : `${before}${password.replaceAll(/[/?#+[\]]/g, encodeURIComponent)}${after}`;
}

function isListOfNetworks(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    return most > 0 && rest.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most));
  });
}
