import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { codeOfField, type FailureCode } from '@rugby/domain/contract/envelope';
import type { JsonFile } from '@rugby/domain/contract/jsonFile';
import { editions } from '@rugby/domain/editions';
import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { urlPatternOf } from './urlPatternOf.ts';
import { createRefusal, createRefusals, words } from './createRefusal.ts';

/** An endpoint or a published file. */
type Resource = AnyEndpoint | JsonFile<unknown>;

/** The resource never answers. */
export function loading(resource: Resource): readonly HttpHandler[] {
  return override(resource, () => wait('infinite'));
}

/** Resolves when the next request reaches a resource that answers later or never. */
export function whenUnanswered(): Promise<void> {
  return unanswered.promise;
}

/** Waits with an answer, and says to `whenUnanswered` that it does. */
function wait(duration: number | 'infinite'): Promise<void> {
  unanswered.resolve();
  unanswered = Promise.withResolvers<void>();
  return delay(duration);
}

let unanswered = Promise.withResolvers<void>();

/** The resource answers as the handlers below it say, after so many milliseconds. */
export function slow(resource: Resource, milliseconds: number): readonly HttpHandler[] {
  return override(resource, () => wait(milliseconds));
}

/** The resource answers with a status: 503 as a server that is busy, others without a body, as a proxy before it. */
export function failed(resource: Resource, status: number): readonly HttpHandler[] {
  return override(resource, () => failure(status));
}

/** The same while `isDown` answers yes; from then on the resource answers as the handlers below it say. */
export function failedWhile(isDown: () => boolean, resource: Resource, status: number): readonly HttpHandler[] {
  return override(resource, () => (isDown() ? failure(status) : undefined));
}

function failure(status: number): HttpResponse<object | null> {
  return status === 503
    ? createRefusal(status, 'unavailable', words('common.errors.unavailable'))
    : new HttpResponse(null, { status });
}

/** There is no connection to the resource. */
export function offline(resource: Resource): readonly HttpHandler[] {
  return override(resource, () => HttpResponse.error());
}

/** The same while `isOffline` answers yes; from then on the resource answers as the handlers below it say. */
export function offlineWhile(isOffline: () => boolean, resource: Resource): readonly HttpHandler[] {
  return override(resource, () => (isOffline() ? HttpResponse.error() : undefined));
}

/** The endpoint refuses with a reason, whose numbers are `data`. */
export function refused(
  endpoint: AnyEndpoint,
  status: number,
  code: FailureCode,
  message: string,
  data?: Readonly<Record<string, unknown>>,
): readonly HttpHandler[] {
  return override(endpoint, () => createRefusal(status, code, message, data));
}

/** The endpoint refuses what a field of its form has. */
export function refusedField(endpoint: AnyEndpoint, field: string, message: string): readonly HttpHandler[] {
  return override(endpoint, () => createRefusals(422, [{ code: codeOfField(field), message, field }]));
}

/** In every edition, so that a story need not know which one it shows. Another method of the same URL is another call and stays as it is. */
function override(resource: Resource, resolver: HttpResponseResolver): readonly HttpHandler[] {
  const handle = 'method' in resource && resource.method === 'POST' ? http.post : http.get;
  return Object.values(editions).map((edition) => handle(urlPatternOf(resource, edition), resolver));
}
