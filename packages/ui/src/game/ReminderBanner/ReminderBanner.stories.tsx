import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ReminderBanner } from './ReminderBanner.tsx';

const meta = preview.meta({
  component: ReminderBanner,
  args: {
    absent: ['Ballantine', 'Strand'],
    swaps: [
      { out: 'Ballantine', in: 'Karaitiana' },
      { out: 'Strand', in: 'Vakaoti' },
    ],
    onFill: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

export const OneOfThem = meta.story({ args: { absent: ['Strand'], swaps: [{ out: 'Strand', in: 'Vakaoti' }] } });

export const NoLegalSwap = meta.story({ args: { swaps: [] } });

export const LongNames = meta.story({
  args: {
    absent: ['Tuipulotu-Fainga’anuku', 'Fakatava-Naholo', 'Papali’i-Tuungafasi'],
    swaps: [
      { out: 'Tuipulotu-Fainga’anuku', in: 'Taukei’aho-Frizell' },
      { out: 'Fakatava-Naholo', in: 'Sotutu-Havili-Ioane' },
      { out: 'Papali’i-Tuungafasi', in: 'Christie-Perofeta' },
    ],
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fill in transfers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFill).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
