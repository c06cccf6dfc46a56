import { type PasswordChange, passwordChangeProblems } from '@rugby/domain/game/account/accountProblems';
import { type PasswordOwner, passwordRules } from '@rugby/domain/game/session/password';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AccountFields, AccountForm } from '../AccountForm/AccountForm.tsx';
import { useAccountForm } from '../AccountForm/useAccountForm.ts';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';

export interface ChangePasswordProps {
  /** Whose names and email address the new password must not contain. */
  readonly owner: PasswordOwner;
  readonly onSave: (change: PasswordChange) => Promise<FormOutcome>;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The form that changes the password. It is emptied when the password was changed. */
export function ChangePassword({ owner, onSave, onDirtyChange }: ChangePasswordProps) {
  const words = useWords();
  const form = useAccountForm<PasswordChange>({
    stored: empty,
    fields,
    proofs: ['currentPassword'],
    problemsOf: (values) =>
      Object.fromEntries(passwordChangeProblems(values, owner).map(({ field, problem }) => [field, words(problem)])),
    onSave: (changed) => onSave({ ...empty, ...changed }),
    onDirtyChange,
  });
  const field = (name: keyof PasswordChange) => ({
    label: words(`account.password.${labels[name]}`),
    value: form.values[name],
    onChange: (typed: string) => form.change({ [name]: typed }),
    onBlur: () => form.values[name] !== '' && form.leave(name),
    error: form.errors[name],
  });
  const rules = passwordRules(form.values.password).map(({ rule, isMet }) => ({
    id: rule,
    label: words(`auth.passwordRules.${rule}`),
    isMet,
  }));
  return (
    <AccountForm
      {...form}
      changed={form.changed.map((name) => words(`account.password.${labels[name]}`))}
      errors={Object.keys(form.errors).length}
      onSubmit={form.submit}
      label={words('account.password.save')}
      pendingLabel={words('account.password.saving')}
    >
      {/* Password managers read whose password it is. */}
      <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
      <AccountFields>
        <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        <PasswordField {...field('password')} rules={rules} autoComplete="new-password" />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      </AccountFields>
    </AccountForm>
  );
}

const fields = ['currentPassword', 'password', 'confirmPassword'] as const;
const labels = { currentPassword: 'current', password: 'new', confirmPassword: 'confirm' } as const;
const empty: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' };
