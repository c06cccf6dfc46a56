import type { Statistic } from '@rugby/domain/game/players/statistics';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PitchPrompt } from '../PitchPrompt/PitchPrompt.tsx';
import { BuilderToolbar } from './BuilderToolbar.tsx';

const price: Statistic = 'Price';
const roundPoints: Statistic = 'RoundPoints';
const tools = { onUndo: fn(), onRedo: fn(), onAutofill: fn(), onClear: fn() };

const meta = preview.meta({
  component: BuilderToolbar,
  args: { statistic: price, onStatistic: fn() },
  parameters: { frame: 'bleed' },
  decorators: [
    (Story) => (
      <div style={{ container: 'pitch / inline-size', background: 'var(--turf-a)' }}>
        <div style={{ display: 'flex', padding: 12 }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Building = meta.story({ args: { tools } });

export const NothingToUndo = meta.story({ args: { tools: { onClear: fn() } } });

export const Started = meta.story({
  name: 'Boosters are offered only when allowed [G-035]',
  args: { statistic: roundPoints, boosters: { onPress: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Boosters' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const WithoutBoosters = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const AllTools = meta.story({ args: { tools, boosters: { onPress: fn() } } });

export const LongText = meta.story({
  name: 'A narrow pitch has the shortcuts in its menu',
  parameters: { picture: { disable: true } },
  args: {
    boosters: { onPress: fn() },
    shortcuts: [
      { label: 'Deadlines of every match of the coming round, in your own time', icon: 'calendar', onPress: fn() },
      { label: 'What if', icon: 'arrow-right', href: '#what-if' },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    const more = canvas.queryByRole('button', { name: 'More' });
    if (!more) return;
    await step('by keyboard', async () => {
      more.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitem', { name: 'What if' })).toHaveAttribute('href', '#what-if');
      await userEvent.keyboard('{Enter}');
    });
  },
});

/** Boosters are disabled during transfers. */
export const Transferring = meta.story({
  name: 'Boosters are disabled in transfer mode [G-289]',
  args: { tools: { areTransfers: true, onUndo: fn() }, boosters: { onPress: fn(), isDisabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Boosters' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
});

/** On a narrow pitch the prompt replaces the tools, but for undo and redo. */
export const WithPrompt = meta.story({
  args: {
    tools: { areTransfers: true, onUndo: fn() },
    prompt: (
      <PitchPrompt text="Choose a winger for Mahanui">
        <Button variant="quiet" size="sm" onPress={fn()}>
          Players
        </Button>
      </PitchPrompt>
    ),
  },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const isWide = canvasElement.clientWidth >= 540;
    await expect(canvas.queryByRole('button', { name: 'Undo' }) !== null).toBe(isWide);
    await expect(canvas.queryByText('Choose a winger for Mahanui')?.checkVisibility() ?? false).toBe(!isWide);
    if (isWide) return;
    await step('there they stand in the menu behind the prompt [B9]', async () => {
      canvas.getByRole('button', { name: 'More' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitem', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(screen.getByRole('menuitem', { name: 'Undo' }));
      await expect(args.tools?.onUndo).toHaveBeenCalledOnce();
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { tools },
  play: async ({ canvas, userEvent, step }) => {
    await step('undo and autofill are buttons in both forms', async () => {
      canvas.getByRole('button', { name: 'Undo' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(tools.onUndo).toHaveBeenCalled();
      canvas.getByRole('button', { name: 'Autofill' }).focus();
      await userEvent.keyboard(' ');
      await expect(tools.onAutofill).toHaveBeenCalled();
    });
    await step('clearing is a button, or an entry of the menu on a narrow pitch', async () => {
      tools.onClear.mockClear();
      const more = canvas.queryByRole('button', { name: 'More' });
      (more ?? canvas.getByRole('button', { name: 'Clear' })).focus();
      await userEvent.keyboard('{Enter}');
      if (more) await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear' }));
      await expect(tools.onClear).toHaveBeenCalledOnce();
    });
  },
});
