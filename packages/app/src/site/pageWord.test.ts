import { editions } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { expect, it } from 'vitest';
import { siteRoutes } from '../routes.tsx';
import { headerPages, menuGroups } from '../shell/sitePages.ts';
import { leaderboardWord, wordForPage } from './pageWord.ts';
import { paths } from './paths.ts';

it('the leaderboard is called Rankings in the championship, and Leaderboard in the club edition [A-024]', () => {
  const words = createWords(catalog, 'en-US');
  const nameIn = (edition: (typeof editions)['srp']) => words(wordForPage(leaderboardWord, edition));
  expect([nameIn(editions.srp), nameIn(editions.trc)]).toEqual(['Leaderboard', 'Rankings']);
});

it('its route, the header and the menu have this name for it [A-024]', () => {
  const isLeaderboard = ({ path }: { readonly path: string }) => path === paths.leaderboard;
  const links = [headerPages, menuGroups.flatMap(({ pages }) => pages)].map((pages) => pages.find(isLeaderboard)?.label);
  expect([siteRoutes.find(isLeaderboard)?.title, ...links]).toEqual([leaderboardWord, leaderboardWord, leaderboardWord]);
});
