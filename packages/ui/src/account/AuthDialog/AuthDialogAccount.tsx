import { passwordRules } from '@rugby/domain/game/session/password';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Grid, PartTitle } from './authDialogLook.ts';
import type { RegistrationForm } from './useRegistration.ts';

/** Fields for email, password and name. */
export function AuthDialogAccount({ registration }: { readonly registration: RegistrationForm }) {
  const words = useWords();
  const { values, errors, change, leave } = registration;
  const field = (name: TextName) => ({
    label: words(`auth.fields.${name}`),
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
    onBlur: () => leave(name),
    error: errors[name],
    isRequired: true,
  });
  const rules = passwordRules(values.password).map(({ rule, isMet }) => ({
    id: rule,
    label: words(`auth.passwordRules.${rule}`),
    isMet,
  }));
  return (
    <section>
      <PartTitle>{words('auth.dialog.you')}</PartTitle>
      <Grid>
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...field('confirmEmail')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...field('password')} rules={rules} autoComplete="new-password" />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </Grid>
    </section>
  );
}

type TextName = 'email' | 'confirmEmail' | 'password' | 'confirmPassword' | 'firstName' | 'lastName';
