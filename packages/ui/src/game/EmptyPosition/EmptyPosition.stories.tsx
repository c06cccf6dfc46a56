import { slots } from '@rugby/domain/game/model/positions';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { slotOf } from '../PlayerCard/sampleCards.ts';
import { SampleTurf } from '../PlayerCard/SampleTurf.tsx';
import { EmptyPosition } from './EmptyPosition.tsx';

const meta = preview.meta({
  component: EmptyPosition,
  args: { slot: slotOf(10), onPress: fn() },
  render: (args) => <SampleTurf cards={[['Empty', <EmptyPosition key="slot" {...args} />]]} />,
});

export const Default = meta.story({
  name: 'Names its position [G-032]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Fly half, number 10, empty');
    await expect(canvas.getByText('Fly half')).toBeVisible();
  },
});

export const Chosen = meta.story({
  args: { isChosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/chosen$/);
  },
});

export const EveryPosition = meta.story({
  render: ({ onPress = fn() }) => (
    <SampleTurf
      cards={slots.map((slot) => [
        `${slot.jersey}`,
        <EmptyPosition key={slot.jersey} slot={slot} onPress={onPress} isChosen={slot.jersey === 8} />,
      ])}
    />
  ),
});

export const ReadOnly = meta.story({
  render: ({ slot }) => <SampleTurf cards={[['No button', <EmptyPosition key="slot" slot={slot} />]]} />,
});

export const ByKeyboard = meta.story({
  args: { onPress: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
