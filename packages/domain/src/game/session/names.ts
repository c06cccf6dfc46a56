import type { Words } from '../../i18n/keys.ts';
import { normalizePublicText } from '../model/publicText.ts';
import { displayNameKey } from './keys.ts';

/** The greatest length of a first or last name, in characters. */
export const nameMax = 45;

/** The least and the greatest length of a display name, in characters. */
export const displayNameLength = { min: 3, max: 30 } as const;

/** A display name for storage: normalized like every public text, without @. */
export function normalizeDisplayName(typed: string): string {
  return normalizePublicText(typed.replaceAll('@', ''));
}

/** Whether deleted accounts are called this: the name belongs to no user, who would be taken for one of them. */
export function isNameOfDeletedUsers(typed: string, words: Words): boolean {
  return displayNameKey(normalizeDisplayName(typed)) === displayNameKey(words('rankings.deletedUser'));
}
