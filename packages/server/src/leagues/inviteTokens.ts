import { createHash, randomBytes } from 'node:crypto';

/** A token that declines an invite, and its hash, which is all that is stored. */
export function createInviteToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** SHA-256 of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
