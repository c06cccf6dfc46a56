import type { ParsedAccountChange } from '@rugby/domain/contract/account/account';
import { containsBannedWord } from '@rugby/domain/game/model/bannedWords';
import { accountProblems } from '@rugby/domain/game/account/accountProblems';
import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { normalizeDisplayName } from '@rugby/domain/game/session/names';
import { containsOwner, isAcceptedPassword } from '@rugby/domain/game/session/password';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Reason } from '../http/RefusedError.ts';
import type { Account } from '../http/routes/Routes.ts';
import type { Seasons } from '../season/Seasons.ts';
import { reasonsNotAvailable } from '../session/availability.ts';
import { isCommonPassword } from '../session/commonPasswords.ts';
import { withEmailProblem } from '../mail/isOneEmailAddress.ts';
import { unknownSquadFields } from '../session/supportedSquads.ts';

export interface UpdateWorld {
  readonly seasons: Seasons;
  readonly words: Words;
  /** The countries in which a user may live. */
  readonly countryIds: ReadonlySet<number>;
  /** Words that display names may not contain. */
  readonly bannedWords: readonly string[];
}

/** Returns the reasons against a change of an account; empty when it is valid. Only what changes is checked. */
export async function reasonsAgainstUpdate(
  tx: Kysely<Database>,
  account: Account,
  sent: ParsedAccountChange,
  { seasons, words, countryIds, bannedWords }: UpdateWorld,
): Promise<readonly Reason[]> {
  const broken = accountProblems(account, answersOf(sent), new Date().toISOString()).map(({ field, problem }) =>
    invalid(field, words(problem)),
  );
  return [
    ...(sent.email === undefined ? broken : withEmailProblem(broken, sent.email, invalid('email', words('auth.problems.email')))),
    ...(containsBannedWord(sent.displayName ?? '', bannedWords)
      ? [invalid('displayName', words('auth.problems.displayNameBanned'))]
      : []),
    ...passwordReasons(account, sent, words),
    ...unknownCountry(sent, countryIds, words),
    ...(await unknownSquadFields(sent, seasons, tx)).map((field) => invalid(field, words('auth.refusals.unknownSquad'))),
    ...(broken.length === 0 ? await takenReasons(tx, account, sent, words) : []),
  ];
}

/** Returns the reasons that another account has the email address or the display name already. */
function takenReasons(
  db: Kysely<Database>,
  account: Account,
  { email, displayName }: Pick<ParsedAccountChange, 'email' | 'displayName'>,
  words: Words,
): Promise<readonly Reason[]> {
  const isNewEmail = email !== undefined && emailKey(email) !== emailKey(account.email);
  const isNewName = displayName !== undefined && nameKey(displayName) !== nameKey(account.displayName);
  return reasonsNotAvailable(db, { ...(isNewEmail && { email }), ...(isNewName && { displayName }) }, words);
}

function nameKey(displayName: string): string {
  return displayNameKey(normalizeDisplayName(displayName));
}

/** Returns the fields that rules look at, without absent ones. */
function answersOf({ email, firstName, lastName, displayName, gender, dob, countryOfResidenceId }: ParsedAccountChange) {
  return {
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(displayName !== undefined && { displayName }),
    ...(gender !== undefined && { gender }),
    ...(dob !== undefined && { dob }),
    ...(countryOfResidenceId !== undefined && { countryOfResidenceId }),
  };
}

function passwordReasons(account: Account, sent: ParsedAccountChange, words: Words): readonly Reason[] {
  const { password, confirmPassword = password } = sent;
  if (password === undefined) return [];
  if (confirmPassword !== password) return [invalid('confirmPassword', words('account.problems.passwordsMatch'))];
  const weak = (message: string): readonly Reason[] => [{ code: 'weak-password', message, field: 'password' }];
  if (!isAcceptedPassword(password)) return weak(words('auth.problems.password'));
  if (containsOwner(password, { ...account, ...answersOf(sent) })) return weak(words('auth.problems.ownPassword'));
  return isCommonPassword(password) ? weak(words('auth.problems.commonPassword')) : [];
}

function unknownCountry(
  { countryOfResidenceId: id }: ParsedAccountChange,
  countryIds: ReadonlySet<number>,
  words: Words,
): readonly Reason[] {
  if (id === undefined || id <= 0 || countryIds.has(id)) return [];
  return [invalid('countryOfResidenceId', words('account.problems.countryOfResidenceId'))];
}

function invalid(field: string, message: string): Reason {
  return { code: 'invalid', message, field };
}
