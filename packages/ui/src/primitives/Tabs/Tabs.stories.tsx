import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  component: Tabs<string>,
  args: {
    label: 'League',
    onSelect: fn(),
    tabs: [
      { id: 'ladder', label: 'Ladder', content: <p style={{ paddingBlock: 16 }}>Who leads.</p> },
      { id: 'manage', label: 'Manage', content: <p style={{ paddingBlock: 16 }}>Who is in.</p> },
      { id: 'settings', label: 'Settings', content: <p style={{ paddingBlock: 16 }}>What it is called.</p> },
    ],
  },
});

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Manage' })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('manage');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who is in.');
  },
});
