import { type AccountProblem, registrationProblems } from '@rugby/domain/game/session/registration';
import type { FailureCode } from '@rugby/domain/contract/envelope';
import type { Registration } from '@rugby/domain/contract/account/user';
import { type Edition, editions } from '@rugby/domain/editions';
import { containsBannedWord } from '@rugby/domain/game/model/bannedWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Reason } from '../http/RefusedError.ts';
import { withEmailProblem } from '../mail/isOneEmailAddress.ts';
import type { Seasons } from '../season/Seasons.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isSquadOf } from './isSquadOf.ts';

export interface RegistrationWorld {
  readonly seasons: Seasons;
  readonly words: Words;
  /** The countries in which a user may live. */
  readonly countryIds: ReadonlySet<number>;
  /** Words that display names may not contain. */
  readonly bannedWords: readonly string[];
}

/**
 * Returns the reasons against a registration, by the rules of the form and by what only the server knows; empty when it is valid.
 */
export async function reasonsAgainstRegistration(
  sent: Registration,
  { seasons, words, countryIds, bannedWords }: RegistrationWorld,
): Promise<readonly Reason[]> {
  const broken = registrationProblems(sent, new Date().toISOString()).map(({ field, problem }) => reason(field, words(problem)));
  const isKnownCountry = sent.countryOfResidenceId === 0 || countryIds.has(sent.countryOfResidenceId);
  return [
    ...withEmailProblem(broken, sent.email, reason('email', words('auth.problems.email'))),
    ...(containsBannedWord(sent.displayName, bannedWords)
      ? [reason('displayName', words('auth.problems.displayNameBanned'))]
      : []),
    ...(isCommonPassword(sent.password) ? [reason('password', words('auth.problems.commonPassword'))] : []),
    ...(isKnownCountry ? [] : [reason('countryOfResidenceId', words('auth.problems.countryOfResidenceId'))]),
    ...(await unknownSquads(sent, seasons)).map((field) => reason(field, words('auth.refusals.unknownSquad'))),
  ];
}

type Field = AccountProblem['field'] | Edition['supportedSquadField'];

const codes: Partial<Record<Field, FailureCode>> = { password: 'weak-password', terms: 'terms-required' };

function reason(field: Field, message: string): Reason {
  return { code: codes[field] ?? 'invalid', message, field };
}

async function unknownSquads(sent: Registration, seasons: Seasons): Promise<readonly Field[]> {
  const unknown: Field[] = [];
  for (const edition of Object.values(editions)) {
    const field = edition.supportedSquadField;
    if (!(await isSquadOf(edition, sent[field], seasons))) unknown.push(field);
  }
  return unknown;
}
