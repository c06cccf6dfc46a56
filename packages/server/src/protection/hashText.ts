import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text that the database compares and never shows: a token, the id of a session, a key. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
