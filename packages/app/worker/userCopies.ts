import { privateCacheOf, privateCachesBut, userHeader } from '@rugby/domain/contract/offline/copies';
import { answerOf, copyOf } from './copies.ts';

/** Milliseconds after which a connection without an answer counts as none. */
export const networkTimeout = 8000;

/** Counts the sessions that began or ended here: an answer to an earlier one is not stored. */
let session = 0;

/** Counts the changes of the team: an answer to a read that was sent before a change is not stored after it. */
let teamChanges = 0;

/** Deletes the copies of all users. */
export async function removeUserCopies(): Promise<void> {
  session += 1;
  await removeCopiesBut(null);
}

/** Sends a change of the user's team, and stores the answer as the copy of the team. */
export async function changeTeam(request: Request, teamPath: string): Promise<Response> {
  const asked = session;
  const answer = await fetch(request);
  teamChanges += 1;
  if (answer.status === 401) await removeUserCopies();
  await storeForUser(new URL(teamPath, request.url).href, answer, asked);
  return answer;
}

/** Answers a read of the user from the network, and stores the answer for that user alone; without a connection, from the copy of the user. */
export async function readForUser(request: Request): Promise<Response> {
  const [asked, changesBefore] = [session, teamChanges];
  let answer: Response;
  try {
    answer = await fetch(request.clone(), { signal: AbortSignal.timeout(networkTimeout) });
  } catch {
    return copyFor(request);
  }
  if (answer.status === 401) await removeUserCopies();
  if (teamChanges === changesBefore) await storeForUser(request, answer, asked);
  return answer;
}

/**
 * Stores an answer for the user that it names, unless another session has begun or ended since it was asked for. An answer that cannot be stored, as on
 * a full device, is no failure of the call: the page gets it all the same.
 */
async function storeForUser(key: RequestInfo, answer: Response, asked: number): Promise<void> {
  const userId = answer.headers.get(userHeader);
  if (answer.status !== 200 || userId === null || asked !== session) return;
  const cacheName = privateCacheOf(userId);
  try {
    await removeCopiesBut(userId);
    const cache = await caches.open(cacheName);
    await cache.put(key, copyOf(answer.clone(), Date.now()));
  } catch {
    // A copy from before a change would undo it.
    await caches.delete(cacheName).catch(() => false);
  }
  // The session ended while the copy was stored, after the copies of its user had been deleted.
  if (asked !== session) await caches.delete(cacheName);
}

/** Copies of two users on one device would be a mistake: then none of them is shown. */
async function copyFor(request: Request): Promise<Response> {
  const [cacheName, ...others] = privateCachesBut(null, await caches.keys());
  if (cacheName === undefined || others.length > 0) return Response.error();
  const copy = await caches.match(request, { cacheName, ignoreVary: true });
  return copy === undefined ? Response.error() : answerOf(copy, Date.now());
}

async function removeCopiesBut(userId: string | null): Promise<void> {
  const names = privateCachesBut(userId, await caches.keys());
  await Promise.all(names.map((name) => caches.delete(name)));
}
