import { lengthOf } from './names.ts';

const accepted = {
  length: (password: string) => lengthOf(password) >= 8 && lengthOf(password) <= 128,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
} as const;

/** One of the five rules of a password. Its words are `auth.passwordRules.<rule>`. */
export type PasswordRule = keyof typeof accepted;

const rules = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const satisfies readonly PasswordRule[];

/** The five rules in the order of the checklist, and whether a password meets each. */
export function passwordRules(password: string): readonly { readonly rule: PasswordRule; readonly isMet: boolean }[] {
  return rules.map((rule) => ({ rule, isMet: accepted[rule](password) }));
}

/** Whether a password meets all five rules. */
export function isAcceptedPassword(password: string): boolean {
  return passwordRules(password).every(({ isMet }) => isMet);
}
