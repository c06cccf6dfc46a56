import { z } from '@rugby/domain/contract/schema';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/testServer.ts';

const visitor = '203.0.113.9';
const claimed = '198.51.100.1';

const logLine = z.object({ req: z.object({ ip: z.string() }) });

/** The address of the client, in the log of a server that a proxy on this machine calls with `forwarded`. */
async function addressOf(trust: string, forwarded: string): Promise<string | undefined> {
  const lines: string[] = [];
  const server = await startTestServer({ TRUST_PROXY: trust, LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) });
  await server.app.inject({ url: '/health', headers: { 'x-forwarded-for': forwarded } });
  await server.stop();
  return lines.map((line) => logLine.safeParse(JSON.parse(line)).data?.req.ip).find((ip) => ip !== undefined);
}

it.each([
  ['off', claimed, '127.0.0.1'],
  ['1', `${claimed}, ${visitor}`, visitor],
  ['2', `${claimed}, ${visitor}, 10.0.0.1`, visitor],
  ['127.0.0.1, 10.0.0.0/8', `${claimed}, ${visitor}, 10.0.0.1`, visitor],
  ['10.0.0.0/8', `${claimed}, 10.0.0.1`, '127.0.0.1'],
])('behind the proxies %s, what the visitor claims is not the address of the client: %s', async (trust, forwarded, address) => {
  expect(await addressOf(trust, forwarded)).toBe(address);
});
