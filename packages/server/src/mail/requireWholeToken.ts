import type { Words } from '@rugby/domain/i18n/keys';
import { notFoundError } from '../http/RefusedError.ts';

/** A token in a mail: 32 bytes as base64url. */
const wholeToken = /^[\w-]{43}$/;

/**
 * Throws 404 for a text that is no token. Mail programs cut long links or add the end of a sentence to them. The answer to any other token says
 * that all is done: it may be a repeat.
 */
export function requireWholeToken(token: string, words: Words): void {
  if (isCutToken(token)) throw notFoundError(words('server.cutLink'));
}

/** Whether a text cannot be a token: a part is missing. What tokens look like is no secret. */
export function isCutToken(token: string): boolean {
  return !wholeToken.test(token);
}
