import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a text that a client sent is a secret. Takes the same time whatever was sent. */
export function isSameSecret(sent: string, secret: string): boolean {
  return timingSafeEqual(digestOf(sent), digestOf(secret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
