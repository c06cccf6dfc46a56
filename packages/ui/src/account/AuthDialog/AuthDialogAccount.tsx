import { passwordRules } from '@rugby/domain/game/session/password';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import type { RegistrationControls } from './useRegistration.ts';

/** A field of the registration that is typed and is a text. */
export type AccountFieldName = (typeof accountFields)[number];

export interface AuthDialogAccountProps {
  readonly name: AccountFieldName;
  readonly registration: RegistrationControls;
}

/** One of the fields for email, password and names. */
export function AuthDialogAccount({ name, registration }: AuthDialogAccountProps) {
  const words = useWords();
  const { values, errors, free, change, leave } = registration;
  const field = {
    ...looks[name],
    label: words(`auth.fields.${name}`),
    value: values[name],
    onBlur: () => leave(name),
    error: errors[name],
    isRequired: true,
  };
  switch (name) {
    case 'password': {
      const rules = passwordRules(values.password).map(({ rule, isMet }) => {
        return { id: rule, label: words(`auth.passwordRules.${rule}`), isMet };
      });
      return <PasswordField {...field} rules={rules} onChange={(typed) => change({ password: typed })} />;
    }
    case 'confirmPassword':
      return <PasswordField {...field} onChange={(typed) => change({ confirmPassword: typed })} />;
    case 'displayName': {
      const confirmation = free.has(name) ? words('auth.fields.free') : undefined;
      const setName = (typed: string) => change({ displayName: typed.replaceAll('@', '') });
      return <TextField {...field} confirmation={confirmation} hint={words('auth.fields.displayNameHint')} onChange={setName} />;
    }
    default:
      return <TextField {...field} onChange={(typed) => change({ [name]: typed })} />;
  }
}

export function isAccountField(name: string): name is AccountFieldName {
  return accountFields.some((known) => known === name);
}

const accountFields = ['email', 'confirmEmail', 'password', 'confirmPassword', 'firstName', 'lastName', 'displayName'] as const;

const email = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
const newPassword = { autoComplete: 'new-password' } as const;

const looks: Readonly<Record<AccountFieldName, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>>> = {
  email,
  confirmEmail: email,
  password: newPassword,
  confirmPassword: newPassword,
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  displayName: { autoComplete: 'nickname' },
};
