import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TransferBar, TransferButtons } from './TransferBar.tsx';

const budget: number | null = 9_000_000;

const meta = preview.meta({
  component: TransferBar,
  args: { budget, count: 2, isReady: true, onCancel: fn(), onReview: fn() },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

export const OpenTransfers = meta.story({ args: { isReady: false } });

export const Empty = meta.story({ args: { count: 0, isReady: false } });

export const OverBudget = meta.story({ args: { budget: -1_900_000, isReady: false } });

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
