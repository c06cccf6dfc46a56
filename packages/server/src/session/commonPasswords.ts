import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common'].slice(0, 3000));

/**
 * Returns whether a password is among the 3,000 most used ones, in any case and with special characters removed: lists of common
 * passwords hold few with four kinds of character, and an attacker who tries `password1` also tries `Password1!`.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}
