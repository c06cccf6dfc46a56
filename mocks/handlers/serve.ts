import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { type LiveState, liveUpdates } from '@rugby/domain/contract/live';
import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { safeModeHeader } from '@rugby/domain/contract/safeMode';
import { HttpHandler, HttpResponse, type HttpResponseResolver, matchRequestUrl } from 'msw';
import type { World } from '../scenarios/World.ts';
import { urlPatternOf } from './urlPatternOf.ts';
import { publishedChecksums, publishedFiles, publishedMatches } from './publishedFiles.ts';
import type { Route } from './createRoute.ts';
import { routes } from './routes.ts';
import { createSafeModeRefusal, isRefusedBySafeMode } from './safeMode.ts';
import { signedInMark } from './signedInMark.ts';
import { MutationResult, WorldStore } from './WorldStore.ts';

/**
 * Returns the handlers of a fake server. With a `World`, mutations are answered but not stored. With a `WorldStore`,
 * later requests see them.
 */
export function serve(source: World | WorldStore): readonly HttpHandler[] {
  const store = source instanceof WorldStore ? source : { present: source, replace: () => {} };
  const world = store.present;
  return [
    ...routes.map((route) => createHandler(route, store)),
    ...publishedFiles(world).map(
      ({ file, read }) => new PathHandler('GET', urlPatternOf(file, world.edition), () => json(read())),
    ),
    new PathHandler('GET', urlPatternOf(liveUpdates, world.edition), () => eventStream(liveUpdates.event, liveState)),
    new PathHandler('GET', urlPatternOf(matchesOfAnyPlayer, world.edition), ({ params }) => {
      const matches = publishedMatches(Number(params['playerId']), store.present);
      return matches === undefined ? new HttpResponse(null, { status: 404 }) : json(matches);
    }),
  ];
}

/** Reads the cookies of a page only for the requests that it answers: read for every handler, they took as long as half of the answers. */
class PathHandler extends HttpHandler {
  readonly #pattern: string;

  constructor(method: string, pattern: string, answer: HttpResponseResolver) {
    super(method, pattern, answer);
    this.#pattern = pattern;
  }

  override async parse(args: Parameters<HttpHandler['parse']>[0]): ReturnType<HttpHandler['parse']> {
    const match = matchRequestUrl(new URL(args.request.url), this.#pattern);
    return match.matches ? super.parse(args) : { match, cookies: {} };
  }
}

/** One handler for the files of several hundred players. */
const matchesOfAnyPlayer = { ...playerMatchesFile(0), name: 'player_stats/:playerId' };

function createHandler({ endpoint, answer }: Route, store: Pick<WorldStore, 'present' | 'replace'>): HttpHandler {
  return new PathHandler(endpoint.method, urlPatternOf(endpoint, store.present.edition), async ({ params, request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const body: unknown = endpoint.method === 'GET' ? undefined : await bodyOf(request);
    const world = store.present;
    if (isRefusedBySafeMode(endpoint, world)) return createSafeModeRefusal();
    const result = answer({ params, query, body }, world);
    if (result instanceof Response) return result;
    if (!(result instanceof MutationResult)) return json({ success: result, errors: [] }, headersOf(endpoint, world));
    store.replace(result.world);
    const mark = result.world.user === world.user ? {} : { 'Set-Cookie': signedInMark(result.world) };
    return json({ success: result.success, errors: [] }, { ...headersOf(endpoint, world), ...mark });
  });
}

/** The body of a request, which is JSON or a multipart form; empty without one. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
  return isForm ? Object.fromEntries(await request.formData()) : request.json().catch(() => ({}));
}

/** Answers of a game carry its time, and all say whether it is in safe mode. */
function headersOf({ area }: AnyEndpoint, { now, isSafeMode = false }: World): Readonly<Record<string, string>> {
  return { ...(area === 'game' && { [gameTimeHeader]: now }), ...(isSafeMode && { [safeModeHeader]: 'on' }) };
}

const liveState: LiveState = { checksums: publishedChecksums, ranks: 1, spreadMs: 200 };

/** A stream that stays open after its one event. */
function eventStream(event: string, data: unknown): Response {
  const text = `retry: 2000\n\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

/** Any value as the text of an answer. */
function json(value: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse<string> {
  return new HttpResponse(JSON.stringify(value), { headers: { 'Content-Type': 'application/json', ...headers } });
}
