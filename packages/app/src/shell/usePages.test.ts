import { editions } from '@rugby/domain/editions';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { memoryPorts, memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { WordsProvider } from '@rugby/ui/words/WordsProvider';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStores } from '../createStores.ts';
import { StoresContext } from '../stores/StoresContext.tsx';
import { headerPages } from './sitePages.ts';
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

/** The names of the pages of the header that are marked as current, for a signed-in user. */
function currentPagesAt(path: string): string {
  const ports = { ...memoryPorts(), visit: aVisit };
  const words = createWords(catalog, 'en-US');
  const shown = createElement(MemoryRouter, { initialEntries: [path] }, createElement(CurrentPages));
  const withWords = WordsProvider({ words, children: shown });
  return renderToStaticMarkup(createElement(StoresContext, { value: createStores(editions.srp, ports) }, withWords));
}

function CurrentPages() {
  const pages = headerPages.map((page) => ({ ...page, isForUsers: false }));
  return usePages()(pages)
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label }) => label)
    .join(', ');
}

const aVisit = { facts: undefined, isWebView: false, origin: 'https://fantasy.example', tabStorage: memoryStorage() };
