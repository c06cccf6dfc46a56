import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Geo } from '../geo/Geo.ts';
import { createSendSite } from '../site/createSendSite.ts';
import { serveHelp } from './serveHelp.ts';

let app: FastifyInstance;
let siteFolder: string;
const closedTo = '192.0.2.9';

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'help-gates-'));
  await writeFile(join(siteFolder, 'index.html'), '<html><head><title>Fantasy</title></head><div id="root"></div></html>');
  const publicUrl = 'https://fantasy.example';
  const config = { publicUrl, sentryDsn: undefined, secrets: { srp: 'kick-off-2026', trc: 'tri-nations-2026' } };
  const geo = new Geo(({ ip }) => (ip === closedTo ? 'FR' : null), ['FR']);
  const sendSite = await createSendSite(siteFolder, { config, geo });
  app = Fastify();
  await serveHelp(app, { words: createWords(catalog, 'en-US'), publicUrl, siteFolder, sendSite });
});
afterAll(async () => {
  await app.close();
  await rm(siteFolder, { recursive: true });
});

it.each([
  ['the club edition', '/help/rules', '192.0.2.1', true],
  ['the championship', '/rugby-championship/help/rules', '192.0.2.1', false],
  ['the championship with a wrong secret', '/rugby-championship/help/rules?secret=kick-off-2026', '192.0.2.1', false],
  ['the championship with its secret', '/rugby-championship/help/rules?secret=tri-nations-2026', '192.0.2.1', true],
  ['a visitor from a country in which the game is closed', '/help/rules', closedTo, false],
])(
  'before the launch, the help that is sent for %s has the article only if the site would show it [A-037, A-040, A-242]',
  async (_, url, remoteAddress, isShown) => {
    let answer = await app.inject({ url, remoteAddress });
    if (answer.statusCode === 302) answer = await app.inject({ url: String(answer.headers.location), remoteAddress });
    expect([answer.statusCode, answer.body.includes('<article'), answer.body.includes('rel="canonical"')]).toEqual([
      200,
      isShown,
      isShown,
    ]);
  },
);
