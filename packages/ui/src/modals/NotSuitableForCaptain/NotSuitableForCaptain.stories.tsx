import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotSuitableForCaptain } from './NotSuitableForCaptain.tsx';

const meta = preview.meta({
  component: NotSuitableForCaptain,
  args: { booster: 'Co-captain', player: 'Waisea Ravula', onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Says that the booster does not suit the captain [G-107]',
  play: async () => {
    await expect(await screen.findByText(/^Waisea Ravula is your captain/)).toBeInTheDocument();
  },
});

export const LongNames = meta.story({ args: { player: 'Etuate Vaiangina Tuipulotu-Fainga’anuku' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Not for your captain' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
