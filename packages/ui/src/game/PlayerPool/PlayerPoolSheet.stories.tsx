import type { Edition } from '@rugby/domain/editions';
import { openFilter } from '@rugby/domain/game/players/filterPool';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { SavingLine } from '../SavingNote/SavingNote.tsx';
import { PlayerPoolSheet } from './PlayerPoolSheet.tsx';
import { editionOf, useSampleProps, type SampleProps } from './sampleProps.tsx';

interface SampleSheetProps extends SampleProps {
  readonly edition?: Edition;
  readonly saving?: SavingLine;
  readonly onClose: () => void;
}

function Sample({ edition, saving, onClose, ...about }: SampleSheetProps) {
  const props = useSampleProps(about, edition ?? editionOf({}));
  return <PlayerPoolSheet {...props} onClose={onClose} {...(saving && { saving })} />;
}

const meta = preview.meta({
  title: 'game/PlayerPool/PlayerPoolSheet',
  component: Sample,
  args: {
    onAdd: fn(),
    onOpen: fn(),
    onFix: fn(),
    onRetry: fn(),
    onClose: fn(),
    onFiltersChange: fn(),
    onOrderChange: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
  render: (args, { globals }) => <Sample {...args} edition={editionOf(globals)} />,
});

export const Default = meta.story({});

export const ForASlot = meta.story({
  args: { season: { open: [10] }, filters: { ...openFilter, position: 'fly_half' }, saving: { kind: 'not-saved' } },
});

export const Full = meta.story({
  args: {
    season: { open: [] },
    notice: { kind: 'full' },
    onStartTransfers: fn(),
    saving: { kind: 'saved', time: '18:52', version: 14 },
  },
});

export const OverBudget = meta.story({ args: { budget: -1_900_000, saving: { kind: 'not-saved' } } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { season: { open: [10] }, filters: { ...openFilter, position: 'fly_half' } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Fly half' });
    await step('Escape closes first an explanation, then the sheet', async () => {
      const [why] = screen.getAllByRole('button', { name: /^Why not/ });
      if (why) await userEvent.click(why);
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});
