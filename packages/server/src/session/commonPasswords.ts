import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common'].slice(0, 3000));

/**
 * Whether a password is among the 3,000 most used, in any case, also with special characters added: a list of what people choose
 * holds few with four kinds of character, and `Password1!` is `password1` to whoever guesses.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}
