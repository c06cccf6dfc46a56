import { type Edition, editions } from '@rugby/domain/editions';
import type { VisitPort } from '@rugby/domain/stores/gates/GateStore';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { memoryPorts, memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { WordsProvider } from '@rugby/ui/words/WordsProvider';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStores } from '../createStores.ts';
import { StoresContext } from '../stores/StoresContext.tsx';
import { siteRoutes } from '../routes.tsx';
import { accountPage, headerPages, type LinkedPage, menuGroups } from './sitePages.ts';
import { useOtherEdition } from './useOtherEdition.ts';
import { usePages } from './usePages.ts';

it.each([
  ['/leagues', 'My Leagues'],
  ['/leagues/create', 'My Leagues'],
  ['/league/5/table', 'My Leagues'],
  ['/leaderboard', 'Leaderboard'],
  ['/leaguesx', ''],
])('at %s the header marks the page %j: league pages belong to My Leagues [A-110]', (path, current) => {
  expect(currentPagesAt(path)).toBe(current);
});

it.each([
  ['the main game', editions.srp, 'Dashboard, Prizes, Game Guidelines, FAQs, Terms & Conditions, Contact Us'],
  ['the championship', editions.trc, 'Dashboard'],
] as const)('before the launch of %s the menu leads to open pages only [A-037, A-040]', (_, edition, open) => {
  const facts = { unlaunched: [edition.id], unlocked: [], isRestricted: false, closedIn: [] };
  expect(render(MenuPages, '/', edition, { ...aVisit, facts })).toBe(open.replace('&', '&amp;'));
});

it.each([
  [editions.srp, editions.trc],
  [editions.trc, editions.srp],
])('the header of $title leads to the other edition once its gate is passed, and not before [A-145]', (edition, other) => {
  const facts = { unlaunched: [other.id], unlocked: [], isRestricted: false, closedIn: [] };
  expect(render(LinkToOtherEdition, '/', edition, { ...aVisit, facts })).toBe('');
  const passed = { ...facts, unlocked: [other.id] };
  expect(render(LinkToOtherEdition, '/', edition, { ...aVisit, facts: passed })).toBe(`${other.title} ${other.basePath}/`);
});

it('the menu of a visitor begins with Dashboard, and has the pages that need no login [A-152]', () => {
  const pages = 'Dashboard, Stats centre, Prizes, Game Guidelines, FAQs, Terms &amp; Conditions, Contact Us';
  expect(render(MenuPages, '/')).toBe(pages);
});

it('no link of header and menu leads to a page that its route closes at another time [A-040]', () => {
  const links = [...headerPages, ...menuGroups.flatMap(({ pages }) => pages), accountPage];
  const opens = (path: string) => matchRoutes([...siteRoutes], path)?.[0]?.route.opens;
  expect(links.map(({ path, opens: said = 'in-season' }: LinkedPage) => [path, said])).toEqual(
    links.map(({ path }) => [path, opens(path)]),
  );
});

/** The names of the pages of the header that are marked as current, for a signed-in user. */
function currentPagesAt(path: string): string {
  return render(CurrentPages, path);
}

function render(shown: () => string, path: string, edition: Edition = editions.srp, visit: VisitPort = aVisit): string {
  const ports = { ...memoryPorts(), visit };
  const words = createWords(catalog, 'en-US');
  const page = createElement(MemoryRouter, { initialEntries: [path] }, createElement(shown));
  const withWords = WordsProvider({ words, children: page });
  return renderToStaticMarkup(createElement(StoresContext, { value: createStores(edition, ports) }, withWords));
}

function MenuPages() {
  return usePages()(menuGroups.flatMap(({ pages }) => pages))
    .map(({ label }) => label)
    .join(', ');
}

function CurrentPages() {
  const pages = headerPages.map((page) => ({ ...page, isForUsers: false }));
  return usePages()(pages)
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label }) => label)
    .join(', ');
}

function LinkToOtherEdition() {
  const link = useOtherEdition();
  return link === undefined ? '' : `${link.title} ${link.href}`;
}

const aVisit = { facts: undefined, isWebView: false, origin: 'https://fantasy.example', tabStorage: memoryStorage() };
