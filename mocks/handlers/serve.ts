import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '../scenarios/World.ts';
import { addressIn } from './addressIn.ts';
import { publishedIn } from './publishedIn.ts';
import { type Sample, samples } from './samples.ts';
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
    ...publishedIn(world).map(({ file, value }) => http.get(addressIn(file, world.edition), () => json(value))),
  ];
}

function answering({ endpoint, answer }: Sample, store: Pick<WorldStore, 'present' | 'replace'>): HttpHandler {
  const handle = endpoint.method === 'GET' ? http.get : http.post;
  return handle(addressIn(endpoint, store.present.edition), async ({ params, request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const body: unknown = endpoint.method === 'GET' ? undefined : await request.json().catch(() => undefined);
    const world = store.present;
    const answered = answer({ params, query, body }, world);
    if (answered instanceof Response) return answered;
    if (answered instanceof Changed) store.replace(answered.world);
    return json({ success: answered instanceof Changed ? answered.success : answered, errors: [] }, world.now);
  });
}

/** Any value as the text of an answer; an edition's own answers carry its time. */
function json(value: unknown, gameTime?: string): HttpResponse<string> {
  const headers = { 'Content-Type': 'application/json', ...(gameTime !== undefined && { [gameTimeHeader]: gameTime }) };
  return new HttpResponse(JSON.stringify(value), { headers });
}
