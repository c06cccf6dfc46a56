import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type HelpResult, HelpResults } from './HelpResults.tsx';

const plain = (text: string) => [{ text, isMatch: false }];
const results: readonly HelpResult[] = [
  {
    id: 1,
    href: '#locks',
    section: 'Game guidelines',
    title: [
      { text: 'Lock', isMatch: true },
      { text: 's and deadlines', isMatch: false },
    ],
    excerpt: [
      { text: 'There is no single deadline for the whole round. Each player has a ', isMatch: false },
      { text: 'lock', isMatch: true },
      { text: '-out: the kick-off of their own match.…', isMatch: false },
    ],
  },
  { id: 2, href: '#team', section: 'FAQs', title: plain('Your team'), excerpt: plain('What you can change, and until when.…') },
];

const meta = preview.meta({ component: HelpResults, args: { results, contactHref: '#contact-us' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 articles found');
    await expect(canvas.getByRole('link', { name: 'Locks and deadlines' })).toBeVisible();
  },
});

export const One = meta.story({
  args: { results: results.slice(0, 1) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 article found');
  },
});

export const Empty = meta.story({
  args: { results: [] },
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
