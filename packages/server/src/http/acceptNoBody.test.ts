import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInUser, type SignedInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let user: SignedInUser;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  user = await signInUser(server.db);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.stop());

/** Posts by a socket, because `inject` sets headers of its own, and returns the status. */
function post(path: string, headers: Readonly<Record<string, string>>, body = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/en/${path}`,
      headers: { ...user.headers, ...headers },
    };
    const sent = request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a POST without a body is accepted, whatever its content type says', () => {
  it.each([
    ['application/json', { 'content-length': '0' }],
    ['application/json', { 'transfer-encoding': 'chunked' }],
    ['application/x-www-form-urlencoded', { 'content-length': '0' }],
    ['application/x-www-form-urlencoded', { 'transfer-encoding': 'chunked' }],
    ['multipart/form-data; boundary=edge', { 'content-length': '0' }],
    ['text/plain', { 'content-length': '0' }],
    ['nonsense', { 'content-length': '0' }],
  ])('%s %j', async (type, headers) => {
    expect(await post('auth/logout', { ...headers, 'content-type': type })).toBe(200);
  });
});

it.each([
  ['text/plain', 'hello', 415],
  ['application/json', '{', 400],
])('a body of %s that cannot be read is refused', async (type, body, status) => {
  expect(await post('auth/logout', { 'content-type': type }, body)).toBe(status);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=edge', undefined])(
  'the refusal of a body of type %s names the type that is read [A-349]',
  async (type) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/en/auth/login',
      headers: { 'content-type': type },
      payload: Buffer.from('{}'),
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      415,
      { errors: [{ message: 'The request must be JSON. Send it with the content type application/json.' }] },
    ]);
  },
);
