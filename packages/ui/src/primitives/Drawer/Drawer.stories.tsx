import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  component: Drawer,
  args: { title: 'Round 7 Fixtures', children: <p>Highlanders v Crusaders</p>, onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({});

export const WithFooter = meta.story({ args: { footer: <Button variant="secondary">See all fixtures</Button> } });

export const FullBleed = meta.story({
  args: {
    bleeds: true,
    tools: <IconButton icon="chevron-right" variant="quiet" label="Next round" onPress={fn()} />,
    children: <p style={{ background: 'var(--raised)' }}>Highlanders v Crusaders</p>,
  },
});

export const LongText = meta.story({
  args: {
    title: 'Every fixture of every round of the whole season',
    children: <div style={{ blockSize: 2000 }}>Highlanders v Crusaders</div>,
    footer: <Button variant="secondary">See all fixtures</Button>,
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Round 7 Fixtures' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
