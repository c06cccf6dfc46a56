import { editions } from '@rugby/domain/editions';
import { glossaryTerms, type GlossaryTerm as Term } from '@rugby/domain/help/glossary';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { GlossaryTerm } from './GlossaryTerm.tsx';

const linebreakAssist: Term = 'LC';
const scrumWon: Term = 'SW';
const minutes: Term = 'MP';
const cap: Term = 'cap';

const meta = preview.meta({
  component: GlossaryTerm,
  args: { term: linebreakAssist, edition: editions.srp, children: 'Linebreak assists' },
  parameters: { picture: { target: 'page' } },
});

const opened = async (
  canvas: { readonly getByRole: (role: 'button') => HTMLElement },
  press: (word: HTMLElement) => Promise<void>,
) => {
  await press(canvas.getByRole('button'));
  return screen.findByRole('dialog');
};

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, (word) => userEvent.click(word));
    await expect(dialog).toHaveAccessibleName('Linebreak assists');
    await expect(dialog).toHaveTextContent('The last pass before a team-mate runs through the line of defenders.');
    await expect(dialog).toHaveTextContent('+5 each time, every position');
  },
});

/** Points that some positions get only. */
export const SomePositions = meta.story({
  args: { term: scrumWon, children: 'Scrums won' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await opened(canvas, (word) => userEvent.click(word))).toHaveTextContent('+3 each time, Front Row, Hooker only');
  },
});

/** Two lines of points. */
export const Minutes = meta.story({
  args: { term: minutes, children: 'Minutes' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, (word) => userEvent.click(word));
    await expect(dialog).toHaveTextContent('+1 for more than 1 minute, every position');
    await expect(dialog).toHaveTextContent('+2 for more than 61 minutes, every position');
  },
});

/** A word that scores nothing. */
export const WithoutPoints = meta.story({
  args: { term: cap, children: 'salary cap' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, (word) => userEvent.click(word));
    await expect(dialog).toHaveAccessibleName('Salary cap');
    await expect(dialog.querySelector('li')).toBeNull();
  },
});

/** Beside a word that sorts a table. */
export const Mark = meta.story({
  args: { children: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What Linebreak assists means' }));
    await screen.findByRole('dialog', { name: 'Linebreak assists' });
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter opens it [B3]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Linebreak assists' });
    });
    await step('Escape closes it, and the focus is back on the word', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
  },
});

/** Every word of the glossary in a sentence: they wrap with the text. */
export const LongText = meta.story({
  render: ({ edition }) => (
    <p style={{ maxInlineSize: 480, lineHeight: 2 }}>
      {glossaryTerms.map((term) => (
        <span key={term}>
          <GlossaryTerm term={term} edition={edition}>
            a word about {term}
          </GlossaryTerm>{' '}
          and{' '}
        </span>
      ))}
      nothing else.
    </p>
  ),
});
