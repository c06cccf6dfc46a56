import { createServer, type RequestListener, type Server } from 'node:http';
import axios, { AxiosError } from 'axios';
import { afterEach, describe, expect, it } from 'vitest';
import { retryPassingFailures } from './retry.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const withKey = { 'Idempotency-Key': 'key' };

describe('a call', () => {
  it.each([
    [429, 3],
    [502, 3],
    [503, 3],
    [504, 3],
    [400, 1],
    [401, 1],
    [404, 1],
    [409, 1],
    [422, 1],
    [500, 1],
    [501, 1],
  ])('that is answered %i is sent %i times [D39, G-357]', async (status, times) => {
    expect(await timesSent((_, answer) => answer.writeHead(status).end(), 'get')).toBe(times);
  });

  it('that the server is still at work on is sent again [D39]', async () => {
    const inFlight = JSON.stringify({ success: null, errors: [{ code: 'in-flight', message: 'Still at work.' }] });
    expect(await timesSent((_, answer) => answer.writeHead(409).end(inFlight), 'post', withKey)).toBe(3);
  });

  it('whose connection is lost is sent again [D39, G-357]', async () => {
    expect(await timesSent((request) => request.socket.destroy(), 'get')).toBe(3);
  });

  it.each([
    ['get', {}, 3],
    ['post', withKey, 3],
    ['post', {}, 1],
    ['delete', {}, 1],
  ] as const)(
    'by %s with the headers %j is sent %i times, since a change needs a key [D39, G-357]',
    async (method, headers, times) => {
      expect(await timesSent((_, answer) => answer.writeHead(503).end(), method, headers)).toBe(times);
    },
  );
});

/** How many times a failing call is sent of the three that the policy allows. */
async function timesSent(listener: RequestListener, method: string, headers: Readonly<Record<string, string>> = {}) {
  let sent = 0;
  const host = createServer((request, answer) => {
    sent += 1;
    listener(request, answer);
  });
  server = host;
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const http = axios.create({ baseURL: `http://127.0.0.1:${address.port}` });
  retryPassingFailures(http, { attempts: 3, pause: 0 });
  await expect(http.request({ method, url: '/', headers: { ...headers } })).rejects.toBeInstanceOf(AxiosError);
  return sent;
}
