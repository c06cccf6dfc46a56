import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { EmailNotifications } from './EmailNotifications.tsx';

const done: FormOutcome = { ok: true };

const meta = preview.meta({
  component: EmailNotifications,
  args: {
    stored: { isNotificationsEnabled: true, optInNzr: false, optInRugbyAu: false, optInSA: true },
    onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('only the changed notification is sent [A-087]', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ isNotificationsEnabled: false });
    });
    await step('each consent is a switch of its own [A-087]', async () => {
      for (const consent of canvas.getAllByRole('switch').slice(1)) await userEvent.click(consent);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenLastCalledWith({ optInNzr: true, optInRugbyAu: true, optInSA: false });
    });
  },
});
