import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { recordProof, sized } from './size.ts';

/** Calls for each address, and how far apart the medians may be. A few calls say nothing about time. */
const { tries, mostApart } = sized({ small: { tries: 5, mostApart: Infinity }, full: { tries: 300, mostApart: 0.1 } });

let server: TestServer;
let site: string;
let known: string;

beforeAll(async () => {
  server = await startTestServer();
  site = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const form = aRegistration();
  known = String(form['email']);
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/en/user/register', payload: form });
  if (statusCode !== 200) throw new Error(`The registration was answered with ${statusCode}.`);
});
afterAll(() => server.stop());

it.for([
  { name: 'a login with a wrong password', path: 'auth/login', rest: { password: 'Wrong-half9' } },
  { name: 'a request for a new password', path: 'password-reset/request', rest: {} },
])(
  '$name takes the same time and has the same answer for a known and an unknown address [A-080, A-083]',
  { timeout: 600_000 },
  async ({ name, path, rest }, context) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    // In turn, so that whatever slows the machine down slows both.
    for (let count = 0; count < tries; count += 1) {
      for (const [whose, email] of [['known', known] as const, ['unknown', `nobody${count}@example.com`] as const]) {
        const { tookMs, text } = await call(path, { email, ...rest });
        times[whose].push(tookMs);
        answers.add(text);
      }
    }
    expect(answers.size).toBe(1);
    const [ofKnown, ofUnknown] = [medianOf(times.known), medianOf(times.unknown)];
    const apart = Math.abs(ofKnown - ofUnknown) / Math.max(ofKnown, ofUnknown);
    const figures = `${ofKnown.toFixed(2)} ms for a known address, ${ofUnknown.toFixed(2)} ms for an unknown one`;
    recordProof(context, `${name}: medians of ${tries} tries ${figures}: ${(apart * 100).toFixed(1)} % apart`);
    expect(apart).toBeLessThanOrEqual(mostApart);
  },
);

async function call(path: string, body: object): Promise<{ readonly tookMs: number; readonly text: string }> {
  const startedAt = performance.now();
  const answer = await fetch(`${site}/api/en/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const text = `${answer.status} ${await answer.text()}`;
  return { tookMs: performance.now() - startedAt, text };
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
