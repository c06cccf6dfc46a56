import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { pseudoCatalog } from '@rugby/domain/i18n/pseudoLocale';
import { brands, modes } from '@rugby/ui/theme/brands';
import { ThemeRoot } from '@rugby/ui/theme/ThemeRoot';
import { WordsProvider } from '@rugby/ui/words/WordsProvider';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { axeContext } from './checks/axeSettings.ts';
import { cleanBrowser } from './checks/cleanBrowser.ts';
import { fakeNetwork } from './network/fakeNetwork.ts';
import { fixClock } from './checks/fixedClock.ts';
import { loadNetworkArgs } from './network/fromNetwork.ts';
import { chromaticModes, viewports } from './modes.ts';
import { WithLateArgs } from './network/WithLateArgs.tsx';
import { runStoryChecks } from './checks/storyChecks.ts';
import { StoryRoot } from './StoryRoot.tsx';
import { emulateStoryMedia } from './storyMedia.ts';
import { storyParameters } from './storyParameters.ts';
import { visionFilter, visions } from './visions.ts';

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** Fetched when a page of documentation is opened: stories do not wait for it. */
function LazyDocsPage() {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  );
}

const words = createWords(catalog, 'en-US');
const pseudoWords = createWords(pseudoCatalog(catalog), 'en-US');

/**
 * Set-up of every story: theme, words, a fixed clock, an empty browser and the fake network. A story imports it by its relative
 * path (Storybook reads that path without running it, so an alias would not do) and builds on it with `preview.meta`. An arg of a union type
 * is handed to `meta` as a typed constant: written in place, its literals widen and no story compiles.
 */
// oxlint-disable-next-line import/no-default-export -- Storybook reads the default export
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(fakeNetwork), storyParameters],
  // Every component has a page, written from its comment, its types and its stories.
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', context: axeContext },
    controls: { expanded: true },
    docs: { page: LazyDocsPage },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Introduction',
          'foundations',
          'primitives',
          'game',
          'leagues',
          'contests',
          'rankings',
          'review',
          'layout',
          'account',
          'help',
          'modals',
          'tutorials',
          'Pages',
          'Flows',
        ],
      },
    },
    now: '2026-03-25T04:47:28Z',
  },
  globalTypes: {
    edition: { description: 'Edition', toolbar: { icon: 'globe', items: [...brands], dynamicTitle: true } },
    locale: { description: 'Language', toolbar: { icon: 'paragraph', items: ['en-US', 'pseudo'], dynamicTitle: true } },
    vision: { description: 'Vision', toolbar: { icon: 'eye', items: [...visions], dynamicTitle: true } },
    mode: { description: 'Light or dark', toolbar: { icon: 'mirror', items: [...modes], dynamicTitle: true } },
  },
  initialGlobals: { edition: 'club', mode: 'dark', locale: 'en-US', vision: 'normal' },
  decorators: [
    (Story, { args, globals, loaded, parameters, viewMode }) => {
      document.documentElement.dataset['brand'] = globals['edition'];
      document.documentElement.dataset['mode'] = globals['mode'];
      document.documentElement.style.filter = visionFilter(globals['vision']);
      return (
        <ThemeRoot>
          <WordsProvider words={(parameters['locale'] ?? globals['locale']) === 'pseudo' ? pseudoWords : words}>
            <StoryRoot frame={parameters['frame']} isInDocs={viewMode === 'docs'}>
              <WithLateArgs Story={Story} args={args} late={loaded['late']} />
            </StoryRoot>
          </WordsProvider>
        </ThemeRoot>
      );
    },
  ],
  beforeAll: pressLikeABrowser,
  loaders: [loadNetworkArgs],
  beforeEach: async ({ parameters }) => {
    const leave = cleanBrowser();
    const letClockRun = fixClock(parameters['now']);
    const letMediaGo = await emulateStoryMedia(parameters['media']);
    return async () => {
      await letMediaGo();
      letClockRun();
      leave();
    };
  },
  afterEach: ({ id, parameters }) => runStoryChecks({ id, parameters }),
});

/**
 * Storybook puts React's `act` around each event of a play. What suspends within it may never be shown, because nothing renders again what is
 * queued when `act` ends. Without it a press does what it does for a user.
 */
function pressLikeABrowser(): void {
  configure({ eventWrapper: (press) => press() });
}
