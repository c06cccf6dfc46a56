/**
 * The key by which a display name is unique: without case, accents and invisible characters, with one kind of apostrophe and of space.
 * `Mo’unga`, `MO'UNGA` and `mó'unga` have the same key. [A-263]
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

/** The key by which an e-mail address is unique: without case, outer spaces and invisible characters. */
export function emailKey(email: string): string {
  return removeInvisible(email).trim().normalize('NFC').toLowerCase();
}

/** Removes control characters, invisible formatting and lone surrogates: users cannot see them, and storage may reject them. */
export function removeInvisible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
}
