import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { CreateTeamDisabled } from './CreateTeamDisabled.tsx';

const meta = preview.meta({
  component: CreateTeamDisabled,
  args: { roundNumber: 7, next: { roundNumber: 8, time: 'Mon 30 Mar, 08:00' }, onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Says when a team can be created next [G-113]',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('when round 8 opens, Mon 30 Mar, 08:00.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const TimeUnknown = meta.story({ args: { next: { roundNumber: 8 } } });

export const SeasonOver = meta.story({ args: { next: null } });

export const PseudoLocale = Default.extend(inPseudoLocale);
