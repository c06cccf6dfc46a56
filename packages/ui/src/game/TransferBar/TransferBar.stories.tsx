import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { SavingLine } from '../SavingNote/SavingNote.tsx';
import { TransferBar, TransferButtons } from './TransferBar.tsx';

const notSent: SavingLine = { kind: 'not-sent' };

const meta = preview.meta({
  component: TransferBar,
  args: {
    budget: fromSeason(historicRound, ({ team }): number | null => team?.budget ?? null),
    count: 2,
    isReady: true,
    saving: notSent,
    onCancel: fn(),
    onReview: fn(),
  },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

/** With nothing to send, nothing is said to be unsent. */
export const Empty = meta.story({
  args: { count: 0, isReady: false, saving: { kind: 'saved', time: '18:52' } },
  play: ({ canvas }) => expect(canvas.queryByText('Not sent yet')).toBeNull(),
});

export const OverBudget = meta.story({ args: { budget: -1_900_000 } });

export const LongText = meta.story({ args: { count: 15, saving: { kind: 'saved', time: '25/03/2026, 18:52:07' } } });

export const Narrow = meta.story({ decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>] });

export const InTheGameBar = meta.story({
  render: ({ count, isReady, onCancel, onReview }) => (
    <div style={{ display: 'flex', gap: 8, padding: 16, background: 'var(--surface)' }}>
      <TransferButtons count={count} isReady={isReady} onCancel={onCancel} onReview={onReview} />
    </div>
  ),
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onCancel: fn(), onReview: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Review 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
});
