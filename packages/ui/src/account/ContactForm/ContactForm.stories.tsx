import { contactUs } from '@rugby/domain/contract/help/messages';
import { failed, refused } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { sendingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { userFrom } from '../../../../../.storybook/network/userFrom.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const onSend: ContactFormProps['onSend'] = fn(answerLater({ ok: true as const }));

const sender = fromNetwork(historicRound, async (network) => {
  const { firstName, lastName, email } = await userFrom(network);
  return { name: `${firstName} ${lastName}`, email };
});
const message = { name: 'Mere Kahu', email: 'mere@example.org', message: 'Kia ora.', game: 'srp_fantasy' } as const;
const sendMessage = (network: StoryNetwork) => network.send(contactUs, { body: message });

const meta = preview.meta({ component: ContactForm, args: { onSend } });

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Your name'), 'Mere Kahu');
  await userEvent.type(screen.getByLabelText('Email'), 'mere@example.org');
  await userEvent.type(screen.getByLabelText('Message'), 'Kia ora.');
}

/** Name and address of the user are filled in. */
export const SignedIn = meta.story({
  args: { sender },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Mere Kahu');
    await expect(canvas.getByLabelText('Email')).toHaveValue('mere@example.org');
  },
});

export const Default = meta.story({});

export const Missing = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    for (const sentence of ['Please provide your name', 'Please provide a valid email address', 'Please write a message'])
      await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { onSend: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await expect(canvas.getByText('Sending')).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async ({ canvas, args }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your message is on its way.');
    await expect(canvas.getByText('Your message is on its way.')).toHaveFocus();
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Mere Kahu', email: 'mere@example.org', message: 'Kia ora.' });
  },
});

/** The focus would be lost with the button that leads back. */
export const Another = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Write another message' }));
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
  },
});

/** A long message is not cut without a word. */
export const LongMessage = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args }) => {
    await fill();
    await userEvent.click(canvas.getByLabelText('Message'));
    await userEvent.paste('x'.repeat(4000));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await expect(await canvas.findByText('A message has at most 4,000 characters')).toBeVisible();
    await expect(canvas.getByLabelText('Message')).toHaveValue(`Kia ora.${'x'.repeat(4000)}`);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The message stays in the form. */
export const Failed = meta.story({
  args: {
    onSend: fromNetwork(
      historicRound,
      sendingOf(sendMessage),
      ...refused(contactUs, 429, 'rate-limited', 'Too many attempts. Please wait, then try again.'),
    ),
  },
  play: async ({ canvas }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.');
    await expect(canvas.getByLabelText('Message')).toHaveValue('Kia ora.');
  },
});

/** The server is busy. */
export const Unavailable = meta.story({
  args: { onSend: fromNetwork(historicRound, sendingOf(sendMessage), ...failed(contactUs, 503)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sampleWords('common.errors.unavailable'));
  },
});

export const LongText = meta.story({
  args: { sender: { name: 'Ana-Lucía Fernández de la Tuipulotu-Fainga’anuku', email: `${'long'.repeat(30)}@example.org` } },
  parameters: { picture: { disable: true } },
  play: expectNothingCut,
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mere Kahu{Tab}mere@example.org{Tab}Kia ora.{Tab}{Enter}');
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);
