import { checkDisplayName } from '@rugby/domain/contract/account/availability';
import { register } from '@rugby/domain/contract/account/user';
import { editions, type Edition } from '@rugby/domain/editions';
import { failed } from '@rugby/mocks/handlers/states';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectBelowHeading, expectShown, fillIn, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { free, registrationArgs, squadsIn } from '../../../../../.storybook/plays/registrationArgs.ts';
import {
  accept,
  account,
  clearAnnouncements,
  fillInProfile,
  goToStep2,
} from '../../../../../.storybook/plays/registrationOnScreen.ts';
import { at200Percent, at320 } from '../../../../../.storybook/plays/resilience.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { formOutcome, type FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AuthDialog, type CheckedAnswer } from './AuthDialog.tsx';
import { filledIn } from './sampleAnswers.ts';

const { srp, trc } = editions;

const meta = preview.meta({
  component: AuthDialog,
  args: registrationArgs,
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

/** Next cannot be pressed while a field is missing. */
export const Step1 = meta.story({
  play: async ({ step }) => {
    await step('before anything is typed the step cannot be sent [A-273, A-274]', async () => {
      await expect(await screen.findByRole('button', { name: 'Next' })).toBeDisabled();
      await expectShown('Step 1 of 2', '6 fields to go.');
    });
  },
});

export const Step1Errors = meta.story({
  play: async ({ args, step }) => {
    await fillIn({
      ...account,
      'Confirm email': 'mereana.k@example.com',
      Password: 'scrumhalf9',
      'Confirm password': 'scrumhalf9',
    });
    await user.clear(screen.getByLabelText(/^First name/));
    await user.keyboard('{Enter}');
    await step('each field has its sentence, and the form its summary [A-253, A-254, A-257]', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('3 things to fix. Confirm email, password, first name.');
      await expect(screen.getByLabelText(/^Confirm email/)).toHaveAccessibleDescription('Emails do not match');
      await expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription('Please provide your first name');
      await expectShown('Fix the 3 fields to go on.');
    });
    await step('the step cannot be sent while it has errors [A-273]', async () => {
      await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    });
    await step('the five rules of the password stand beside it, met or missing [A-252]', async () => {
      const rules = await within(await findDialog('Create your account')).findByRole('list');
      await expect(
        within(rules)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        '8 to 128 charactersmet',
        'A lower case lettermet',
        'An upper case lettermissing',
        'A numbermet',
        'A special charactermissing',
      ]);
    });
    await step('the first of them has the focus', async () => {
      await waitFor(() => expect(screen.getByLabelText(/^Confirm email/)).toHaveFocus());
    });
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

/** Without the terms, and with a display name that is free. */
export const Step2 = meta.story({
  play: async ({ step }) => {
    await goToStep2();
    await step('its first label stands below its title', () => expectBelowHeading(() => screen.getByText('Display name')));
    await fillInProfile({ squad: 'Hurricanes' });
    await user.click(screen.getByRole('checkbox', { name: 'Rugby Australia' }));
    await step('the name is free [A-076]', () => expectShown('Free'));
    await step('the terms are the last thing to do [A-069, A-264, A-273]', async () => {
      await expectShown('Accept the terms to go on.');
      await expect(screen.getByRole('button', { name: 'Create account' })).toBeDisabled();
    });
    clearAnnouncements();
  },
});

/** Everything is filled in: a card for each country. */
export const Step2OfTheChampionship = meta.story({
  args: { edition: trc, squads: squadsIn(trc) },
  play: async ({ args, step }) => {
    await goToStep2();
    await fillInProfile({ squad: 'New Zealand' });
    await accept();
    await expectShown('What you typed before stays.');
    await step('the account is sent once, with what both steps asked for [A-070, A-072, A-308]', async () => {
      await press('Create account');
      await expect(args.onRegister).toHaveBeenCalledOnce();
      await expect(args.onRegister).toHaveBeenCalledWith(
        expect.objectContaining({
          ...filledIn,
          gender: 'prefer_not_to_say',
          dob: '14/02/1994',
          countryOfResidenceId: 554,
          supportedSquadId: 3,
          terms: true,
          optInNzr: false,
        }),
      );
    });
  },
});

/** The other order of the fields, by configuration. */
export const ProfileFirst = meta.story({
  args: { edition: profileFirst(srp) },
  parameters: { picture: { disable: true } },
  play: async ({ args, step }) => {
    await step('the first step asks for the profile [A-068, A-073, A-077]', async () => {
      await expect(await screen.findByLabelText(/^Display name/)).toBeVisible();
      await expect(screen.queryByLabelText(/^Email/)).toBeNull();
      await fillInProfile({ squad: 'Hurricanes' });
    });
    await step('a consent is given on its own, and sent with the rest [A-074, A-272]', async () => {
      await user.click(screen.getByRole('checkbox', { name: 'Rugby Australia' }));
    });
    await accept();
    await press('Next');
    await step('the second for the account [A-065, A-066, A-067]', async () => {
      await findDialog('You');
      await fillIn(account);
      await press('Create account');
      const { email, password, firstName, lastName } = filledIn;
      const optIns = { optInNzr: false, optInRugbyAu: true, optInSA: false };
      const sent = { email, password, firstName, lastName, supportedSquadId: 11, ...optIns };
      await expect(args.onRegister).toHaveBeenCalledOnce();
      await expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining(sent));
    });
  },
});

/** The server says while the form is filled in that the name is taken. */
export const NameTaken = meta.story({
  args: {
    onCheckDisplayName: fromNetwork(betweenRounds, async (network) => {
      const { isAvailable } = valueOrThrow(await network.send(checkDisplayName, { body: { displayName: 'Mere K' } }));
      const problem = sampleWords('auth.refusals.displayNameTaken');
      return fn((): Promise<CheckedAnswer> => Promise.resolve(isAvailable ? free : { isFree: false, problem }));
    }),
  },
  play: async ({ args, step }) => {
    await goToStep2();
    await fillIn({ 'Display name': '@Mereana' });
    await user.tab();
    await step('its @ is left out, and the server is asked for the name [A-262, A-263]', async () => {
      await expect(screen.getByLabelText(/^Display name/)).toHaveValue('Mereana');
      await expect(args.onCheckDisplayName).toHaveBeenCalledWith('Mereana');
      await waitFor(() =>
        expect(screen.getByLabelText(/^Display name/)).toHaveAccessibleDescription('This display name is already taken'),
      );
    });
  },
});

export const RefusedByTheServer = meta.story({
  args: {
    onRegister: fromNetwork(betweenRounds, async (network) =>
      fn(
        answerLater(formOutcome(await network.send(register, { body: { ...filledIn, email: 'mere@example.org' } }), sampleWords)),
      ),
    ),
  },
  play: async ({ args, step }) => {
    await goToStep2();
    await fillInProfile();
    await accept();
    await press('Create account');
    await step('the step of the refused field opens, with the focus in it [A-350]', async () => {
      await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
      await expectShown('There is already an account with this email address');
    });
    await step('no value is lost', async () => expect(screen.getByLabelText(/^Last name/)).toHaveValue('Kereopa'));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});

export const Unavailable = meta.story({
  args: {
    onRegister: fromNetwork(
      betweenRounds,
      async (network) => fn(answerLater(formOutcome(await network.send(register, { body: filledIn }), sampleWords))),
      ...failed(register, 503),
    ),
  },
  play: async () => {
    await goToStep2();
    await fillInProfile();
    await accept();
    screen.getByRole('button', { name: 'Create account' }).scrollIntoView();
    await press('Create account');
    await expect(await screen.findByRole('alert')).toHaveTextContent(sampleWords('common.errors.unavailable'));
    // On a phone it is far from the button.
    await expectBelowHeading(() => screen.getByRole('alert'));
    await expect(screen.getByLabelText(/^Display name/)).toHaveValue('Mereana');
  },
});

export const Pending = meta.story({
  args: { onRegister: fn(() => new Promise<FormOutcome>(() => {})) },
  play: async () => {
    await goToStep2();
    await fillInProfile();
    await accept();
    await press('Create account');
    await waitFor(() => expect(screen.getByRole('button', { name: /Creating/ })).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  args: { edition: trc, squads: squadsIn(trc) },
  parameters: { picture: { disable: true } },
  play: async ({ args, step }) => {
    await fillIn(account);
    await step('Enter in a field goes on', async () => {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByLabelText(/^Display name/)).toHaveFocus());
    });
    await step('arrows choose a card, None among them [A-210, A-211]', async () => {
      screen.getByRole('radio', { name: 'Argentina' }).focus();
      await user.keyboard('{ArrowLeft}');
      await expect(screen.getByRole('radio', { name: 'None', checked: true })).toHaveAttribute('value', '0');
    });
    await step('Escape closes', async () => {
      await user.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const At320 = Step2OfTheChampionship.extend(at320);

export const At200Percent = Step1Errors.extend(at200Percent);

/** The edition with its two steps in the other order. */
function profileFirst(edition: Edition): Edition {
  return { ...edition, registrationSteps: edition.registrationSteps.toReversed() };
}
