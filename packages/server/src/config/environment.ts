import { isIP } from 'node:net';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');

/** The environment variables. Their values are trimmed before, and empty values are undefined. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  PUBLIC_URL: urlOf('http', 'https')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  BLOCKED_COUNTRIES: z
    .string()
    .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/)))
    .default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: z.union([onOff, z.string().refine(isListOfNetworks)]).default(false),
  RATE_LIMITS: onOff.default(true),
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
  DATABASE_URL: 'postgresql://user:password@host:port/database',
  PUBLIC_URL: 'an address that begins with http:// or https://',
  BLOCKED_COUNTRIES: 'two-letter country codes with commas between them, such as AQ,BV',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  TRUST_PROXY: 'on, off, or the addresses of the proxies with commas between them, such as 10.0.0.0/8,::1',
  RATE_LIMITS: 'on, or off together with PRACTICE=1',
  PRACTICE: '1 or 0',
} satisfies Readonly<Record<keyof z.infer<typeof environment>, string>>;

/** Returns whether a value is secret and must not be printed or logged. */
export function isSecret(name: string): boolean {
  return name === 'DATABASE_URL';
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

function isListOfNetworks(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    return most > 0 && rest.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most));
  });
}
