import { addressOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { FailureCode } from '@rugby/domain/contract/envelope';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { type JsonFile, jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '../scenarios/World.ts';
import { publishedIn } from './publishedIn.ts';
import { refusal } from './refusal.ts';
import { type Sample, samples } from './samples.ts';
import { Changed, WorldStore } from './WorldStore.ts';

const language = 'en';

/**
 * A server that knows this world. Of a `World` it remembers nothing: a saved team is answered, and the next question hears of the old one. A
 * `WorldStore` takes every change, so that the next question hears of the new one.
 */
export function serve(known: World | WorldStore): readonly HttpHandler[] {
  const store = known instanceof WorldStore ? known : { present: known, replace: () => {} };
  const world = store.present;
  return [
    ...samples.map((sample) => answering(sample, store)),
    ...publishedIn(world).map(({ file, value }) => http.get(addressIn(file, world), () => json(value))),
  ];
}

/** An endpoint or file that does not answer before the story ends. */
export function loading(what: AnyEndpoint | JsonFile<unknown>, world: World): HttpHandler {
  return http.all(addressIn(what, world), () => delay('infinite'));
}

/** An endpoint or file that answers with a status and nothing to read. */
export function failed(what: AnyEndpoint | JsonFile<unknown>, world: World, status: number): HttpHandler {
  return http.all(addressIn(what, world), () => new HttpResponse(null, { status }));
}

/** An endpoint or file to which there is no connection. */
export function offline(what: AnyEndpoint | JsonFile<unknown>, world: World): HttpHandler {
  return http.all(addressIn(what, world), () => HttpResponse.error());
}

/** An endpoint that refuses with a reason. */
export function refused(endpoint: AnyEndpoint, world: World, status: number, code: FailureCode, message: string): HttpHandler {
  return http.all(addressIn(endpoint, world), () => refusal(status, code, message));
}

function answering({ endpoint, answer }: Sample, store: Pick<WorldStore, 'present' | 'replace'>): HttpHandler {
  const handle = endpoint.method === 'GET' ? http.get : http.post;
  return handle(addressIn(endpoint, store.present), async ({ params, request }) => {
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

/** On whichever host: the page's own in a browser, a made-up one in a test without. */
function addressIn(what: AnyEndpoint | JsonFile<unknown>, { edition }: World): string {
  return `*${'path' in what ? addressOf(what, edition, language) : jsonAddressOf(what, edition)}`;
}
