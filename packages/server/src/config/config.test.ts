import { describe, expect, test } from 'vitest';
import { defaultBannedWords } from './defaultBannedWords.ts';
import { readConfig } from './config.ts';

const trustProxyAccepted =
  'off, the number of proxies in front (1 to 9) where nobody can reach this port around them, or their addresses with commas between them, such as 10.0.0.0/8,::1; on would believe what any visitor says';
const countryHeaderAccepted =
  'the name of a header in which a proxy sends the country of the visitor, such as CF-IPCountry; a proxy on another machine needs TRUST_PROXY too, because otherwise any visitor could send the header';

describe('readConfig', () => {
  test('has a default for every option', () => {
    expect(readConfig({}, '/srv/game')).toEqual({
      port: 3000,
      host: 'localhost',
      contactTo: 'contact@practice.example',
      dataDir: '/srv/game/.data',
      databaseConnections: 10,
      cacheSeconds: 0,
      drainSeconds: 0,
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      publicUrl: 'http://localhost:3000',
      blockedCountries: [],
      countryHeader: undefined,
      geoipFile: undefined,
      secrets: { srp: undefined, trc: undefined },
      logLevel: 'warn',
      trustProxy: false,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      bannedWords: defaultBannedWords,
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
    ['DATABASE_CONNECTIONS', '2', { databaseConnections: 2 }],
    ['CACHE_SECONDS', '2', { cacheSeconds: 2 }],
    ['DRAIN_SECONDS', '60', { drainSeconds: 60 }],
    ['DATABASE_URL', 'postgres://u:p@db:5432/game', { databaseUrl: 'postgres://u:p@db:5432/game', practice: false }],
    ['PUBLIC_URL', 'https://fantasy.example/', { publicUrl: 'https://fantasy.example' }],
    ['BLOCKED_COUNTRIES', 'aq, BV', { blockedCountries: ['AQ', 'BV'] }],
    ['COUNTRY_HEADER', 'CF-IPCountry', { countryHeader: 'cf-ipcountry' }],
    ['GEOIP_FILE', 'countries.mmdb', { geoipFile: '/srv/countries.mmdb' }],
    ['SECRET_SRP', 'kick-off-2026', { secrets: { srp: 'kick-off-2026', trc: undefined } }],
    ['SECRET_TRC', 'kick-off-2026', { secrets: { srp: undefined, trc: 'kick-off-2026' } }],
    ['LOG_LEVEL', 'info', { logLevel: 'info' }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', 'off', { trustProxy: false }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: '10.0.0.0/8, ::1' }],
    ['SMTP_URL', 'smtps://u:p@mail.example', { smtpUrl: 'smtps://u:p@mail.example' }],
    ['PUBLIC_URL', 'https://fantasy.example', { mailFrom: 'no-reply@fantasy.example' }],
    ['MAIL_FROM', 'game@fantasy.example', { mailFrom: 'game@fantasy.example' }],
    [
      'DATABASE_URL',
      'postgresql://game:a/b+c#d@db.example:5432/rugby',
      { databaseUrl: 'postgresql://game:a%2Fb%2Bc%23d@db.example:5432/rugby' },
    ],
    ['DATABASE_URL', 'postgresql://game:a%2Fb@db.example/rugby', { databaseUrl: 'postgresql://game:a%2Fb@db.example/rugby' }],
    ['METRICS_TOKEN', 'a-token-of-operators', { metricsToken: 'a-token-of-operators' }],
    ['SENTRY_DSN', 'https://key@o1.ingest.sentry.io/2', { sentryDsn: 'https://key@o1.ingest.sentry.io/2' }],
    ['SENTRY_DSN', 'http://key@127.0.0.1:8080/sub/2', { sentryDsn: 'http://key@127.0.0.1:8080/sub/2' }],
    ['SECURITY_CONTACT', 'mailto:security@fantasy.example', { securityContact: 'mailto:security@fantasy.example' }],
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
    ['COUNTRY_HEADER', 'CF IPCountry', '"CF IPCountry"', countryHeaderAccepted],
    ['SECRET_SRP', 'short', 'set to 5 characters (not shown)', 'at least 8 letters, digits, hyphens and underscores'],
    ['SECRET_TRC', 'with a space', 'set to 12 characters (not shown)', 'at least 8 letters, digits, hyphens and underscores'],
    ['LOG_LEVEL', 'loud', '"loud"', 'fatal, error, warn, info, debug, trace or silent'],
    ['TRUST_PROXY', 'on', '"on"', trustProxyAccepted],
    ['TRUST_PROXY', '0', '"0"', trustProxyAccepted],
    ['TRUST_PROXY', 'yes', '"yes"', trustProxyAccepted],
    ['TRUST_PROXY', '10.0.0.0/33', '"10.0.0.0/33"', trustProxyAccepted],
    ['TRUST_PROXY', '::1/0', '"::1/0"', trustProxyAccepted],
    [
      'SMTP_URL',
      'mail.example:25',
      'set to 15 characters (not shown)',
      'smtp://user:password@host:587, or smtps:// for a connection that is encrypted from the start',
    ],
    [
      'MAIL_FROM',
      'Game <game@fantasy.example>',
      '"Game <game@fantasy.example>"',
      'an address without a name, such as no-reply@fantasy.example',
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

  test.each([
    ['DATABASE_URL', 'postgresql://u:hush,hush@a,b/game?target_session_attrs=read-write'],
    ['DATABASE_URL', 'postgresql://a:5432,b:5432/game'],
    ['DATABASE_URL', 'postgresql://u:hush@a/game?host=a,b'],
    ['DATABASE_READ_URL', 'postgresql://u:hush@a:5432,b:5432,c:5432/game'],
  ])('%s with several hosts is refused with the advice to name a proxy', (name, value) => {
    const read = () => readConfig({ DATABASE_URL: 'postgresql://db/game', [name]: value });
    expect(read).toThrow(new RegExp(`${name} is set to .* It names several hosts\\. Name a proxy .* docs/operations\\.md: `));
    expect(read).not.toThrow(/hush/);
  });

  test('a password with a comma names no second host', () => {
    const url = 'postgresql://u:a,b%2Fc@db/game';
    expect(readConfig({ DATABASE_URL: url, DATABASE_READ_URL: url })).toMatchObject({ databaseUrl: url, databaseReadUrl: url });
  });

  test('the embedded database has no replicas', () => {
    const read = () => readConfig({ DATABASE_READ_URL: 'postgresql://db/game' });
    expect(read).toThrow(/DATABASE_READ_URL is set to 20 characters .*of replicas of DATABASE_URL, which must be given too\.$/);
  });

  test('the rate limits can be off in practice mode only', () => {
    expect(() => readConfig({ RATE_LIMITS: 'off', DATABASE_URL: 'postgres://db/game' })).toThrow('RATE_LIMITS is "off"');
    expect(readConfig({ RATE_LIMITS: 'off', DATABASE_URL: 'postgres://db/game', PRACTICE: '1' }).rateLimits).toBe(false);
  });
});
