import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccountData } from './AccountData.tsx';

const meta = preview.meta({
  component: AccountData,
  args: { onDownload: fn((): Promise<string | undefined> => Promise.resolve(undefined)) },
});

export const Default = meta.story({});

/** One format with a label of its own, as before the deletion of the account. */
export const LongText = meta.story({
  args: { labels: { json: 'Vor dem Löschen alles herunterladen, was dieses Spiel über dich gespeichert hat' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Failed = meta.story({
  args: {
    onDownload: fn((): Promise<string | undefined> =>
      Promise.resolve('We could not reach the game. Check your connection, then try again.'),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await step('both formats can be downloaded [B17]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDownload).toHaveBeenCalledWith('json');
      await expect(args.onDownload).toHaveBeenCalledWith('csv');
    });
  },
});
