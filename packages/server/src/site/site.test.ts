import { resolve } from 'node:path';
import { visitFacts } from '@rugby/domain/contract/geo/visit';
import { editionIds } from '@rugby/domain/editions';
import { describe, expect, it } from 'vitest';
import { Geo } from '../geo/Geo.ts';
import { readPage } from './page.ts';
import { factsOf, type VisitConfig } from './visit.ts';

const visitor = { ip: '192.0.2.1', headers: {} };
const facts = { isRestricted: false, closedIn: [], unlaunched: [], unlocked: [] };

async function fill(path: string, change: object = {}): Promise<string> {
  const page = await readPage(resolve(import.meta.dirname, '../../../app/index.html'), 'https://fantasy.example');
  return page.fillIn({ path, nonce: 'n', facts: { ...facts, ...change } });
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1];
}

describe('the head of a page', () => {
  it.each([
    ['/stats-centre', 'Super Rugby Pacific Fantasy', 'Own the weekend.', '/media/image/share.jpg'],
    ['/rugby-championship', 'Rugby Championship Fantasy', 'One fifteen.', '/media/image/trc/share.jpg'],
  ])('of %s names its edition and a picture of it [A-246, A-374]', async (path, title, headline, picture) => {
    const html = await fill(path);
    expect(html).toContain(`<title>${title}</title>`);
    expect(metaOf(html, 'og:title')).toContain(`${title}: `);
    expect(metaOf(html, 'og:title')).toContain(headline);
    expect(metaOf(html, 'og:image')).toBe(`https://fantasy.example${picture}`);
    expect(metaOf(html, 'og:url')).toBe(`https://fantasy.example${path}`);
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
  });

  it('cannot be broken out of by an address', async () => {
    expect(await fill('/"><script>alert(1)</script>')).not.toContain('<script>alert');
  });

  it('holds the facts of the visit as the site reads them', async () => {
    const content = metaOf(await fill('/', { closedIn: ['KP'], isRestricted: true }), 'visit') ?? '';
    expect(visitFacts.parse(JSON.parse(content.replaceAll('&quot;', '"')))).toMatchObject({
      isRestricted: true,
      closedIn: ['KP'],
    });
  });
});

describe('the facts of a visit', () => {
  const launched: VisitConfig['secrets'] = { srp: undefined, trc: undefined };
  const factsAt = (query: string, country: string | null = null, secrets = launched) =>
    factsOf(visitor, new URLSearchParams(query), { secrets, sentryDsn: undefined }, new Geo(() => country, []));

  it.each(
    editionIds.flatMap((edition) => [
      [edition, '', []] as const,
      [edition, 'secret=wrong', []] as const,
      [edition, 'secret=', []] as const,
      [edition, 'secret=kick-off-2026', [edition]] as const,
    ]),
  )('before the launch of %s alone, at ?%s open %j [A-239, A-241]', (edition, query, unlocked) => {
    const secrets = { ...launched, [edition]: 'kick-off-2026' };
    expect(factsAt(query, null, secrets)).toMatchObject({ unlaunched: [edition], unlocked });
  });

  it('open an edition by its own secret while both wait for their launch [A-241]', () => {
    const secrets = { srp: 'kick-off-2026', trc: 'tri-nations-2026' };
    expect(factsAt('secret=tri-nations-2026', null, secrets)).toMatchObject({ unlaunched: editionIds, unlocked: ['trc'] });
  });

  it('say where the game is closed to visitors from there alone [A-242, A-302]', () => {
    expect(factsAt('', 'NZ')).toMatchObject({ isRestricted: false, closedIn: [] });
    expect(factsAt('', 'SY').closedIn).toEqual(['KP', 'SD', 'CU', 'SY', 'RU', 'BY', 'IR']);
  });
});
