import { lengthOf } from '../model/publicText.ts';

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

/** What a password must not contain: texts about its owner that others know or can guess. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
}

/**
 * Whether a password contains the owner's e-mail address, the part of it before the @, or one of their names, in any case. Texts of less than
 * five characters are not looked for: they occur in good passwords by chance.
 */
export function containsOwner(password: string, { email, firstName, lastName, displayName }: PasswordOwner): boolean {
  const within = password.toLowerCase();
  const texts = [email, email.split('@')[0] ?? '', firstName, lastName, displayName].map((text) => text.trim().toLowerCase());
  return texts.some((text) => lengthOf(text) >= 5 && within.includes(text));
}
