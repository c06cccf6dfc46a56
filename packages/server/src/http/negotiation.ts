import type { IncomingHttpHeaders } from 'node:http';

/** The codings that answers are compressed in, the smallest first. Browsers ask for brotli only over TLS and from localhost. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** The coding that an answer to the client is compressed in: one that `Accept-Encoding` names, unless its weight is 0. */
export function codingOf(headers: IncomingHttpHeaders): Coding | undefined {
  const read = listOf(headers['accept-encoding']).map((coding) => {
    const [, name = ''] = /^([\w-]+)(?:\s*;\s*q=(?!0(?:\.0*)?$).+)?$/i.exec(coding) ?? [];
    return name.toLowerCase();
  });
  const accepted = new Set(read);
  return codings.find((coding) => accepted.has(coding));
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
