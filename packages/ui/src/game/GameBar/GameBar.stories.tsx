import { aRound } from '@rugby/mocks/builders/season';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { RoundSelector } from '../RoundSelector/RoundSelector.tsx';
import { GameBar } from './GameBar.tsx';
import { boosterBar, buildingBar, liveBar, savedBar, transferBar } from './sampleBar.tsx';

const meta = preview.meta({ component: GameBar, args: buildingBar, parameters: { frame: 'bleed' } });

export const Building = meta.story({
  name: 'Shows points, prompt and countdown [G-121, G-122, G-124]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('312')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Pick a fly half to complete your fifteen');
    await expect(canvas.getByRole('timer')).toHaveTextContent('2 days, 4 hours, 17 minutes');
  },
});

export const Saved = meta.story({ args: savedBar });

export const Live = meta.story({ args: liveBar });

export const Transfers = meta.story({
  name: 'Prompts for transfers [G-122]',
  args: transferBar,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose an outside back for WhittakerNot sent yet');
    await expect(canvas.getByText('Transfer mode')).toBeVisible();
  },
});

export const Booster = meta.story({
  name: 'Prompts for a booster [G-123, G-371]',
  args: boosterBar,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please select a player');
  },
});

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
