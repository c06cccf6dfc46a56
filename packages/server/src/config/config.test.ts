import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  test('has a default for every option', () => {
    expect(readConfig({}, '/srv/game')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/srv/game/.data',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      blockedCountries: [],
      logLevel: 'warn',
      trustProxy: false,
      rateLimits: true,
      practice: true,
    });
  });

  test.each([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', ' 8080 ', { port: 8080 }],
    ['PORT', '', { port: 3000 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['DATA_DIR', '/var/lib/game', { dataDir: '/var/lib/game' }],
    ['DATA_DIR', 'with space', { dataDir: '/srv/with space' }],
    ['DATABASE_URL', 'postgres://u:p@db:5432/game', { databaseUrl: 'postgres://u:p@db:5432/game', practice: false }],
    ['PUBLIC_URL', 'https://fantasy.example/', { publicUrl: 'https://fantasy.example' }],
    ['BLOCKED_COUNTRIES', 'aq, BV', { blockedCountries: ['AQ', 'BV'] }],
    ['LOG_LEVEL', 'info', { logLevel: 'info' }],
    ['TRUST_PROXY', 'on', { trustProxy: true }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: '10.0.0.0/8, ::1' }],
    ['RATE_LIMITS', 'off', { rateLimits: false }],
    ['PRACTICE', '0', { practice: false }],
  ])('%s=%j is accepted', (name, value, expected) => {
    expect(readConfig({ [name]: value }, '/srv')).toMatchObject(expected);
  });

  test.each([
    ['PORT', 'eighty', '"eighty"', 'a whole number from 0 to 65535 (0 takes any free port)'],
    ['PORT', '65536', '"65536"', 'a whole number from 0 to 65535 (0 takes any free port)'],
    ['PORT', '30.5', '"30.5"', 'a whole number from 0 to 65535 (0 takes any free port)'],
    ['HOST', 'not a host', '"not a host"', 'a host name or an address, such as localhost or 0.0.0.0'],
    ['PUBLIC_URL', 'fantasy.example', '"fantasy.example"', 'an address that begins with http:// or https://'],
    ['BLOCKED_COUNTRIES', 'AQ,Bouvet', '"AQ,Bouvet"', 'two-letter country codes with commas between them, such as AQ,BV'],
    ['LOG_LEVEL', 'loud', '"loud"', 'fatal, error, warn, info, debug, trace or silent'],
    ['TRUST_PROXY', 'yes', '"yes"', 'on, off, or the addresses of the proxies with commas between them, such as 10.0.0.0/8,::1'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      '"10.0.0.0/33"',
      'on, off, or the addresses of the proxies with commas between them, such as 10.0.0.0/8,::1',
    ],
    [
      'TRUST_PROXY',
      '::1/0',
      '"::1/0"',
      'on, off, or the addresses of the proxies with commas between them, such as 10.0.0.0/8,::1',
    ],
    ['RATE_LIMITS', '0', '"0"', 'on, or off together with PRACTICE=1'],
    ['PRACTICE', 'true', '"true"', '1 or 0'],
    [
      'DATABASE_URL',
      'mysql://u:hush@db/game',
      'set to 22 characters (not shown)',
      'postgresql://user:password@host:port/database',
    ],
  ])('%s=%j is refused with the value and the accepted values', (name, value, given, accepted) => {
    const heading = 'The configuration in the environment is invalid, so nothing was started:';
    expect(() => readConfig({ [name]: value })).toThrow(`${heading}\n  ${name} is ${given}. Accepted: ${accepted}.`);
  });

  test('all invalid variables are listed at once, without secrets', () => {
    const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'hush-hush', LOG_LEVEL: 'loud' });
    expect(read).toThrow(/\n {2}PORT is .*\n {2}DATABASE_URL is .*\n {2}LOG_LEVEL is /);
    expect(read).not.toThrow(/hush/);
  });

  test('the rate limits can be off in practice mode only', () => {
    expect(() => readConfig({ RATE_LIMITS: 'off', DATABASE_URL: 'postgres://db/game' })).toThrow('RATE_LIMITS is "off"');
    expect(readConfig({ RATE_LIMITS: 'off', DATABASE_URL: 'postgres://db/game', PRACTICE: '1' }).rateLimits).toBe(false);
  });
});
