import { findPlayer } from '@rugby/domain/game/model/lookup';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { Pitch } from '../../game/Pitch/Pitch.tsx';
import { pitchOf } from '../../game/Pitch/samplePitch.ts';
import { PitchLogo } from '../../game/PitchLogo/PitchLogo.tsx';
import { ReviewTeam } from './ReviewTeam.tsx';

const meta = preview.meta({
  component: ReviewTeam,
  args: {
    captain: fromSeason(midRound, captainOf),
    budget: fromSeason(midRound, ({ team }) => team?.budget ?? 0),
    roundNumber: 7,
    children: fromSeason(midRound, (season) => (
      <Pitch label="Your fifteen" cards={pitchOf(season)} head={<PitchLogo title={season.edition.title} />} />
    )),
    onSave: fn(),
    onPickCaptain: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const Saving = meta.story({ args: { isSaving: true } });

export const Refused = meta.story({
  args: { error: 'Blues already 4 of 4. Remove one of Talavou, Fonomanu, Tuifua, Ashcombe.' },
});

export const LongNames = meta.story({ args: { captain: 'Mikaele Tuipulotu-Fainga’anuku' } });

export const WithoutCaptain = meta.story({
  args: { captain: null },
  play: async ({ args, userEvent, step }) => {
    await step('saving without a captain asks first [G-230]', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Save team/ }));
      await expect(screen.getByRole('alert')).toHaveTextContent('Choose a captain');
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(screen.getByRole('button', { name: 'Pick a captain' })).toHaveFocus();
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { captain: null },
  play: async ({ args, userEvent, step }) => {
    const save = await screen.findByRole('button', { name: /Save team/ });
    await step('the lineup is longer than the dialog, so it is the first Tab stop and can be scrolled', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Your fifteen' }));
    });
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await step('pick calls onPickCaptain, save anyway saves', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPickCaptain).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);

export const At200Percent = Default.extend(at200Percent);

function captainOf({ team, players }: Season): string | null {
  const captain = findPlayer(team?.captainId, { players });
  return captain === undefined ? null : `${captain.firstName} ${captain.lastName}`;
}
