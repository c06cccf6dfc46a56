import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({ component: IconButton, args: { icon: 'undo' as const, label: 'Undo', onPress: fn() } });

export const Default = meta.story({});

export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton {...args} />
      <IconButton {...args} icon="close" label="Close" variant="quiet" />
      <div style={{ background: 'var(--brand-bar)' }}>
        <IconButton {...args} icon="menu" label="Menu" variant="on-brand" />
      </div>
      <IconButton {...args} icon="redo" label="Redo" isDisabled />
    </div>
  ),
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
