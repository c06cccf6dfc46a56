import { type AccountAnswers, accountProblems } from '@rugby/domain/game/account/accountProblems';
import { genders } from '@rugby/domain/game/session/genders';
import { displayNameKey } from '@rugby/domain/game/session/keys';
import { useState } from 'react';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Select, type Option } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AccountFields, AccountForm } from '../AccountForm/AccountForm.tsx';
import { useAccountForm } from '../AccountForm/useAccountForm.ts';
import type { AnswerCheck, CheckedAnswer } from '../AuthDialog/authForm.ts';
import { type CountryChoices, CountryField } from '../CountryField/CountryField.tsx';
import { type ChoicesFailure, LoadedChoices } from '../LoadedChoices/LoadedChoices.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';

/** The personal information as the form shows it. */
export interface PersonalValues extends AccountAnswers {
  /** The supported squad of the edition; 0 for none. */
  readonly squadId: number;
}

/** What is saved: the changed fields, and the current password when the email address is one of them. */
export type PersonalChange = Partial<PersonalValues> & { readonly currentPassword?: string };

export interface PersonalInformationProps extends CountryChoices {
  readonly stored: PersonalValues;
  /** ISO, to compute the age. */
  readonly now: string;
  readonly squads: readonly Option<number>[];
  /** Present while the squads could not be loaded. */
  readonly squadsFailure?: ChoicesFailure | undefined;
  /** Asks whether another display name is free. */
  readonly onCheckDisplayName: AnswerCheck;
  readonly onSave: (changed: PersonalChange) => Promise<FormOutcome>;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/**
 * The form of the personal information. A new email address asks for the current password; whether a new display name is free is said when it
 * is left.
 */
export function PersonalInformation(props: PersonalInformationProps) {
  const { stored, now, squads, squadsFailure, onCheckDisplayName, onSave, onDirtyChange, ...countries } = props;
  const words = useWords();
  const [check, setCheck] = useState<{ readonly displayName: string; readonly answer: CheckedAnswer }>();
  const form = useAccountForm({ stored: { ...stored, currentPassword: '' }, fields, problemsOf, onSave, onDirtyChange });
  const { values, errors, changed, change, leave } = form;
  const isFree = check?.displayName === values.displayName && check.answer?.isFree === true && changed.includes('displayName');
  const isNewEmail = values.email !== stored.email;

  function problemsOf({ currentPassword, ...answers }: Values): Readonly<Record<string, string>> {
    const problems = accountProblems(stored, changedAnswers(answers, stored), now);
    return {
      ...Object.fromEntries(problems.map(({ field, problem }) => [field, words(problem)])),
      ...(check?.displayName === answers.displayName && check.answer?.isFree === false && { displayName: check.answer.problem }),
      ...(answers.email !== stored.email &&
        currentPassword === '' && { currentPassword: words('account.problems.currentPassword') }),
    };
  }

  /** The own name in other letters is not asked for: it is taken, by this user. */
  function leaveDisplayName(): void {
    leave('displayName');
    const { displayName } = values;
    if (displayNameKey(displayName) === displayNameKey(stored.displayName) || 'displayName' in problemsOf(values)) return;
    void onCheckDisplayName(displayName).then((answer) => setCheck({ displayName, answer }));
  }

  const field = (name: keyof Values) => ({
    label: words(labels[name]),
    onBlur: () => leave(name),
    error: errors[name],
  });
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    ...field(name),
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  return (
    <AccountForm
      {...form}
      changed={changed.filter((name) => name !== 'currentPassword').map((name) => words(labels[name]))}
      errors={Object.keys(errors).length}
      onSubmit={form.submit}
    >
      <AccountFields>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
        <TextField
          {...field('displayName')}
          onBlur={leaveDisplayName}
          confirmation={isFree ? words('auth.fields.free') : undefined}
          hint={words('auth.fields.displayNameHint')}
          autoComplete="nickname"
          value={values.displayName}
          onChange={(typed) => change({ displayName: typed.replaceAll('@', '') })}
        />
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          // The stored address again asks for no password: one that stayed would be a change that is not shown.
          onChange={(email) => change({ email, ...(email === stored.email && { currentPassword: '' }) })}
        />
        {isNewEmail && (
          <PasswordField
            {...field('currentPassword')}
            hint={words('account.personal.emailPasswordHint')}
            autoComplete="current-password"
            value={values.currentPassword}
            onChange={(currentPassword) => change({ currentPassword })}
          />
        )}
        <DateField
          {...field('dob')}
          placeholder={words('auth.fields.dobForm')}
          autoComplete="bday"
          value={values.dob}
          onChange={(dob) => change({ dob })}
        />
        <Select
          {...field('gender')}
          options={genders.map((id) => ({ id, label: words(`auth.genders.${id}`) }))}
          value={genders.find((id) => id === values.gender) ?? null}
          onChange={(gender) => change({ gender })}
        />
        <CountryField
          {...field('countryOfResidenceId')}
          {...countries}
          value={values.countryOfResidenceId}
          onChange={(countryOfResidenceId) => change({ countryOfResidenceId })}
        />
        <LoadedChoices failedTitle={words('auth.fields.squadsFailed')} failure={squadsFailure}>
          <Select
            {...field('squadId')}
            options={[...squads, { id: 0, label: words('auth.fields.noSquad') }]}
            value={values.squadId}
            onChange={(squadId) => change({ squadId })}
          />
        </LoadedChoices>
      </AccountFields>
    </AccountForm>
  );
}

interface Values extends PersonalValues {
  readonly currentPassword: string;
}

const labels = {
  firstName: 'auth.fields.firstName',
  lastName: 'auth.fields.lastName',
  displayName: 'auth.fields.displayName',
  email: 'auth.fields.email',
  currentPassword: 'account.personal.emailPassword',
  dob: 'auth.fields.dob',
  gender: 'auth.fields.gender',
  countryOfResidenceId: 'auth.fields.countryOfResidenceId',
  squadId: 'auth.fields.supportedSquadId',
} as const satisfies Record<keyof Values, string>;

const fields = [
  ...(['firstName', 'lastName', 'displayName', 'email', 'currentPassword'] as const),
  ...(['dob', 'gender', 'countryOfResidenceId', 'squadId'] as const),
];

function changedAnswers(answers: AccountAnswers, stored: AccountAnswers): Partial<AccountAnswers> {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) =>
      Object.entries(stored).some(([known, was]) => known === name && was !== value),
    ),
  );
}
