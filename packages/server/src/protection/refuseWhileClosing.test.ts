import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenAnywhere } from './testing/rawRequest.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a request over an open connection is answered 503 within the contract, with Retry-After, while the server closes', async () => {
  const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  server.app.get('/slow', async () => {
    begin();
    await mayFinish;
    return 'done';
  });
  const isClosing = new Promise<void>((resolve) => server.app.addHook('preClose', async () => resolve()));
  const socket = connect(await listenAnywhere(server.app), '127.0.0.1').setEncoding('latin1');
  let text = '';
  let requests = 0;
  const secondArrived = new Promise<void>((resolve) => server.app.server.on('request', () => (requests += 1) === 2 && resolve()));
  const hasEnded = new Promise<void>((resolve) => socket.on('error', () => socket.destroy()).on('close', () => resolve()));
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await begun;
  const closed = server.app.close();
  await isClosing;
  socket.write('GET /api/en/fantasy/dashboard HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await secondArrived;
  finish();
  await Promise.all([closed, hasEnded]);
  const [, first = '', second = ''] = text.split('HTTP/1.1 ');
  expect([first.slice(0, 3), second.slice(0, 3)]).toEqual(['200', '503']);
  expect(second).toMatch(/retry-after: 1\r\n/i);
  expect(second).toContain('"errors":[{"code":"unavailable"');
});
