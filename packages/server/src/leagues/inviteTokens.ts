import { randomBytes } from 'node:crypto';
import { hashText } from '../protection/hashText.ts';

/** A token that declines an invite, and its hash, which is all that is stored. */
export function createInviteToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashText(token) };
}
