import { useRef } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  args: {
    title: 'Round 7 Fixtures',
    children: <p style={{ padding: 20 }}>Hurricanes against Crusaders.</p>,
    triggerRef: { current: null },
    onClose: fn(),
  },
  render: (args) => <UnderAButton {...args} />,
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

function UnderAButton(args: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ display: 'grid', justifyItems: 'end', padding: 16 }}>
      <Button ref={button} variant="outline">
        Fixtures
      </Button>
      <Popover {...args} triggerRef={button} />
    </div>
  );
}

export const Default = meta.story({
  args: {
    tools: <IconButton icon="chevron-right" variant="quiet" label="Next round" onPress={fn()} />,
    foot: 'Your time, Auckland (NZDT).',
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Round 7 Fixtures' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Round 7 Fixtures of the Southern Hemisphere',
    children: Array.from({ length: 60 }, (_, line) => (
      <p key={line} style={{ paddingInline: 20 }}>
        Hurricanes against Crusaders, the {line + 1}. time.
      </p>
    )),
    foot: 'Your time, Auckland (NZDT).',
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
