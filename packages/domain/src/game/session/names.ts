import { normalizePublicText } from '../model/publicText.ts';

/** The greatest length of a first or last name, in characters. */
export const nameMax = 45;

/** The least and the greatest length of a display name, in characters. */
export const displayNameLength = { min: 3, max: 30 } as const;

/** A display name for storage: normalized like every public text, without @. */
export function normalizeDisplayName(typed: string): string {
  return normalizePublicText(typed.replaceAll('@', ''));
}
