import { openFilter } from '@rugby/domain/game/players/filterPool';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { SavingLine } from '../SavingNote/SavingNote.tsx';
import { PlayerPoolSheet } from './PlayerPoolSheet.tsx';
import { poolGrid } from './poolGrid.ts';
import { poolHandlers, useSampleProps, type SampleProps } from './sampleProps.tsx';

interface SampleSheetProps extends SampleProps {
  readonly saving?: SavingLine;
  readonly onClose: () => void;
}

function Sample({ saving, onClose, ...about }: SampleSheetProps) {
  const props = useSampleProps(about);
  return <PlayerPoolSheet {...props} onClose={onClose} {...(saving && { saving })} />;
}

const meta = preview.meta({
  title: 'game/PlayerPool/PlayerPoolSheet',
  component: Sample,
  loaders: [() => poolGrid.load()],
  args: {
    season: fromSeason(newUser, (season) => season),
    ...poolHandlers,
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({});

export const ForASlot = meta.story({
  args: { lineup: { open: [10] }, filters: { ...openFilter, position: 'fly_half' }, saving: { kind: 'not-saved' } },
});

export const Full = meta.story({
  args: {
    lineup: { open: [] },
    notice: { kind: 'full', onStartTransfers: fn() },
    saving: { kind: 'saved', time: '18:52' },
  },
});

export const OverBudget = meta.story({ args: { budget: -1_900_000, saving: { kind: 'not-saved' } } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { lineup: { open: [10] }, filters: { ...openFilter, position: 'prop' } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Front Row' });
    await step('the first Tab leads to the players', async () => {
      await screen.findAllByRole('row');
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
      await userEvent.tab();
      await expect(document.activeElement).toHaveRole('row');
    });
    await step('Escape closes an explanation first, then the sheet', async () => {
      const [why] = screen.getAllByRole('button', { name: /^Why not/ });
      if (why) await userEvent.click(why);
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});
