import { copiedAtHeader } from '@rugby/domain/contract/offline/copies';
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';

/** Answers as a device without a connection does: reads by copies of what `handlers` answer, stored at `copiedAt` (ISO), changes not at all. */
export function deviceCopies(handlers: readonly HttpHandler[], copiedAt: string): readonly HttpHandler[] {
  return ['*/api/*', '*/json/*'].map((pattern) =>
    http.all(pattern, async ({ request }) => {
      if (request.method !== 'GET') return HttpResponse.error();
      const answer = await getResponse([...handlers], request);
      if (answer === undefined) return undefined;
      const headers = new Headers(answer.headers);
      headers.set(copiedAtHeader, copiedAt);
      return new Response(answer.body, { status: answer.status, headers });
    }),
  );
}
