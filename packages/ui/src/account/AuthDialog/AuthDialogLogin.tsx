import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogEmail } from './AuthDialogEmail.tsx';
import { AuthDialogForm } from './AuthDialogForm.tsx';
import { FormFooter } from './authDialogLook.ts';
import { AuthDialogNotice } from './AuthDialogNotice.tsx';
import { AuthDialogSwitch } from './AuthDialogSwitch.tsx';
import type { LoginValues } from './authForm.ts';
import type { AuthForm } from './useAuthForm.ts';

export interface AuthDialogLoginProps {
  readonly login: AuthForm<LoginValues>;
  readonly reason: string | undefined;
  /** What was done before, such as setting a new password. */
  readonly notice: string | undefined;
  /** Undefined while registration is closed. */
  readonly onRegistration: (() => void) | undefined;
  readonly onForgotPassword: () => void;
}

/** Email and password. */
export function AuthDialogLogin({ login, reason, notice, onRegistration, onForgotPassword }: AuthDialogLoginProps) {
  const words = useWords();
  const { values, errors, common, isPending, failures, change, submit } = login;
  return (
    <AuthDialogForm onSubmit={submit} failures={failures}>
      {notice !== undefined && <AuthDialogNotice message={notice} />}
      {reason !== undefined && <p>{reason}</p>}
      {common !== undefined && <FormError title={common} />}
      <AuthDialogEmail value={values.email} error={errors['email']} onChange={(email) => change({ email })} />
      <PasswordField
        label={words('auth.fields.password')}
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => change({ password })}
        error={errors['password']}
        isRequired
      />
      <FormFooter>
        <Button type="submit" size="form" isPending={isPending} pendingLabel={words('auth.dialog.loggingIn')}>
          {words('auth.dialog.login')}
        </Button>
        <Button variant="quiet" onPress={onForgotPassword}>
          {words('auth.password.forgotten')}
        </Button>
        {onRegistration !== undefined && (
          <AuthDialogSwitch
            question={words('auth.dialog.noAccount')}
            label={words('auth.dialog.toRegistration')}
            onPress={onRegistration}
          />
        )}
      </FormFooter>
    </AuthDialogForm>
  );
}
