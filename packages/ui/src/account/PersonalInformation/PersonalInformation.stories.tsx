import { updateUser } from '@rugby/domain/contract/account/account';
import { failed, refusedField } from '@rugby/mocks/handlers/states';
import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { squadsFile } from '@rugby/domain/contract/squads';
import { getUser } from '@rugby/domain/contract/account/user';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { sampleWords } from '../../words/sampleWords.ts';
import { answerOf, nothingOf, whileMissing } from '../../../../../.storybook/network/callState.ts';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { choose, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { optionsOf } from '../AuthDialog/sampleAnswers.ts';
import type { CheckedAnswer } from '../AuthDialog/authForm.ts';
import { formOutcome, type FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { PersonalInformation } from './PersonalInformation.tsx';

const onRetry = fn();
const done: FormOutcome = { ok: true };
const nameTaken: CheckedAnswer = { isFree: false, problem: 'This display name is already taken' };

const meta = preview.meta({
  component: PersonalInformation,
  args: {
    stored: fromNetwork(historicRound, async (network) => ({
      ...valueOrThrow(await network.send(getUser, {})).user,
      squadId: 0,
    })),
    now: '2026-03-25T04:47:28Z',
    countries: fromNetwork(historicRound, async (network) => optionsOf(valueOrThrow(await network.fetch(countriesFile)))),
    squads: fromNetwork(historicRound, async (network) => optionsOf(valueOrThrow(await network.fetch(squadsFile)))),
    onCheckDisplayName: fn((name: string): Promise<CheckedAnswer> =>
      Promise.resolve(name === 'Mere Kahu' ? nameTaken : { isFree: true }),
    ),
    onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({});

export const NewEmail = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '.nz');
    await step('a new email address asks for the current password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Please provide your current password')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Current password'), 'Kererū-1990');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ email: 'mere@example.org.nz', currentPassword: 'Kererū-1990' });
    });
  },
});

export const EmailTakenBack = meta.story({
  name: 'A new email address that is taken back leaves nothing to save [A-092]',
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '.nz');
    await userEvent.type(canvas.getByLabelText('Current password'), 'Kererū-1990');
    await userEvent.type(canvas.getByLabelText('Email'), '{Backspace}{Backspace}{Backspace}');
    await expect(canvas.getByText('Nothing changed.')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** The countries can be loaded again; everything else can be changed meanwhile. */
export const CountriesFailed = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    countries: fromNetwork(
      historicRound,
      async (network) => optionsOf((await answerOf((one) => one.fetch(countriesFile))(network)) ?? []),
      ...failed(countriesFile, 503),
    ),
    countriesFailure: fromNetwork(
      historicRound,
      whileMissing((network) => network.fetch(countriesFile), { pending: undefined, error: { isRetrying: false, onRetry } }),
      ...failed(countriesFile, 503),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The countries could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** The squads can be loaded again; everything else can be changed meanwhile. */
export const WithoutSquads = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    squads: fromNetwork(
      historicRound,
      nothingOf(async (network) => optionsOf((await answerOf((one) => one.fetch(squadsFile))(network)) ?? [])),
      ...failed(squadsFile, 503),
    ),
    squadsFailure: fromNetwork(
      historicRound,
      whileMissing((network) => network.fetch(squadsFile), { pending: undefined, error: { isRetrying: false, onRetry } }),
      ...failed(squadsFile, 503),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The squads could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('First name'), 'ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ firstName: 'Mereana' });
  },
});

export const Refused = meta.story({
  args: {
    onSave: fromNetwork(
      historicRound,
      async (network) =>
        fn(answerLater(formOutcome(await network.send(updateUser, { body: { displayName: 'Mere Kahu' } }), sampleWords))),
      ...refusedField(updateUser, 'displayName', 'This display name is already taken'),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('Display name'), '@ahu');
    await step('the @ of a display name is left out [A-262]', async () => {
      await expect(canvas.getByLabelText('Display name')).toHaveValue('Mere Kahu');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await step('the sentence of the server stands at its field, and nothing typed is lost [A-350]', async () => {
      await expect(await canvas.findByText('This display name is already taken')).toBeVisible();
      await expect(canvas.getByLabelText('Display name')).toHaveValue('Mere Kahu');
    });
  },
});

export const DisplayNameChecked = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    const name = canvas.getByLabelText('Display name');
    const rename = async (displayName: string) => {
      await userEvent.clear(name);
      await userEvent.type(name, displayName);
      await userEvent.tab();
    };
    await step('a name that nobody has is free', async () => {
      await rename('Mere Waka');
      await expect(await canvas.findByText('Free')).toBeVisible();
    });
    await step('a name that somebody has cannot be saved', async () => {
      await rename('Mere Kahu');
      await expect(await canvas.findByText('This display name is already taken')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
    await step('the own name in other letters is not asked for', async () => {
      await rename(args.stored.displayName.toUpperCase());
      await expect(args.onCheckDisplayName).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    });
  },
});

export const EveryField = meta.story({
  name: 'Every field of the personal information can be changed [A-086]',
  args: { squads: [{ id: 7, label: 'Blues' }] },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    const texts = { 'First name': 'Ana', 'Last name': 'Waka', 'Display name': 'Ana W', 'Date of birth': '14021994' };
    for (const [label, text] of Object.entries({ ...texts, 'Country of residence': 'Austral' })) {
      const field = canvas.getByLabelText(label, { selector: 'input' });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await choose('Australia');
    await press(/Gender/);
    await choose('Another gender');
    await press(/Supported squad/);
    await choose('Blues');
    await press('Save');
    const chosen = { gender: 'another', countryOfResidenceId: 36, squadId: 7 };
    const typed = { firstName: 'Ana', lastName: 'Waka', displayName: 'Ana W', dob: '14/02/1994' };
    await expect(args.onSave).toHaveBeenCalledWith({ ...typed, ...chosen });
  },
});

export const Mistakes = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    const fieldOf = (label: string) => canvas.getByLabelText(label, { selector: 'input' });
    for (const label of ['First name', 'Country of residence']) {
      await userEvent.clear(fieldOf(label));
      await userEvent.tab();
    }
    await step('a missing name and a missing country have their sentences [A-257, A-276]', async () => {
      await expect(fieldOf('First name')).toHaveAccessibleDescription('Please provide your first name');
      await expect(fieldOf('Country of residence')).toHaveAccessibleDescription('Please select a country');
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
  },
});

export const LongNames = meta.story({
  args: {
    stored: fromNetwork(historicRound, async (network) => ({
      ...valueOrThrow(await network.send(getUser, {})).user,
      firstName: 'Ana-Lucía Fernández de la Tuipulotu',
      lastName: 'Tuipulotu-Fainga’anuku',
      squadId: 0,
    })),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('only the changed field is sent [A-086, A-092]', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('First name')).toHaveFocus();
      await userEvent.keyboard('{End}-Ana{Enter}');
      await expect(args.onSave).toHaveBeenCalledWith({ firstName: 'Mere-Ana' });
    });
  },
});
