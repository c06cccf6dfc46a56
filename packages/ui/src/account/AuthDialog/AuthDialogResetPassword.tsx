import { passwordRules } from '@rugby/domain/game/session/password';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogForm } from './AuthDialogForm.tsx';
import { FormFooter } from './authDialogLook.ts';
import type { PasswordForms } from './usePasswordForms.ts';

export interface AuthDialogResetPasswordProps {
  readonly form: PasswordForms['reset'];
  readonly onForgotPassword: () => void;
}

/** A new password, entered twice. A link that works no more leads to the request for a new one. */
export function AuthDialogResetPassword({ form, onForgotPassword }: AuthDialogResetPasswordProps) {
  const words = useWords();
  const { values, errors, isPending, failures, change, submit } = form;
  const deadLink = errors['token'];
  const common = deadLink ?? form.common;
  return (
    <AuthDialogForm onSubmit={submit} failures={failures}>
      {common !== undefined && <FormError title={common} />}
      <PasswordField
        label={words('auth.password.new')}
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => change({ password })}
        error={errors['password']}
        rules={passwordRules(values.password).map(({ rule, isMet }) => ({
          id: rule,
          label: words(`auth.passwordRules.${rule}`),
          isMet,
        }))}
        isRequired
      />
      <PasswordField
        label={words('auth.fields.confirmPassword')}
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        error={errors['confirmPassword']}
        isRequired
      />
      <FormFooter>
        <Button type="submit" size="form" isPending={isPending} pendingLabel={words('auth.password.setting')}>
          {words('auth.password.set')}
        </Button>
        {deadLink !== undefined && (
          <Button variant="quiet" onPress={onForgotPassword}>
            {words('auth.password.newLink')}
          </Button>
        )}
      </FormFooter>
    </AuthDialogForm>
  );
}
