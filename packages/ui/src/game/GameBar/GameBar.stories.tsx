import { editions } from '@rugby/domain/editions';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { byes, historicRound, inEdition, midRound } from '@rugby/mocks/scenarios/scenarios';
import { aRound } from '@rugby/mocks/builders/season';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fromSeason, type InSeason, type Scenario } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoundSelector } from '../RoundSelector/RoundSelector.tsx';
import { GameBar, type GameBarProps } from './GameBar.tsx';
import { boosterBar, buildingBar, byesBar, type FullBar, liveBar, savedBar, transferBar } from './sampleBar.tsx';

const clubs = inEdition(editions.srp, historicRound);

const showProps = fn();

const meta = preview.meta({
  component: GameBar,
  args: { ...barIn(historicRound, buildingBar), season: fromSeason(clubs, (season) => season) },
  parameters: { frame: 'bleed' },
  render: (args: GameBarProps & InSeason) => <GameBar {...args} />,
});

export const Building = meta.story({
  name: 'Shows the points first and counts down to the round [G-121, G-124]',
  play: async ({ canvas, step }) => {
    const isPhone = window.matchMedia('(max-width: 899.98px)').matches;
    await step('a phone shows the points alone, a desktop the budget and the players as well', async () => {
      const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(values).toEqual(isPhone ? ['288'] : ['288', expect.stringMatching(/^\d\.\dm$/), '14/15']);
    });
    await step('screen readers get the time left in words', async () => {
      await expect(canvas.getByRole('timer')).toHaveTextContent('2 days, 4 hours, 17 minutes');
    });
  },
});

export const Saved = meta.story({ args: barIn(historicRound, savedBar) });

export const Byes = meta.story({ args: barIn(byes, byesBar) });

export const Live = meta.story({ args: barIn(midRound, liveBar) });

export const Transfers = meta.story({ args: barIn(historicRound, transferBar) });

export const Booster = meta.story({ args: barIn(historicRound, boosterBar) });

/** The next step takes one press, and a budget below zero is red. */
export const StepWithAPress = meta.story({
  args: {
    figures: fromSeason(historicRound, (season) =>
      buildingBar(season).figures.map((figure, index) => (index === 1 ? { ...figure, value: '−1.9', isOver: true } : figure)),
    ),
    message: { text: 'Pick a prop to complete your fifteen', action: { label: 'Show props', onPress: showProps } },
  },
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.queryByRole('button', { name: 'Show props' });
    if (shown === null) return;
    await userEvent.click(shown);
    await expect(showProps).toHaveBeenCalledOnce();
  },
});

/** The page changes the message. A screen reader announces it, because the live region stays the same element. */
export const PromptChanges = meta.story({
  name: 'Announces each new prompt, of transfers and of boosters [G-122, G-123]',
  parameters: { picture: { disable: true } },
  render: function Changing({ season }) {
    const [step, setStep] = useState(0);
    const shown = bars[step] ?? buildingBar;
    return (
      <>
        <GameBar {...shown(season)} />
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

const bars: readonly ((season: Season) => FullBar)[] = [buildingBar, transferBar, boosterBar];

export const BeforeTheFirstRound = meta.story({
  args: {
    figures: fromSeason(historicRound, (season) => [
      { label: 'Round points', shortLabel: 'Points', value: '-' },
      ...buildingBar(season).figures.slice(1),
    ]),
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

function barIn(scenario: Scenario, show: (season: Season) => FullBar): FullBar {
  return {
    round: fromSeason(scenario, (season) => show(season).round),
    figures: fromSeason(scenario, (season) => show(season).figures),
    message: fromSeason(scenario, (season) => show(season).message),
    countdown: fromSeason(scenario, (season) => show(season).countdown),
    action: fromSeason(scenario, (season) => show(season).action),
  };
}
