import type { IncomingHttpHeaders } from 'node:http';

/** Whether the client reads brotli: `br` in `Accept-Encoding`, unless its weight is 0. */
export function takesBrotli(headers: IncomingHttpHeaders): boolean {
  return listOf(headers['accept-encoding']).some((coding) => /^br(?:\s*;\s*q=(?!0(?:\.0*)?$).+)?$/i.test(coding));
}

/**
 * Whether the copy of the client is current. The tags of `If-None-Match` are compared weakly (RFC 9110): a proxy that compresses an answer marks
 * its tag as weak.
 */
export function hasCurrentCopy(headers: IncomingHttpHeaders, etag: string): boolean {
  return listOf(headers['if-none-match']).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

function listOf(header = ''): readonly string[] {
  return header.split(',').map((item) => item.trim());
}
