import type { Api } from '@rugby/domain/api/apiClient';
import type { Outcome } from '@rugby/domain/api/failure';
import { checkDisplayName, checkEmail } from '@rugby/domain/contract/account/availability';
import type { RegistrationForm } from '@rugby/domain/contract/account/user';
import type { Edition } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import type { AnswerCheck, CheckedAnswer, RegistrationValues } from '@rugby/ui/account/AuthDialog';

/**
 * Asks the server on the way whether an address or a name is free. A reason that the server gives about it is shown at the field. A check that
 * fails says nothing: registering asks again.
 */
export function checksOf(
  api: Api,
  words: Words,
): { readonly onCheckEmail: AnswerCheck; readonly onCheckDisplayName: AnswerCheck } {
  return {
    onCheckEmail: async (email) =>
      checkedAnswer(await api.send(checkEmail, { body: { email } }), 'email', words('auth.refusals.emailTaken')),
    onCheckDisplayName: async (displayName) =>
      checkedAnswer(
        await api.send(checkDisplayName, { body: { displayName } }),
        'displayName',
        words('auth.refusals.displayNameTaken'),
      ),
  };
}

function checkedAnswer(
  outcome: Outcome<{ readonly isAvailable: boolean }>,
  checked: 'email' | 'displayName',
  taken: string,
): CheckedAnswer {
  if (outcome.ok) return outcome.value.isAvailable ? { isFree: true } : { isFree: false, problem: taken };
  const errors = outcome.failure.kind === 'refused' ? outcome.failure.errors : [];
  const reason = errors.find(({ field }) => field === checked);
  return reason && { isFree: false, problem: reason.message };
}

/** The form asks for the supported squad of its edition under one name; on the wire each edition has a field of its own. */
export function atFormFields(outcome: FormOutcome, { supportedSquadField }: Edition): FormOutcome {
  if (outcome.ok || outcome.fields === undefined) return outcome;
  const { [supportedSquadField]: supportedSquadId, ...fields } = outcome.fields;
  return { ...outcome, fields: { ...fields, ...(supportedSquadId !== undefined && { supportedSquadId }) } };
}

/** The form as the wire wants it: nothing twice, and the supported squad is that of the edition. */
export function registrationBody(values: RegistrationValues, edition: Edition): RegistrationForm {
  const { email, password, displayName, firstName, lastName, dob, gender, countryOfResidenceId, terms } = values;
  const { optInNzr, optInRugbyAu, optInSA } = values;
  const supported = { [edition.supportedSquadField]: values.supportedSquadId ?? 0 };
  const answers = { email, password, displayName, firstName, lastName, dob, gender, countryOfResidenceId, terms };
  return { ...answers, ...supported, optInNzr, optInRugbyAu, optInSA };
}
