import { AuthDialogForgotPassword } from './AuthDialogForgotPassword.tsx';
import { AuthDialogResetPassword } from './AuthDialogResetPassword.tsx';
import { AuthDialogSent } from './AuthDialogSent.tsx';
import type { AuthSection, PasswordSection } from './authForm.ts';
import type { PasswordForms } from './usePasswordForms.ts';

/** What the section about the sent link shows. */
export interface SentLink {
  /** Time of day until which the link works: `20:14`. */
  readonly worksUntil: string;
  readonly contactHref: string;
}

export interface AuthDialogPasswordProps extends SentLink {
  readonly section: PasswordSection;
  readonly onSectionChange: (section: AuthSection) => void;
  readonly forms: PasswordForms;
}

/** The section for a forgotten password. */
export function AuthDialogPassword({ section, onSectionChange, forms, worksUntil, contactHref }: AuthDialogPasswordProps) {
  const onLogin = () => onSectionChange('login');
  const onForgotPassword = () => onSectionChange('forgot-password');
  switch (section) {
    case 'forgot-password':
      return <AuthDialogForgotPassword form={forms.forgot} onLogin={onLogin} />;
    case 'forgot-password-sent':
      return (
        <AuthDialogSent
          email={forms.forgot.values.email}
          worksUntil={worksUntil}
          contactHref={contactHref}
          onLogin={onLogin}
          onDifferentAddress={onForgotPassword}
        />
      );
    case 'reset-password':
      return <AuthDialogResetPassword form={forms.reset} onForgotPassword={onForgotPassword} />;
  }
}
