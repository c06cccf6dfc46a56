import { hash } from 'node:crypto';

/** Returns the SHA-256 of a text that the database compares and never shows: a token, the id of a session, a key. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url');
}
