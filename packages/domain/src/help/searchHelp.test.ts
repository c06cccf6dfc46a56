import { describe, expect, it } from 'vitest';
import type { HelpSection } from './model.ts';
import { plainText } from './plainText.ts';
import { searchHelp } from './searchHelp.ts';

const articles = [
  { id: 1, title: 'Locks', path: 'locks', body: '<p>A player locks at <b>kick-off</b>.</p><p>Mo’unga &amp; Co.</p>' },
  {
    id: 2,
    title: 'Café',
    path: 'cafe',
    body: `<p>${'Nothing of interest here. '.repeat(12)}Then a Tāne locks up and leaves. ${'More. '.repeat(60)}</p>`,
  },
];
const sections: readonly HelpSection[] = [{ id: 1, title: 'All', path: 'all', aliases: [], isContactUs: false, articles }];
const found = (query: string) => searchHelp(sections, query).map(({ article }) => article.id);

describe('the search', () => {
  it('ignores case, accents and apostrophes, and wants every word', () => {
    expect(found('LOCKS')).toEqual([1, 2]);
    expect(found('tane LOCKS')).toEqual([2]);
    expect(found('cafe')).toEqual([2]);
    expect(found('mounga')).toEqual([1]);
    expect(found('locks nowhere')).toEqual([]);
  });
  it('finds words that are written with a hyphen, apart or together', () => {
    expect(['kick-off', 'kick off', 'kickoff'].map(found)).toEqual([[1], [1], [1]]);
    expect(searchHelp(sections, 'kickoff')[0]?.excerpt.find(({ isMatch }) => isMatch)?.text).toBe('kick-off');
    expect(searchHelp(sections, 'kick')[0]?.excerpt.find(({ isMatch }) => isMatch)?.text).toBe('kick');
  });
  it.each(['', '   ', '…'])('finds nothing for %j', (query) => expect(found(query)).toEqual([]));
  it('reads one hundred characters at most', () => expect(found(`${'locks '.repeat(17)}nowhere`)).toEqual([1, 2]));
  it('marks what was found in title and excerpt, letter by letter as it is written', () => {
    const [first, second] = searchHelp(sections, 'locks');
    expect(first?.title).toEqual([{ text: 'Locks', isMatch: true }]);
    expect(second?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['locks']);
    expect(searchHelp(sections, 'tane')[0]?.excerpt.find(({ isMatch }) => isMatch)?.text).toBe('Tāne');
  });
  it('shows the text around the first match, cut between words', () => {
    const text =
      searchHelp(sections, 'tane')[0]
        ?.excerpt.map(({ text: piece }) => piece)
        .join('') ?? '';
    expect(text).toMatch(/^….*Tāne locks up.*…$/);
    expect(text.length).toBeLessThan(185);
    expect(text).not.toContain('  ');
  });
});

it('the text of an article has sentences for headings, words where tags stood between them, and characters for entities', () => {
  expect(plainText('<h2>A</h2><p>b<strong>c</strong> &amp; d</p>')).toBe('A. bc & d');
});
