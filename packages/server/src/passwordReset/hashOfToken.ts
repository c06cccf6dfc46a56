import { createHash } from 'node:crypto';

/** Returns what the database stores of the token of a link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
