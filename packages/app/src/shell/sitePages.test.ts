import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { editions } from '@rugby/domain/editions';
import { expect, it } from 'vitest';
import { wordForPage } from '../site/pageWord.ts';
import { menuGroups } from './sitePages.ts';

it('the menu has a group Leagues: My Leagues, Create a League and Join a League [A-154]', () => {
  const words = createWords(catalog, 'en-US');
  const group = menuGroups.find(({ label }) => label !== undefined && words(label) === 'Leagues');
  expect(group?.pages.map(({ label, path }) => [words(wordForPage(label, editions.srp)), path])).toEqual([
    ['My Leagues', '/leagues'],
    ['Create a League', '/leagues/create'],
    ['Join a League', '/leagues/join'],
  ]);
});
