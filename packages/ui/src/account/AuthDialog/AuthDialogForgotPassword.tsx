import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogEmail } from './AuthDialogEmail.tsx';
import { AuthDialogForm } from './AuthDialogForm.tsx';
import { FormFooter } from './authDialogLook.ts';
import type { PasswordForms } from './usePasswordForms.ts';

export interface AuthDialogForgotPasswordProps {
  readonly form: PasswordForms['forgot'];
  readonly onLogin: () => void;
}

/** The address to which a link is sent. */
export function AuthDialogForgotPassword({ form, onLogin }: AuthDialogForgotPasswordProps) {
  const words = useWords();
  const { values, errors, common, isPending, failures, change, submit } = form;
  return (
    <AuthDialogForm onSubmit={submit} failures={failures}>
      <p>{words('auth.password.forgotText')}</p>
      {common !== undefined && <FormError title={common} />}
      <AuthDialogEmail value={values.email} error={errors['email']} onChange={(email) => change({ email })} />
      <FormFooter>
        <Button type="submit" size="form" isPending={isPending} pendingLabel={words('auth.password.sending')}>
          {words('auth.password.send')}
        </Button>
        <Button variant="quiet" onPress={onLogin}>
          {words('auth.password.toLogin')}
        </Button>
      </FormFooter>
    </AuthDialogForm>
  );
}
