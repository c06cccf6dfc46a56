import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { SavingYourTeam } from './SavingYourTeam.tsx';

const meta = preview.meta({
  component: SavingYourTeam,
  args: { savedAt: '18:52:07', version: 14, roundNumber: 7, deadline: 'Fri 27 Mar, 19:05', onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'The receipt of a team that is complete [G-103]',
  play: async () => {
    await waitFor(() => expect(screen.getByText('Saved by the server 18:52:07, version 14')).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);
