import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords of breaches, the most used ones first. */
const used = dictionary['passwords-common'];
const common = new Set(used);
/** Those of which an attacker also tries each with a year or other digits behind it. */
const worst = new Set(used.slice(0, 1000));

/** How lists of passwords spell a letter with a special character. */
const letters: Readonly<Record<string, string>> = { '@': 'a', $: 's' };

/**
 * Returns whether a password is among the 49,000 most used ones of breaches, or one of the worst thousand with up to four digits behind it, in any
 * case, with special characters added or in place of letters: lists of common passwords hold few with four kinds of character, and an attacker who
 * tries `password1` also tries `Password1!`, `P@ssword1` and `Password-2026`.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const spelled = lower.replaceAll(/[@$]/g, (character) => letters[character] ?? character);
  const plain = [lower, spelled].map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return [lower, ...plain].some((text) => common.has(text) || worst.has(text.replace(/\d{1,4}$/, '')));
}
