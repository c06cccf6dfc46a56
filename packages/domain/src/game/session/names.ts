import { removeInvisible } from './keys.ts';

/** The longest first or last name that is accepted, in characters. */
export const nameMax = 45;

/** Least and most characters of a display name. */
export const displayNameLength = { min: 3, max: 30 } as const;

/** A first or last name as it is stored: single spaces, nothing invisible. */
export function normalizeName(typed: string): string {
  return removeInvisible(typed.replaceAll(/\s+/g, ' ')).trim().normalize('NFC');
}

/** A display name as it is stored: as a name, and without any @. */
export function normalizeDisplayName(typed: string): string {
  return normalizeName(typed.replaceAll('@', ''));
}

/** How many characters a reader counts, more or less: a letter beyond the basic plane is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
