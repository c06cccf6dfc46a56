import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '../scenarios/World.ts';
import { addressIn } from './addressIn.ts';
import { publishedIn, publishedMatches } from './publishedIn.ts';
import { type Sample, samples } from './samples.ts';
import { signedInMark } from './signedInMark.ts';
import { Changed, WorldStore } from './WorldStore.ts';

/**
 * A server that knows this world. Of a `World` it remembers nothing: a saved team is answered, and the next question hears of the old one. A
 * `WorldStore` takes every change, so that the next question hears of the new one.
 */
export function serve(known: World | WorldStore): readonly HttpHandler[] {
  const store = known instanceof WorldStore ? known : { present: known, replace: () => {} };
  const world = store.present;
  return [
    ...samples.map((sample) => answering(sample, store)),
    ...publishedIn(world).map(({ file, read }) => http.get(addressIn(file, world.edition), () => json(read()))),
    http.get(addressIn(matchesOfAnyPlayer, world.edition), ({ params }) => {
      const matches = publishedMatches(Number(params['playerId']), store.present);
      return matches === undefined ? new HttpResponse(null, { status: 404 }) : json(matches);
    }),
  ];
}

/** One handler for the files of several hundred players. */
const matchesOfAnyPlayer = { ...playerMatchesFile(0), name: 'player_stats/:playerId' };

function answering({ endpoint, answer }: Sample, store: Pick<WorldStore, 'present' | 'replace'>): HttpHandler {
  const handle = endpoint.method === 'GET' ? http.get : http.post;
  return handle(addressIn(endpoint, store.present.edition), async ({ params, request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const body: unknown = endpoint.method === 'GET' ? undefined : await request.json().catch(() => undefined);
    const world = store.present;
    const answered = answer({ params, query, body }, world);
    if (answered instanceof Response) return answered;
    if (!(answered instanceof Changed)) return json({ success: answered, errors: [] }, gameTimeOf(world));
    store.replace(answered.world);
    const mark = answered.world.user === world.user ? {} : { 'Set-Cookie': signedInMark(answered.world) };
    return json({ success: answered.success, errors: [] }, { ...gameTimeOf(world), ...mark });
  });
}

/** An edition's own answers carry its time. */
function gameTimeOf({ now }: World): Readonly<Record<string, string>> {
  return { [gameTimeHeader]: now };
}

/** Any value as the text of an answer. */
function json(value: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse<string> {
  return new HttpResponse(JSON.stringify(value), { headers: { 'Content-Type': 'application/json', ...headers } });
}
