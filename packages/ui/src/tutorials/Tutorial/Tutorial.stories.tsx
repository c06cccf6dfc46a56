import { editions } from '@rugby/domain/editions';
import { screensOf, tutorialNames } from '@rugby/domain/game/tutorial/tutorials';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SampleSet } from './sampleSet.tsx';
import { Tutorial } from './Tutorial.tsx';

/** Uses the edition of the toolbar, so that the pictures show the tutorials of both editions. */
const meta = preview.meta({
  component: Tutorial,
  args: { edition: fromSeason(newUser, ({ edition }) => edition), onClose: fn() },
  parameters: { picture: { target: 'page' } },
});

/** The first screen. */
export const Default = meta.story({});

export const MiddleStep = meta.story({ args: { startAt: 'position.half-backs' } });

export const LastStep = meta.story({
  parameters: { picture: { disable: true } },
  args: { startAt: 'position.end' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pick my team' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

const stages = { parameters: { frame: 'bleed', picture: { target: 'root' } } } as const;

export const StagesOfTheTeam = meta.story({
  ...stages,
  render: ({ edition }) => <SampleSet edition={edition} tutorial="team" />,
});

export const StagesOfThePositions = meta.story({
  ...stages,
  render: ({ edition }) => <SampleSet edition={edition} tutorial="position" />,
});

/** All screens of both tutorials in both editions. */
export const EveryStep = meta.story({
  name: 'The position tutorial follows the team tutorial, with the words of each edition [G-006, G-094, G-095]',
  parameters: { picture: { disable: true } },
  render: () => <InBothEditions />,
  play: async ({ userEvent }) => {
    const titles: string[] = [];
    const texts: string[] = [];
    for (const edition of ['srp', 'trc']) {
      await userEvent.click(await screen.findByRole('button', { name: edition }));
      for (const name of tutorialNames)
        for (const { step, steps } of screensOf(name)) {
          const heading = await screen.findByRole('heading', { level: 2 });
          titles.push(`${edition} ${heading.textContent}`);
          texts.push(screen.getByRole('dialog').textContent);
          if (step !== null) await expect(screen.getByText(`Step ${step} of ${steps}`)).toBeVisible();
          await userEvent.click(screen.getByRole('button', { name: /^(Next|Pick my team)$/ }));
        }
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(titles).toHaveLength(30);
    await expect(titles).toContain('srp No more than 4 from one club');
    await expect(titles).toContain('trc 3 to 6 from every country');
    const [first, position] = [titles.filter((_, at) => at % 15 === 0), titles.filter((_, at) => at % 15 === 7)];
    await expect(first).toEqual(['srp Eleven clubs. Fifteen jerseys. Your call.', 'trc Four nations. One side of your own.']);
    await expect(position).toEqual(['srp The number names the position', 'trc The number names the position']);
    await expect(texts.join(' ')).toMatch(/stolen from the other club pays.*stolen from the other country pays/);
  },
});

export const ByKeyboard = meta.story({
  name: 'Previous, next and restart by keyboard [G-096]',
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByText('Welcome');
    await step('arrow keys move on and back, and stop at the beginning', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await screen.findByText('Step 3 of 6');
      await userEvent.keyboard('{ArrowLeft}');
      await screen.findByText('Step 2 of 6');
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await screen.findByText('Welcome');
    });
    await step('Next keeps the focus', async () => {
      screen.getByRole('button', { name: 'Next' }).focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await screen.findByText('Step 2 of 6');
      await expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    });
    await step('Previous goes back one step', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByText('Step 1 of 6');
    });
    await step('Restart goes to the beginning and focuses Next', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await screen.findByText('Step 2 of 6');
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Restart' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByText('Welcome');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    });
    await step('each part can be opened, and restarts at its own beginning', async () => {
      screen.getByRole('button', { name: 'Positions' }).focus();
      await userEvent.keyboard('{Enter}{ArrowRight}');
      await screen.findByRole('heading', { name: 'Front row: 1, 2, 3' });
      await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
      await screen.findByRole('heading', { name: 'The number names the position' });
    });
    await step('each step is announced', async () => {
      const announced = screen.getByText('Welcome').closest('[aria-live]');
      await expect(announced).toHaveAttribute('aria-live', 'polite');
      await expect(announced).toHaveTextContent(/The number names the position.*row by row/);
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const PseudoLocale = MiddleStep.extend(inPseudoLocale);

export const At320 = MiddleStep.extend(at320);

export const At200Percent = MiddleStep.extend(at200Percent);

export const ForcedColours = MiddleStep.extend(inForcedColours);

function InBothEditions() {
  const [open, setOpen] = useState<keyof typeof editions>();
  return (
    <>
      <Button onPress={() => setOpen('srp')}>srp</Button>
      <Button onPress={() => setOpen('trc')}>trc</Button>
      {open && <Tutorial edition={editions[open]} onClose={() => setOpen(undefined)} />}
    </>
  );
}
