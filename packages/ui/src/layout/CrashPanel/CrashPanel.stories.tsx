import { actions, errors, loadFailed } from '@rugby/domain/i18n/en-US/common.json';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CrashPanel } from './CrashPanel.tsx';

const meta = preview.meta({
  component: CrashPanel,
  args: { title: errors.crash, text: errors.crashText, reloadLabel: actions.reload, onReload: fn() },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it says `Oops! Something went wrong.` [A-044]', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! Something went wrong\.$/);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Load the page again.');
    });
  },
});

export const Pending = meta.story({
  args: { reloadLabel: actions.retry, isPending: true, pendingLabel: loadFailed.trying },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: loadFailed.trying }));
    await expect(args.onReload).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Hoppla! Da ist bei uns etwas gründlich schiefgegangen.',
    text: 'Laden Sie die Seite neu. Was Sie an Ihrer Mannschaft geändert und noch nicht gespeichert haben, ist danach wieder da.',
    reloadLabel: 'Die Seite noch einmal laden',
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Reload is the first Tab stop [A-045]', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onReload).toHaveBeenCalledOnce();
    });
  },
});
