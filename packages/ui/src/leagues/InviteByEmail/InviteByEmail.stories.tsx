import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { InviteByEmail, type InviteByEmailProps } from './InviteByEmail.tsx';

const onSend: InviteByEmailProps['onSend'] = fn(answerLater(undefined));

const args: InviteByEmailProps = { onSend };
const meta = preview.meta({ component: InviteByEmail, args });
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({});

export const Empty = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send invites' }));
    await step('without an address nothing is sent [A-291]', async () => {
      await expect(canvas.getByText('Please enter at least one email address')).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, args, step }) => {
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'ana@example.com, fetu@siaosi');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invites' }));
    await step('while one address is none, nothing is sent [A-291]', async () => {
      await expect(canvas.getByText('fetu@siaosi is not an email address. Nothing was sent.')).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await expect(canvas.getByText('fetu@siaosi, not an email address')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Drop the wrong one' }));
    await expect(canvas.getByRole('textbox', { name: 'Email addresses' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ana@example.com']);
  },
});

export const Sent = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args, step }) => {
    await userEvent.type(canvas.getByLabelText('Email addresses'), ' ana@example.com,, arlo@example.com , ana@example.com');
    const sent = performance.now();
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invites' }));
    await step('addresses are trimmed, blanks and repeats dropped [A-290]', async () => {
      await expect(args.onSend).toHaveBeenCalledWith(['ana@example.com', 'arlo@example.com']);
    });
    await step('the button confirms it for two seconds [A-120, A-369]', async () => {
      await expect(await canvas.findByRole('button', { name: 'Sent' })).toBeVisible();
      await expect(timers).toHaveBeenCalledWith(expect.any(Function), 2000);
      timers.mockRestore();
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sent' })).toBeNull(), { timeout: 4000 });
      await expect(performance.now() - sent).toBeGreaterThanOrEqual(2000);
    });
  },
});

export const Failed = meta.story({
  args: { onSend: fn(answerLater('The game is busy right now. Please try again in a moment.')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'ana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 1 invite' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The game is busy right now.');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('ana@example.com');
  },
});

/** Each address that a comma ends stands on a chip. */
export const Chips = meta.story({
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Email addresses');
    await userEvent.type(field, 'ana.f@example.co.nz, arlo@example.com; fetu@siaosi, kaia@exam');
    const chips = () => canvas.getAllByRole('listitem').length;
    await step('what is typed is not on one yet [A-290]', async () => {
      await expect(chips()).toBe(3);
      await expect(field).toHaveValue('kaia@exam');
      await expect(canvas.getByRole('button', { name: 'Send 4 invites' })).toBeVisible();
    });
    await step('one is removed by its button, which leaves the focus in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove arlo@example.com' }));
      await expect(chips()).toBe(2);
      await expect(field).toHaveFocus();
    });
    await step('Backspace in the empty field takes the last one back', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Backspace}');
      await expect(chips()).toBe(1);
      await expect(field).toHaveValue('fetu@siaosi');
    });
    await userEvent.keyboard(', kaia@example.com.au');
  },
});

/** A column of a spreadsheet has an address on each line, which a field of one line would join. */
export const PastedLines = meta.story({
  parameters: noPicture,
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Email addresses');
    await userEvent.click(field);
    await userEvent.paste('ana@example.com\r\narlo@example.com\nkaia@example.com');
    await step('each line is an address [A-290]', async () => {
      await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'ana@example.com',
        'arlo@example.com',
      ]);
      await expect(field).toHaveValue('kaia@example.com');
      await expect(canvas.getByRole('button', { name: 'Send 3 invites' })).toBeVisible();
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ana@example.com{Tab}{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(['ana@example.com']);
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);
