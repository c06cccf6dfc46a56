import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Tabs, type TabsLook } from './Tabs.tsx';

const segments: TabsLook = 'segments';
const line: TabsLook = 'line';

const meta = preview.meta({
  component: Tabs<string>,
  args: {
    label: 'League',
    look: line,
    onSelect: fn(),
    tabs: [
      { id: 'ladder', label: 'Ladder', content: <p style={{ paddingBlock: 16 }}>Who leads.</p> },
      { id: 'manage', label: 'Manage', content: <p style={{ paddingBlock: 16 }}>Who is in.</p> },
      { id: 'settings', label: 'Settings', content: <p style={{ paddingBlock: 16 }}>What it is called.</p> },
    ],
  },
});

export const Default = meta.story({});

/** Tabs inside another tab. */
export const Segments = meta.story({ args: { look: segments } });

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Manage' })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('manage');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who is in.');
  },
});

/** More tabs than fit: they scroll sideways, and no label is cut off. */
export const LongText = meta.story({
  args: {
    tabs: [
      { id: 'ladder', label: 'The ladder of all managers', content: <p>Who leads.</p> },
      { id: 'manage', label: 'Members and invitations', content: <p>Who is in.</p> },
      { id: 'settings', label: 'What the league is called', content: <p>What it is called.</p> },
    ],
  },
});
