import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { Snackbar } from './Snackbar.tsx';
import { createSnackbarQueue, type SnackbarMessage, type SnackbarTone } from './snackbarQueue.ts';

const undo = fn();

const tones: readonly SnackbarTone[] = ['default', 'live', 'negative', 'positive', 'warning'];

const meta = preview.meta({
  component: Snackbar,
  args: { queue: createSnackbarQueue() },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

const saying = (...messages: readonly SnackbarMessage[]) => {
  const queue = createSnackbarQueue();
  messages.forEach((message) => queue.show(message));
  return { queue };
};

export const Default = meta.story({
  args: saying({
    tone: 'default',
    text: 'Select a player to transfer out or reset your transfers',
    action: { label: 'Undo', onPress: undo },
  }),
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Select a player');
  },
});

export const Tones = meta.story({
  args: saying(
    { tone: 'positive', text: 'Your league Thursday Night Tackles has been created successfully' },
    { tone: 'negative', text: 'Your team was not saved. The game is not answering.' },
    { tone: 'warning', text: 'You’re over your budget so your team cannot be saved' },
  ),
});

export const Live = meta.story({
  args: saying({
    tone: 'live',
    text: 'Round is now live. Please note that points may not be final until 4hrs after the end of the match',
  }),
});

/** The icons alone: the words beside them are always different. */
export const ToldApart = meta.story({
  parameters: { picture: { disable: true }, statuses: { each: '[role="alertdialog"]', mark: 'svg' } },
  args: saying(...tones.map((tone) => ({ tone, text: `A message that is ${tone}` }))),
});

/** A control that the message would cover on a page that is longer than the window. */
export const BesideTheFocus = meta.story({
  parameters: { picture: { disable: true } },
  args: saying({ tone: 'positive', text: 'Your league Thursday Night Tackles has been created successfully' }),
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: 'calc(100vh - 3rem)' }} />
        <button type="button">Send invites</button>
        <div style={{ blockSize: '100vh' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const message = (await screen.findByText(/created successfully/)).closest('[role="alertdialog"]');
    await userEvent.tab();
    const control = canvas.getByRole('button', { name: 'Send invites' });
    await expect(control).toHaveFocus();
    await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(message?.getBoundingClientRect().top ?? 0);
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: saying({ tone: 'default', text: 'Removed Rewiri', action: { label: 'Undo', onPress: undo } }),
  play: async ({ userEvent, step }) => {
    undo.mockClear();
    await screen.findByText('Removed Rewiri');
    await step('F6 moves to the messages', async () => {
      await userEvent.keyboard('{F6}');
      await expect(screen.getByRole('region', { name: /Messages/ })).toHaveFocus();
    });
    await step('its action closes the message', async () => {
      screen.getByRole('button', { name: 'Undo' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(undo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('Removed Rewiri')).toBeNull());
    });
  },
});

export const StaysUntilClosed = meta.story({
  parameters: { picture: { disable: true } },
  args: saying({ tone: 'default', text: 'Removed Rewiri' }),
  play: async ({ args, step }) => {
    const [toast] = args.queue.toasts.visibleToasts;
    await step('without a timeout it stays [G-126, A-176, A-177]', async () => expect(toast?.timer).toBeUndefined());
    await step('with a timeout it closes [A-177]', async () => {
      args.queue.show({ tone: 'positive', text: 'Team saved' }, { timeout: 50 });
      await screen.findByText('Team saved');
      await waitFor(() => expect(screen.queryByText('Team saved')).toBeNull());
      await waitFor(() => expect(screen.getByText('Removed Rewiri')).toBeVisible());
    });
  },
});

export const LongText = meta.story({
  args: saying({
    tone: 'warning',
    text: 'You are required to pick a minimum of 3 players per country and a maximum of 6 from any single country, and at this point none of your five free slots would be left for the players that are still missing',
    action: { label: 'Show me the players that are missing', onPress: undo },
  }),
});

/** The name of a league has up to forty characters, without a space if its manager likes. */
export const LongWord = meta.story({
  ...at320,
  args: saying({ tone: 'positive', text: `Your league ${'M'.repeat(40)} has been created successfully` }),
  play: async () => {
    const message = await screen.findByRole('status');
    const { left, right } = message.getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThanOrEqual(close.left);
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
  },
});
