import { STATUS_CODES } from 'node:http';

/** A refusal in the envelope of the contract as the bytes of its answer, for a connection from which no request can be read. */
export function rawRefusal(status: number, message: string, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify({ success: null, errors: [{ code: 'malformed', message }] });
  const lines = Object.entries({
    ...headers,
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
