import type { RegistrationStep } from '@rugby/domain/editions';

/** What the step of the registration with these fields is called. */
export function partOf(fields: RegistrationStep): 'auth.dialog.you' | 'auth.dialog.teamAndTerms' {
  return fields.includes('email') ? 'auth.dialog.you' : 'auth.dialog.teamAndTerms';
}
