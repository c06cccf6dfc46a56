import { removeInvisible } from './keys.ts';

/** The greatest length of a first or last name, in characters. */
export const nameMax = 45;

/** The least and the greatest length of a display name, in characters. */
export const displayNameLength = { min: 3, max: 30 } as const;

/** A first or last name for storage: single spaces, no invisible characters. */
export function normalizeName(typed: string): string {
  return removeInvisible(typed.replaceAll(/\s+/g, ' ')).trim().normalize('NFC');
}

/** A display name for storage: normalized like a name, without @. */
export function normalizeDisplayName(typed: string): string {
  return normalizeName(typed.replaceAll('@', ''));
}

/** The length of a text in code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
