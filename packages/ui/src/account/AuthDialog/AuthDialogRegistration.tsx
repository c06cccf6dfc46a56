import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import type { Option } from '../../primitives/Select/Select.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogForm } from './AuthDialogForm.tsx';
import { AuthDialogSwitch } from './AuthDialogSwitch.tsx';
import { AuthDialogProfile } from './AuthDialogProfile.tsx';
import { AuthDialogAccount } from './AuthDialogAccount.tsx';
import { registrationFields } from './registrationState.ts';
import type { RegistrationForm } from './useRegistration.ts';

export interface AuthDialogRegistrationProps {
  readonly registration: RegistrationForm;
  readonly countries: readonly Option<number>[];
  readonly squads: readonly Option<number>[];
  readonly termsHref: string | undefined;
  readonly onLogin: () => void;
}

/** The whole registration in one step. The button is disabled while fields are missing, and their number stands beside it. */
export function AuthDialogRegistration({ registration, countries, squads, termsHref, onLogin }: AuthDialogRegistrationProps) {
  const words = useWords();
  const { errors, common, open, failures, isPending, submit } = registration;
  const wrong = registrationFields.filter((field) => errors[field] !== undefined);
  const names = wrong.map((field) => words(`auth.fields.${field}`)).join(', ');
  return (
    <AuthDialogForm onSubmit={submit} failures={failures}>
      {common !== undefined && <FormError title={common} />}
      {failures > 0 && wrong.length > 0 && (
        <FormError title={words('auth.dialog.summary', { count: wrong.length })}>
          {names.charAt(0)}
          {names.slice(1).toLowerCase()}.
        </FormError>
      )}
      <AuthDialogAccount registration={registration} />
      <AuthDialogProfile registration={registration} countries={countries} squads={squads} termsHref={termsHref} />
      <Footer>
        <Button type="submit" isDisabled={open > 0} isPending={isPending} pendingLabel={words('auth.dialog.registering')}>
          {words('auth.dialog.register')}
        </Button>
        {open > 0 && (
          <Note>{words(wrong.length > 0 ? 'auth.dialog.fix' : 'auth.dialog.open', { count: wrong.length || open })}</Note>
        )}
        <SwitchRow>
          <AuthDialogSwitch question={words('auth.dialog.haveAccount')} label={words('auth.dialog.toLogin')} onPress={onLogin} />
        </SwitchRow>
      </Footer>
    </AuthDialogForm>
  );
}

const Footer = styled.div`
  display: grid;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.sm} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    margin-inline: calc(-1 * var(--dialog-inset));
    padding-block: ${({ theme }) => theme.space[4]};
    padding-inline: var(--dialog-inset);
    border-block-start: 1px solid ${({ theme }) => theme.color.hairline};
    background-color: ${({ theme }) => theme.color.overlay};
  }
`;

const Note = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const SwitchRow = styled.div`
  ${({ theme }) => theme.media.sm} {
    margin-inline-start: auto;
  }
`;
