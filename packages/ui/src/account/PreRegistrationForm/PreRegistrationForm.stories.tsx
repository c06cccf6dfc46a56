import { expect, fn, screen, userEvent } from 'storybook/test';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { PreRegistrationForm, type PreRegistrationFormProps } from './PreRegistrationForm.tsx';

const onSend: PreRegistrationFormProps['onSend'] = fn(answerLater({ ok: true as const }));

const meta = preview.meta({ component: PreRegistrationForm, args: { onSend } });
const noPicture = { picture: { disable: true } } as const;

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('First name'), 'Mere');
  await userEvent.type(screen.getByLabelText('Last name'), 'Kahu');
  await userEvent.type(screen.getByLabelText('Email'), 'mere@example.org');
}

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the button invites to register [A-058]', async () => {
      await expect(canvas.getByRole('button', { name: 'REGISTER YOUR INTEREST' })).toBeVisible();
    });
    await step('the names are asked for, each with 45 characters at most [A-057, A-284, A-285]', async () => {
      for (const name of ['First name', 'Last name'])
        await expect(canvas.getByLabelText(name)).toHaveAttribute('maxlength', '45');
    });
    await step('the address is asked for as an email [A-057, A-286]', async () => {
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    });
  },
});

/** Fields are missing: the button says so until something is typed. */
export const Missing = meta.story({
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button'));
    await step('nothing is sent without first name, last name and email [A-061, A-283]', async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleName('Please fill out all required fields');
      for (const name of ['First name', 'Last name', 'Email'])
        await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription('Please fill out all required fields');
      await expect(canvas.getByLabelText('First name')).toHaveFocus();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

/** A pasted address is not cut: what is left could be the address of another user. */
export const LongAddress = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const address = 'first.second.third.kahu@provincial-rugby-union.co.nz';
    await fill();
    await userEvent.clear(canvas.getByLabelText('Email'));
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.paste(address);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Please use an email address of at most 45 characters')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(address);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { onSend: () => new Promise(() => {}) },
  play: async ({ canvas, step }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button'));
    await step('while it is sent, the button says Loading... [A-059]', async () => {
      await expect(canvas.getByText('Loading...')).toBeVisible();
      await expect(canvas.getByText('Loading...').querySelector('span')).toBeVisible();
    });
  },
});

export const Sent = meta.story({
  play: async ({ canvas, args, step }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button'));
    await step('a green banner takes the place of the form [A-060, A-062]', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('Registration successful!');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('the keyboard goes on from the banner', async () => {
      await expect(canvas.getByText('Registration successful!')).toHaveFocus();
    });
    await step('both names and the address were sent [A-057]', async () => {
      await expect(args.onSend).toHaveBeenCalledWith({ firstName: 'Mere', lastName: 'Kahu', email: 'mere@example.org' });
    });
  },
});

export const Failed = meta.story({
  args: { onSend: fn(answerLater({ ok: false as const, common: 'The game is busy right now. Please try again in a moment.' })) },
  play: async ({ canvas, step }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button'));
    await step('a red banner takes the place of the form, and leads back to the answers [A-062]', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The game is busy right now.');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
});

/** The focus would be lost with the button that leads back. */
export const TriedAgain = Failed.extend({
  parameters: noPicture,
  play: async ({ canvas }) => {
    await fill();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByLabelText('First name')).toHaveValue('Mere');
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  args: { onSend: fn(answerLater({ ok: false as const, fields: { email: 'Please provide a valid email address' } })) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mere{Tab}Kahu{Tab}mere@example.org{Enter}');
    await expect(await canvas.findByText('Please provide a valid email address')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);
