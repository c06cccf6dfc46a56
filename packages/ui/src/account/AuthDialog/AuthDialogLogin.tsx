import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogForm } from './AuthDialogForm.tsx';
import { AuthDialogSwitch } from './AuthDialogSwitch.tsx';
import type { LoginForm } from './useLogin.ts';

export interface AuthDialogLoginProps {
  readonly login: LoginForm;
  readonly reason: string | undefined;
  readonly onRegistration: () => void;
}

/** Email and password. */
export function AuthDialogLogin({ login, reason, onRegistration }: AuthDialogLoginProps) {
  const words = useWords();
  const { values, errors, common, isPending, failures, change, submit } = login;
  return (
    <AuthDialogForm onSubmit={submit} failures={failures}>
      {reason !== undefined && <p>{reason}</p>}
      {common !== undefined && <FormError title={common} />}
      <TextField
        label={words('auth.fields.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={values.email}
        onChange={(email) => change({ email })}
        error={errors['email']}
        isRequired
      />
      <PasswordField
        label={words('auth.fields.password')}
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => change({ password })}
        error={errors['password']}
        isRequired
      />
      <Footer>
        <Button type="submit" size="form" isPending={isPending} pendingLabel={words('auth.dialog.loggingIn')}>
          {words('auth.dialog.login')}
        </Button>
        <AuthDialogSwitch
          question={words('auth.dialog.noAccount')}
          label={words('auth.dialog.toRegistration')}
          onPress={onRegistration}
        />
      </Footer>
    </AuthDialogForm>
  );
}

const Footer = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-start: ${({ theme }) => theme.space[2]};
`;
