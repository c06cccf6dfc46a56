import type { SignedInUser } from '../testing/signInUser.ts';

/** An answered call of an account. */
export interface AccountCall {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly tookMs: number;
}

const bodies: Readonly<Record<string, object | undefined>> = {
  user: undefined,
  'user/check-email': { email: 'nobody@example.com' },
  'user/check-display-name': { displayName: 'Nobody Yet' },
  'user/update': { firstName: 'Mere' },
  'auth/logout': {},
};

/** Sends every call of an account that hashes no password, at once. */
export function callAccounts(site: string, { headers }: SignedInUser): Promise<readonly AccountCall[]> {
  return Promise.all(
    Object.entries(bodies).map(async ([path, body]) => {
      const startedAt = performance.now();
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(`${site}/api/en/${path}`, {
        ...sent,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      await answer.text();
      const tookMs = performance.now() - startedAt;
      return { path, status: answer.status, retryAfter: answer.headers.get('retry-after'), tookMs };
    }),
  );
}
