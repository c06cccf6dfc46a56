import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { editions } from '@rugby/domain/editions';
import { expect, it } from 'vitest';
import { wordForPage } from '../site/pageWord.ts';
import { menuGroups } from './sitePages.ts';

const words = createWords(catalog, 'en-US');

/** The pages of the menu in the group of this name, each with its path below the edition. */
function pagesIn(name: string | undefined) {
  const group = menuGroups.find(({ label }) => (label && words(label)) === name);
  return group?.pages.map(({ label, path }) => [words(wordForPage(label, editions.srp)), path]);
}

it('the menu begins with Dashboard, My Team, the leaderboard and prizes [A-152, A-153, A-155]', () => {
  expect(pagesIn(undefined)).toEqual([
    ['Dashboard', '/'],
    ['My Team', '/my-team'],
    ['Leaderboard', '/leaderboard'],
    ['Your season', '/season-review'],
    ['Stats centre', '/stats-centre'],
    ['Prizes', '/help/prizing'],
  ]);
});

it('the menu leads to guidelines, questions, terms, contact and prizes, with the ampersand of the terms encoded [A-141]', () => {
  const paths = menuGroups.flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(paths.filter((path) => path.startsWith('/help/')).toSorted()).toEqual([
    '/help/contact-us',
    '/help/faqs',
    '/help/game-guidelines/game-guidelines',
    '/help/prizing',
    '/help/t%26c',
  ]);
});

it('the menu has a group Leagues: My Leagues, Create a League and Join a League [A-154]', () => {
  expect(pagesIn('Leagues')).toEqual([
    ['My Leagues', '/leagues'],
    ['Create a League', '/leagues/create'],
    ['Join a League', '/leagues/join'],
  ]);
});

it('the menu has a group Help: guidelines, questions, terms and contact [A-156]', () => {
  expect(pagesIn('Help')).toEqual([
    ['Game Guidelines', '/help/game-guidelines/game-guidelines'],
    ['FAQs', '/help/faqs'],
    ['Terms & Conditions', '/help/t%26c'],
    ['Contact Us', '/help/contact-us'],
  ]);
});
