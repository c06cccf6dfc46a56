import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type TeamShortcut, TeamShortcuts } from './TeamShortcuts.tsx';

const open = fn();
const shortcuts: readonly TeamShortcut[] = [
  { label: 'Deadlines', icon: 'calendar', onPress: open },
  { label: 'Save receipts', icon: 'check', onPress: open },
  { label: 'Rules', icon: 'arrow-right', href: '#rules' },
];

const meta = preview.meta({ component: TeamShortcuts, args: { shortcuts }, parameters: { frame: 'bleed' } });

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Rules' })).toHaveFocus();
  },
});

/** They wrap, and no label is cut off. */
export const LongText = meta.story({
  args: {
    shortcuts: [
      { label: 'Every deadline of the coming weekend', icon: 'calendar', onPress: open },
      { label: 'What the server has confirmed', icon: 'check', onPress: open },
    ],
  },
});
