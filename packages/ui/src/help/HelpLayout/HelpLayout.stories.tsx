import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { helpFrom } from '../../../../../.storybook/network/helpFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { HelpLayout, type HelpLayoutProps } from './HelpLayout.tsx';

/** The sections of the help centre, of which the article about points is open. */
async function sectionsIn(network: StoryNetwork): Promise<HelpLayoutProps['sections']> {
  return (await helpFrom(network)).map(({ id, title, articles }) => ({
    id,
    label: title,
    href: `#${id}`,
    isCurrent: articles.some((article) => article.title === 'Scoring'),
    articles: articles.map((article) => ({
      id: article.id,
      label: article.title,
      href: `#${article.id}`,
      isCurrent: article.title === 'Scoring',
    })),
  }));
}

const meta = preview.meta({
  component: HelpLayout,
  args: {
    search: <SearchField label="Search every article" clearLabel="Clear the search" value="" onChange={() => {}} />,
    sections: fromNetwork(inEdition(editions.srp, betweenRounds), sectionsIn),
    current: 'Scoring',
    outline: [
      { id: 'attack', text: 'Attack' },
      { id: 'kicking', text: 'Kicking' },
    ],
    children: (
      <>
        <h1>Scoring</h1>
        <p>Your captain scores double.</p>
        <h2 id="attack">Attack</h2>
        <h2 id="kicking">Kicking</h2>
      </>
    ),
  },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelectorAll('[aria-current="page"]');
    await expect([...current].map(({ textContent }) => textContent)).toEqual(['Scoring']);
  },
});

/** The articles could not be loaded: the page says so. */
export const BuiltIn = meta.story({
  args: { notice: 'Only the rules are here at the moment. Everything else comes back with your connection.', outline: [] },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Only the rules are here at the moment/)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: /on this page/i })).toBeNull();
  },
});

/** A phone opens the sections by a button, and a choice closes them. */
export const ByKeyboard = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    const toggle = canvas.queryByRole('button', { name: /^Section/ });
    if (toggle === null) return;
    await step('Enter opens it', async () => {
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('link', { name: 'FAQs' })).toBeVisible();
    });
    await step('a link closes it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'FAQs' }));
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

export const LongText = meta.story({
  args: {
    current: 'Everything that anybody has ever asked about a postponed match',
    sections: fromNetwork(inEdition(editions.srp, betweenRounds), longSectionsIn),
  },
});

async function longSectionsIn(network: StoryNetwork): Promise<HelpLayoutProps['sections']> {
  return (await sectionsIn(network)).map((section) => ({
    ...section,
    label: `${section.label}, and everything that belongs to it or might belong to it`,
  }));
}
