import { describe, expect, it, onTestFinished } from 'vitest';
import { editionIds, editions } from '../editions.ts';
import { scoringGuide } from '../game/scoring/scoringGuide.ts';
import { scoringTable } from '../game/scoring/scorePlayer.ts';
import { catalog, locales } from '../i18n/catalog.ts';
import { createWords } from '../i18n/createWords.ts';
import { builtInHelp } from './builtInHelp.ts';
import { createHelpContent } from './createHelpContent.ts';
import { findHelp } from './findHelp.ts';
import { glossaryEntry, glossaryTerms, isGlossaryTerm } from './glossary.ts';
import { helpSections } from './helpSections.ts';
import { markupHtml } from './markup.ts';
import { plainText } from './plainText.ts';

const words = createWords(catalog, locales[0]);
const content = createHelpContent(words);
const sectionsOf = (id: (typeof editionIds)[number]) => helpSections(content, editions[id]);

describe('our own help', () => {
  it.each([
    ['srp', ['game-guidelines', 'faqs', 'prizing', 't&c', 'privacy', 'contact-us']],
    ['trc', ['rules', 'faqs', 'prizing', 't&cs', 'privacy', 'contact-us']],
  ] as const)('has the sections of the menus and footers in %s [A-141, A-142, A-212]', (id, paths) => {
    expect(sectionsOf(id).map(({ path }) => path)).toEqual(paths);
    expect(
      sectionsOf(id)
        .filter(({ isContactUs }) => isContactUs)
        .map(({ path }) => path),
    ).toEqual(['contact-us']);
  });

  it.each(editionIds)('answers every address of the menus in %s [A-141, A-142]', (id) => {
    for (const path of ['game-guidelines/game-guidelines', 'faqs', 't&c', 'contact-us', 'prizing', 'rules', 't&cs', 'privacy']) {
      const found = findHelp(sectionsOf(id), path.split('/'));
      expect(found.kind === 'moved' ? findHelp(sectionsOf(id), found.to).kind : found.kind).toBe('shown');
    }
  });

  it.each(editionIds)('is complete in %s: no empty article, no value or table left out, no link that leads nowhere', (id) => {
    const articles = sectionsOf(id).flatMap((section) => section.articles);
    for (const { title, body } of articles) {
      expect(title).not.toBe('');
      expect(plainText(body).length).toBeGreaterThan(300);
      expect(plainText(body)).not.toMatch(/[{}[\]]|\*\*|undefined|TODO|lorem/i);
      for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g)) {
        const base = `${editions[id].basePath}/help/`;
        const isHelp = href.startsWith(base);
        expect(isHelp ? findHelp(sectionsOf(id), href.slice(base.length).split('/')).kind : href).toBe(
          isHelp ? 'shown' : `${editions[id].basePath}/fantasy_tutorial`,
        );
      }
      for (const [, term = ''] of body.matchAll(/data-term="([^"]*)"/g)) expect(isGlossaryTerm(term)).toBe(true);
    }
  });

  it('states the limits of the edition that it describes [G-010, G-313, G-315]', () => {
    const [club, championship] = editionIds.map((id) => plainText(sectionsOf(id)[0]?.articles[0]?.body ?? ''));
    expect(club).toContain('Salary cap 100 million Most players from one squad 4 Boosters');
    expect(championship).toContain('Most players from one country 6 Fewest players from each country 3');
    expect(championship).toContain('Take at least 3 from each.');
  });
});

it.each(editionIds)(
  'transfers are described as unlimited in the help of %s, on its landing page and in its game bar [G-016]',
  (id) => {
    const help = sectionsOf(id).flatMap(({ articles }) => articles.map(({ body }) => plainText(body)));
    expect(help.join(' ')).toContain('You may make as many as you like between rounds');
    const texts = [words('landing.changeText'), words('boosters.noneReady'), words('boosters.ready', { count: 3 })];
    for (const text of texts) expect(text).toMatch(/unlimited/i);
  },
);

it.each(editionIds)('the forwards are described as eight players in the tutorial of %s [G-017]', (id) => {
  expect(words(`tutorials.${id}.position.welcome.text`)).toMatch(/^Eight forwards /);
});

describe('the scoring table of the help', () => {
  const scoring = (id: (typeof editionIds)[number]) => {
    const sections = helpSections(createHelpContent(words), editions[id]);
    return sections.flatMap((section) => section.articles).find(({ path }) => path === 'scoring')?.body ?? '';
  };

  it('has a row for every line of the engine’s table, with the engine’s points [B1, G-380 to G-408]', () => {
    const entries = scoringGuide(editions.srp).flatMap((group) => group.entries);
    const rows = [
      ...scoring('srp').matchAll(/<tr><th scope="row"><dfn data-term="(\w+)">.*?<td data-for="narrow"[^>]*>([^<]+)</g),
    ];
    expect(rows.map(([, code, points]) => [code, points?.replace('−', '-').replace('+', '')])).toEqual(
      entries.map(({ code, points }) => [code, String(points)]),
    );
  });
  it('says which positions an action counts for [G-091]', () => {
    expect(scoring('trc')).toContain(
      'counts for these positions only: Front Row, Hooker</small></th><td data-for="wide">+3</td><td data-for="wide" data-none="">none</td>',
    );
  });
  it('prints another table when the engine has another one [B1]', () => {
    const before = scoringTable.T;
    onTestFinished(() => void Object.assign(scoringTable, { T: before }));
    Object.assign(scoringTable, { T: { kind: 'each', points: 16 } });
    expect(scoring('srp')).toContain('Tries</dfn></th><td data-for="wide">+16</td>');
  });
  it('counts its example with the engine', () => expect(plainText(scoring('srp'))).toContain('Total 41'));
});

describe('the rules without the articles', () => {
  it.each(editionIds)('are at the same addresses as the articles in %s [A-143]', (id) => {
    const builtIn = builtInHelp(editions[id], words);
    for (const { path } of builtIn[0]?.articles ?? []) {
      expect(findHelp(sectionsOf(id), [builtIn[0]?.path ?? '', path]).kind).toBe('shown');
    }
    expect(builtIn[0]?.articles.map(({ title }) => title)).toEqual(['Scoring', 'Boosters', 'Unplanned matches']);
  });
});

describe('the glossary', () => {
  it('explains every action of the engine with its points, and every word of the game [B3]', () => {
    expect(glossaryTerms).toHaveLength(43);
    for (const term of glossaryTerms) expect(glossaryEntry(term, editions.srp, words).text).toMatch(/^[A-Z].+\.$/);
    expect(glossaryEntry('LC', editions.srp, words)).toMatchObject({ name: 'Linebreak assists', points: [{ points: 5 }] });
    expect(glossaryEntry('cap', editions.srp, words)).toMatchObject({ name: 'Salary cap', points: [] });
  });
});

describe('the markup of articles', () => {
  const html = (...lines: string[]) =>
    markupHtml(lines, { tables: { t: '<table></table>' }, addressOf: (target) => `/x/${target}` });
  it('writes headings, lists, tables and paragraphs', () => {
    expect(html('A', '## B', '- one', '- two', '{t}')).toBe(
      '<p>A</p>\n<h2>B</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<table></table>',
    );
  });
  it('writes words, links and strong text, and escapes everything else', () => {
    expect(html('**a** [b](c) [[T|tries]] <i> & "')).toBe(
      '<p><strong>a</strong> <a href="/x/c">b</a> <dfn data-term="T">tries</dfn> &lt;i&gt; &amp; &quot;</p>',
    );
  });
  it('refuses a table that does not exist', () => expect(() => html('{nothing}')).toThrow('There is no table "nothing".'));
});
