import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { ClearTeam } from './ClearTeam.tsx';

const meta = preview.meta({
  component: ClearTeam,
  args: { onClear: fn(), onCancel: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  name: 'Clearing the team asks first [G-111]',
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Clear team' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);
