import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/**
 * Returns whether a password is among the 49,000 most used ones of breaches, in any case and with special characters removed: lists of common
 * passwords hold few with four kinds of character, and an attacker who tries `password1` also tries `Password1!`.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}
