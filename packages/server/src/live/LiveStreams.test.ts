import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LiveStreams, streamLimitsOf } from './LiveStreams.ts';
import { patience } from '../testing/patience.ts';

it('a stream whose client does not read is closed, and the others get everything', async () => {
  const streams = new LiveStreams(streamLimitsOf(true));
  const port = await serve(streams);
  const [reading, lazy] = [await open(port), await open(port)];
  lazy.pause();
  await vi.waitFor(() => expect(streams.size).toBe(2), patience);
  let bytes = 0;
  reading.on('data', (text: string) => (bytes += text.length));
  let sent = 0;
  while (streams.size === 2 && sent < 100) {
    await streams.send('x'.repeat(1_000_000));
    sent += 1;
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(sent * 1_000_000), patience);
  }
  expect([streams.size, sent < 100]).toEqual([1, true]);
});

it('clients that never read are closed before more than a few kilobytes each wait in memory', async () => {
  const streams = new LiveStreams(streamLimitsOf(true));
  const responses: ServerResponse[] = [];
  const port = await serve(streams, responses);
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(port)));
  for (const client of clients) client.pause();
  await vi.waitFor(() => expect(streams.size).toBe(20), patience);
  const unread = () => Math.max(...responses.map(({ destroyed, writableLength }) => (destroyed ? 0 : writableLength)));
  let most = 0;
  for (let sent = 0; streams.size > 0 && sent < 20_000; sent += 1) {
    await streams.send('x'.repeat(4096));
    most = Math.max(most, unread());
  }
  expect(streams.size).toBe(0);
  expect(responses.every(({ destroyed }) => destroyed)).toBe(true);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(32 * 1024);
});

it('a text reaches the streams of its topic only', async () => {
  const streams = new LiveStreams(streamLimitsOf(true));
  const port = await serve(streams);
  const [club, championship] = [await open(port, '/srp'), await open(port, '/trc')];
  const heard = new Map([club, championship].map((socket) => [socket, '']));
  for (const socket of heard.keys()) socket.on('data', (text: string) => heard.set(socket, heard.get(socket) + text));
  await vi.waitFor(() => expect(streams.size).toBe(2), patience);
  await streams.send('of the club edition\n', '/srp');
  await streams.send('of all\n');
  await vi.waitFor(() => expect([...heard.values()].every((text) => text.includes('of all'))).toBe(true), patience);
  expect([...heard.values()].map((text) => text.includes('of the club edition'))).toEqual([true, false]);
});

it('a network has its stream back when one closes', async () => {
  const streams = new LiveStreams({ all: 10, ofNetwork: 1 });
  const socket = await open(await serve(streams));
  await vi.waitFor(() => expect(streams.refusalFor('here')).toBe('network'), patience);
  socket.destroy();
  await vi.waitFor(() => expect(streams.refusalFor('here')).toBeUndefined(), patience);
});

/** Serves streams whose topic is their path. */
async function serve(streams: LiveStreams, responses: ServerResponse[] = []): Promise<number> {
  const server = createServer((request, response) => {
    response.flushHeaders();
    responses.push(response);
    streams.add(response, request.url ?? '', 'here');
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function open(port: number, path = '/'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}
