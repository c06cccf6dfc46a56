/**
 * What makes a display name unique: without case, accents and invisible characters, one kind of apostrophe and of space.
 * `Mo’unga`, `MO'UNGA` and `mó'unga` are one name. [A-263]
 */
export function displayNameKey(name: string): string {
  return name
    .replaceAll(/[’‘ʻʼ`´′＇]/gu, "'")
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What makes an e-mail address unique: without case, outer spaces and invisible characters. */
export function emailKey(email: string): string {
  return removeInvisible(email).trim().normalize('NFC').toLowerCase();
}

/** A text without control characters, invisible formatting and broken halves of characters: they deceive the eye and break storage. */
export function removeInvisible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
}
