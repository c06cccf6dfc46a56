import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { lostChanges } from '../../../../../.storybook/network/queuedFrom.ts';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { QueuedConflict, type QueuedConflictProps } from './QueuedConflict.tsx';

const reason: QueuedConflictProps['reason'] = 'saved-elsewhere';
const none: readonly string[] = [];

const meta = preview.meta({
  component: QueuedConflict,
  args: {
    reason,
    locks: none,
    lost: fromSeason(historicRound, lostChanges),
    onInsist: fn(),
    onKeepAsDraft: fn(),
    onTakeSaved: fn(),
    onLater: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const SavedElsewhere = meta.story({});

export const Locked = meta.story({
  args: { reason: 'locked', locks: ['Karaitiana’s match has started.'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Keep as a draft' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save what I queued' })).toBeNull();
  },
});

export const OtherRound = meta.story({ args: { reason: 'other-round' } });

/** The captain was named elsewhere too. */
export const NothingLost = meta.story({
  args: { lost: none },
  parameters: { picture: { disable: true } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('This is lost');
  },
});

export const LongNames = meta.story({
  args: {
    reason: 'locked',
    locks: ['Tuipulotu-Fainga’anuku’s match has started.', 'Fakatava-Naholo’s match has started.'],
    lost: [
      'Tuipulotu-Fainga’anuku is not in the saved team.',
      'Papali’i-Tuungafasi is in the saved team, but you did not pick them.',
      'The saved captain is nobody, you picked Tuipulotu-Fainga’anuku.',
    ],
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('alertdialog');
    await step('Tab and Enter send what was queued', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onInsist).toHaveBeenCalledOnce();
    });
    await step('Escape decides nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onLater).toHaveBeenCalledOnce();
      await expect(args.onTakeSaved).not.toHaveBeenCalled();
    });
  },
});
