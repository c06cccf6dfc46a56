import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { searchHelp } from '@rugby/domain/help/searchHelp';
import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import { helpFrom } from '../../../../../.storybook/network/helpFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type HelpResult, HelpResults } from './HelpResults.tsx';

const plain = (text: string) => [{ text, isMatch: false }];

/** The first articles that a search of the help centre finds. */
function found(query: string, most = 5) {
  return fromNetwork(inEdition(editions.srp, betweenRounds), resultsOf(query, most));
}

function resultsOf(query: string, most = 5) {
  return async (network: StoryNetwork): Promise<readonly HelpResult[]> => {
    const hits = searchHelp(await helpFrom(network), query);
    return hits.slice(0, most).map(({ section, article, title, excerpt }) => ({
      id: article.id,
      href: `#${article.id}`,
      section: section.title,
      title,
      excerpt,
    }));
  };
}

const meta = preview.meta({ component: HelpResults, args: { results: found('lock kick-off'), contactHref: '#contact-us' } });

export const Default = meta.story({
  play: async ({ args: { results }, canvas }) => {
    await expect(results.length).toBeGreaterThan(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${results.length} articles found`);
    await expect(canvas.getByRole('link', { name: 'Locks and deadlines' })).toBeVisible();
  },
});

export const One = meta.story({
  args: { results: found('lock kick-off', 1) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 article found');
  },
});

export const Empty = meta.story({
  args: { results: fromNetwork(inEdition(editions.srp, betweenRounds), nothingOf(resultsOf('zebra'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No article has all of these words.');
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    results: [
      {
        id: 1,
        href: '#long',
        section: 'Everything that anybody has ever asked about any of the rules',
        title: plain('What happens to the points of a player who was moved from one squad to another squad during a round?'),
        excerpt: plain('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2)),
      },
    ],
  },
});
