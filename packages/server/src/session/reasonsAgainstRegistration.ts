import { type AccountProblem, displayNameProblems, registrationProblems } from '@rugby/domain/game/session/registration';
import { codeOfField } from '@rugby/domain/contract/envelope';
import type { Registration } from '@rugby/domain/contract/account/user';
import type { Edition } from '@rugby/domain/editions';
import { containsBannedWord } from '@rugby/domain/game/model/bannedWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Reason } from '../http/RefusedError.ts';
import { isOneEmailAddress, withEmailProblem } from '../mail/isOneEmailAddress.ts';
import type { Seasons } from '../season/Seasons.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { unknownSquadFields } from './supportedSquads.ts';

/** What a display name is checked against. */
export interface NameRules {
  readonly words: Words;
  /** Words that display names may not contain. */
  readonly bannedWords: readonly string[];
}

export interface RegistrationWorld extends NameRules {
  readonly seasons: Seasons;
  /** The countries in which a user may live. */
  readonly countryIds: ReadonlySet<number>;
}

/**
 * Returns the reasons against a registration, by the rules of the form and by what only the server knows; empty when it is valid.
 */
export async function reasonsAgainstRegistration(
  sent: Registration,
  { seasons, words, countryIds, bannedWords }: RegistrationWorld,
): Promise<readonly Reason[]> {
  const broken = registrationProblems(sent, new Date().toISOString()).map(({ field, problem }) => reason(field, words(problem)));
  const isKnownCountry = sent.countryOfResidenceId <= 0 || countryIds.has(sent.countryOfResidenceId);
  return [
    ...withEmailProblem(broken, sent.email, emailReason(words)),
    ...bannedNameReasons(sent.displayName, { words, bannedWords }),
    ...(isCommonPassword(sent.password) ? [reason('password', words('auth.problems.commonPassword'))] : []),
    ...(isKnownCountry ? [] : [reason('countryOfResidenceId', words('auth.problems.countryOfResidenceId'))]),
    ...(await unknownSquadFields(sent, seasons)).map((field) => reason(field, words('auth.refusals.unknownSquad'))),
  ];
}

/** Returns the reasons for which every registration with this email address is refused, besides that it is taken. */
export function reasonsAgainstEmail(email: string, words: Words): readonly Reason[] {
  return isOneEmailAddress(email) ? [] : [emailReason(words)];
}

/** Returns the reasons for which every registration with this display name is refused, besides that it is taken. */
export function reasonsAgainstDisplayName(displayName: string, names: NameRules): readonly Reason[] {
  const broken = displayNameProblems(displayName).map(({ field, problem }) => reason(field, names.words(problem)));
  return [...broken, ...bannedNameReasons(displayName, names)];
}

function emailReason(words: Words): Reason {
  return reason('email', words('auth.problems.email'));
}

function bannedNameReasons(displayName: string, { words, bannedWords }: NameRules): readonly Reason[] {
  if (!containsBannedWord(displayName, bannedWords)) return [];
  return [reason('displayName', words('auth.problems.displayNameBanned'))];
}

type Field = AccountProblem['field'] | Edition['supportedSquadField'];

function reason(field: Field, message: string): Reason {
  return { code: codeOfField(field), message, field };
}
