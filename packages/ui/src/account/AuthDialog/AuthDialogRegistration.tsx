import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogAccount, isAccountField } from './AuthDialogAccount.tsx';
import { AuthDialogForm } from './AuthDialogForm.tsx';
import { Footer, Grid, Note, SwitchRow } from './authDialogLook.ts';
import { AuthDialogProfile, type ProfileChoices } from './AuthDialogProfile.tsx';
import { AuthDialogSwitch } from './AuthDialogSwitch.tsx';
import type { RegistrationControls } from './useRegistration.ts';

export interface AuthDialogRegistrationProps extends ProfileChoices {
  readonly registration: RegistrationControls;
  /** Why the user registers, when a link has led here. */
  readonly reason: string | undefined;
  readonly onLogin: () => void;
}

/**
 * One step of the registration, with the fields that the edition names. Its button is disabled while the step has errors, and what is to do
 * stands beside it. Going back loses nothing.
 */
export function AuthDialogRegistration({ registration, reason, onLogin, ...choices }: AuthDialogRegistrationProps) {
  const words = useWords();
  const { step, steps, wrong, common, failures, isPending, canSubmit, submit, goBack } = registration;
  const content = useFieldOfStep(step);
  const names = wrong.map((field) => words(`auth.fields.${field}`)).join(', ');
  const isLast = step === steps.length - 1;
  return (
    <div ref={content}>
      <LiveRegion text={words('auth.dialog.step', { step: step + 1, of: steps.length })} />
      <AuthDialogForm onSubmit={submit} failures={failures}>
        {step === 0 && reason !== undefined && <p>{reason}</p>}
        {common !== undefined && <FormError title={common} />}
        {failures > 0 && wrong.length > 0 && (
          <FormError title={words('auth.dialog.summary', { count: wrong.length })}>
            {names.charAt(0)}
            {names.slice(1).toLowerCase()}.
          </FormError>
        )}
        <Grid>
          {steps[step]?.map((name) =>
            isAccountField(name) ? (
              <AuthDialogAccount key={name} name={name} registration={registration} />
            ) : (
              <AuthDialogProfile key={name} name={name} registration={registration} {...choices} />
            ),
          )}
        </Grid>
        <Footer>
          <Button
            type="submit"
            isDisabled={!canSubmit}
            {...(isLast && { isPending, pendingLabel: words('auth.dialog.registering') })}
          >
            {words(isLast ? 'auth.dialog.register' : 'auth.dialog.next')}
          </Button>
          {step > 0 && (
            <Button variant="outline" onPress={goBack} isDisabled={isPending}>
              {words('auth.dialog.back')}
            </Button>
          )}
          <StepNote registration={registration} />
          {step === 0 && (
            <SwitchRow>
              <AuthDialogSwitch
                question={words('auth.dialog.haveAccount')}
                label={words('auth.dialog.toLogin')}
                onPress={onLogin}
              />
            </SwitchRow>
          )}
        </Footer>
      </AuthDialogForm>
    </div>
  );
}

/** What is to do before the step can be sent. */
function StepNote({ registration: { step, open, wrong } }: { readonly registration: RegistrationControls }) {
  const words = useWords();
  if (open.length === 1 && open[0] === 'terms') return <Note>{words('auth.dialog.acceptTerms')}</Note>;
  if (wrong.length > 0) return <Note>{words('auth.dialog.fix', { count: wrong.length })}</Note>;
  if (open.length > 0) return <Note>{words('auth.dialog.open', { count: open.length })}</Note>;
  return step > 0 ? <Note>{words('auth.dialog.stays')}</Note> : null;
}

/** Changing the step removes the pressed button, so the focus moves to the first invalid field, or to the first. */
function useFieldOfStep(step: number) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const invalid = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])');
    (invalid ?? content.current?.querySelector('input'))?.focus();
  }, [step]);
  return content;
}
