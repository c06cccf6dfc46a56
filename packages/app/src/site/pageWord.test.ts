import { editions } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { expect, it } from 'vitest';
import { leaderboardWord, wordForPage } from './pageWord.ts';

it('the leaderboard is called Rankings in the championship, and Leaderboard in the club edition [A-024]', () => {
  const words = createWords(catalog, 'en-US');
  const nameIn = (edition: (typeof editions)['srp']) => words(wordForPage(leaderboardWord, edition));
  expect([nameIn(editions.srp), nameIn(editions.trc)]).toEqual(['Leaderboard', 'Rankings']);
});
