import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { replayHeader } from '../http/routes/idempotencyKey.ts';
import { playerAt } from '../testing/aSeason.ts';
import type { SignedInUser } from '../testing/signInUser.ts';

/** What a client calls. `file` is a published file, `login` hashes a password, a `save` must not be lost. */
export type RushKind = 'file' | 'read' | 'board' | 'save' | 'trade' | 'booster' | 'login';

/** The calls of a thousand of real clients in the last minutes before a lock. */
const mix: Readonly<Record<RushKind, number>> = { file: 380, read: 250, board: 60, save: 180, trade: 80, booster: 40, login: 10 };

/** One request. A call that is repeated has several. */
export interface RushRequest {
  readonly kind: RushKind;
  /** Milliseconds since the start. */
  readonly at: number;
  readonly tookMs: number;
  /** 0 for a broken connection. */
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
  /** The game time by which it was decided, in milliseconds; NaN for a stored answer and where the answer has none. */
  readonly gameTime: number;
  /** 1 for the first. */
  readonly attempt: number;
  readonly user: SignedInUser;
}

export interface Rush {
  /** Where the game is served: one process or the front of several. */
  readonly site: string;
  readonly users: readonly SignedInUser[];
  /** An account that can log in. */
  readonly account: { readonly email: string; readonly password: string };
  readonly lengthMs: number;
  /** Calls a second at the start; ten times as many in the last third. */
  readonly steady: number;
}

/** How a browser repeats a call, as the client of the site does: five attempts, after at least as long as the server asks. */
const attempts = 5;

/**
 * Replays the last fifteen minutes before a lock, compressed: calls come at their own pace, whether or not earlier ones are answered, and
 * grow to ten times as many. A refused call is repeated as browsers repeat it. Returns every request once all calls have ended.
 */
export async function replayRush({ site, users, account, lengthMs, steady }: Rush): Promise<readonly RushRequest[]> {
  const requests: RushRequest[] = [];
  const clients = users.map((user) => createClient(site, user, account));
  const calls: Promise<void>[] = [];
  const began = performance.now();
  let sent = 0;
  for (let at = 0; at < lengthMs; at = performance.now() - began) {
    for (const due = dueCalls(at / lengthMs, steady, lengthMs); sent < due; sent += 1) {
      const client = clients[sent % clients.length];
      if (client !== undefined) calls.push(client(kindOf(sent), began, requests));
    }
    await sleep(5);
  }
  await Promise.all(calls);
  return requests;
}

/** How many calls have been sent at a part of the time from 0 to 1: steadily for a third, then more and more, then ten times as many. */
function dueCalls(part: number, steady: number, lengthMs: number): number {
  const seconds = lengthMs / 1000;
  const grown = Math.min(Math.max(0, part - 1 / 3), 1 / 3) * 3;
  const peak = Math.max(0, part - 2 / 3);
  return Math.round(steady * seconds * (part + (9 * grown * grown) / 6 + 9 * peak));
}

/** Spreads the kinds evenly: neighbours differ. */
function kindOf(call: number): RushKind {
  let place = (call * 619) % 1000;
  for (const kind of kinds) {
    place -= mix[kind];
    if (place < 0) return kind;
  }
  return 'file';
}

const kinds = ['file', 'read', 'board', 'save', 'trade', 'booster', 'login'] as const satisfies readonly RushKind[];

type Client = (kind: RushKind, began: number, requests: RushRequest[]) => Promise<void>;

/** A browser of a user: alternates captains, centres and a booster, so that each change is one. */
function createClient(site: string, user: SignedInUser, account: Rush['account']): Client {
  const turns = { save: 0, trade: 0, booster: 0, read: 0 };
  const pick = <Choice>(kind: keyof typeof turns, choices: readonly [Choice, Choice]) =>
    choices[(turns[kind] += 1) % 2 === 1 ? 0 : 1];
  const centres = [playerAt('centre', 1), playerAt('centre', 1, 1)] as const;
  const api = `${site}/api/en/fantasy`;

  function callOf(kind: RushKind): { readonly url: string; readonly body?: object } {
    switch (kind) {
      case 'file':
        return { url: `${site}/json/fantasy/checksums.json` };
      case 'read':
        return { url: `${api}/${pick('read', ['team/show-my', 'dashboard'])}` };
      case 'board':
        return { url: `${api}/ranking?page=1` };
      case 'save':
        return { url: `${api}/team/change-captain`, body: { newId: pick('save', [playerAt('prop', 2), playerAt('prop', 1)]) } };
      case 'trade': {
        const [out, into] = pick('trade', [centres, [centres[1], centres[0]]]);
        return { url: `${api}/trade/make`, body: { tradePairs: [{ out, in: into }] } };
      }
      case 'booster':
        return { url: `${api}/team/booster`, body: { type: 'TRIPLE_CAPTAIN' } };
      case 'login':
        return { url: `${site}/api/en/auth/login`, body: account };
    }
  }

  return async (kind, began, requests) => {
    const { url, body } = callOf(kind);
    const key = randomUUID();
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const at = performance.now();
      // A login ends the session of its cookie.
      const cookie = kind === 'login' ? {} : user.headers;
      const answer = await send(url, body, { ...cookie, 'content-type': 'application/json', 'idempotency-key': key });
      requests.push({ kind, user, attempt, at: at - began, tookMs: performance.now() - at, ...answer });
      if (![0, 502, 503, 504].includes(answer.status)) return;
      const asked = (answer.retryAfter ?? 0) * 1000;
      await sleep(Math.max(1000 * (0.75 + Math.random() / 2), asked * (1 + Math.random())));
    }
  };
}

type Answered = Pick<RushRequest, 'status' | 'code' | 'retryAfter' | 'gameTime'>;

async function send(url: string, body: object | undefined, headers: Readonly<Record<string, string>>): Promise<Answered> {
  try {
    const answer = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    const retryAfter = answer.headers.get('retry-after');
    return {
      status: answer.status,
      code: answer.status < 400 ? undefined : /"code":"([^"]+)"/.exec(text)?.[1],
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
      gameTime: answer.headers.has(replayHeader) ? NaN : Date.parse(answer.headers.get('x-game-time') ?? ''),
    };
  } catch {
    return { status: 0, code: undefined, retryAfter: undefined, gameTime: NaN };
  }
}
