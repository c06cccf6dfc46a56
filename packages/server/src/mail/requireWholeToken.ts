import type { Words } from '@rugby/domain/i18n/keys';
import { notFoundError } from '../http/RefusedError.ts';

/** The length of the tokens in mails: 32 bytes as base64url. */
const wholeLength = 43;

/**
 * Throws 404 for a token that is too short. Mail programs cut long links, and the answer to any other token says that all is done: it may be a
 * repeat.
 */
export function requireWholeToken(token: string, words: Words): void {
  if (isCutToken(token)) throw notFoundError(words('server.cutLink'));
}

/** Whether a part of a token is missing. The length of tokens is no secret. */
export function isCutToken(token: string): boolean {
  return token.length < wholeLength;
}
