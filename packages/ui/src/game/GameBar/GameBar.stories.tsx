import { aRound } from '@rugby/mocks/builders/season';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoundSelector } from '../RoundSelector/RoundSelector.tsx';
import { GameBar, type GameBarProps } from './GameBar.tsx';
import { boosterBar, buildingBar, liveBar, savedBar, transferBar } from './sampleBar.tsx';

const meta = preview.meta({ component: GameBar, args: buildingBar, parameters: { frame: 'bleed' } });

export const Building = meta.story({
  name: 'Shows the points first and counts down to the round [G-121, G-124]',
  play: async ({ canvas, step }) => {
    const isPhone = window.matchMedia('(max-width: 899.98px)').matches;
    await step('a phone shows the points alone, a desktop the budget and the players as well', async () => {
      const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(values).toEqual(isPhone ? ['312'] : ['312', '7.7m', '14/15']);
    });
    await step('the time that is left is read out in full', async () => {
      await expect(canvas.getByRole('timer')).toHaveTextContent('2 days, 4 hours, 17 minutes');
    });
  },
});

export const Saved = meta.story({ args: savedBar });

export const Live = meta.story({ args: liveBar });

export const Transfers = meta.story({ args: transferBar });

export const Booster = meta.story({ args: boosterBar });

/** The page changes the message; a screen reader reads it because the live region stays the same element. */
export const PromptChanges = meta.story({
  name: 'Announces each new prompt, of transfers and of boosters [G-122, G-123, G-371]',
  parameters: { picture: { disable: true } },
  render: function Changing() {
    const [step, setStep] = useState(0);
    return (
      <>
        <GameBar {...(bars[step] ?? buildingBar)} />
        <Button onPress={() => setStep(step + 1)}>Next</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(region).toHaveTextContent('Pick a fly half to complete your fifteen');
    await userEvent.click(next);
    await expect(region).toHaveTextContent('Choose an outside back for Whittaker');
    await userEvent.click(next);
    await expect(region).toHaveTextContent('Please select a player');
    await expect(canvas.getByRole('status')).toBe(region);
  },
});

const bars: readonly GameBarProps[] = [buildingBar, transferBar, boosterBar];

export const BeforeTheFirstRound = meta.story({
  args: {
    ...buildingBar,
    figures: [{ label: 'Round points', shortLabel: 'Points', value: '-' }, ...buildingBar.figures.slice(1)],
  },
});

export const WithoutCountdown = meta.story({
  render: ({ round, figures, action }) => <GameBar round={round} figures={figures} action={action} />,
});

export const LateInTheSeason = meta.story({
  args: { round: <RoundSelector rounds={[aRound({ id: 16 })]} selectedId={16} onSelect={fn()} /> },
});

export const LongWords = meta.story({
  args: {
    message: {
      text: 'Pick a number eight, two wingers, a hooker and both locks to complete your fifteen before the round starts',
      note: { kind: 'not-saved' },
    },
  },
});

export const PseudoLocale = Building.extend(inPseudoLocale);

export const At320 = Building.extend(at320);
