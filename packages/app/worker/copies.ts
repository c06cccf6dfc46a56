import { copiedAtHeader } from '@rugby/domain/contract/offline/copies';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';

/** An answer as it is stored: with the time of the copy. `now` is in epoch milliseconds. */
export function copyOf(answer: Response, now: number): Response {
  const headers = new Headers(answer.headers);
  headers.set(copiedAtHeader, new Date(now).toISOString());
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** A stored copy as it answers later: game time has gone on as long as the device's clock, which is in epoch milliseconds. */
export function answerOf(copy: Response, now: number): Response {
  const headers = new Headers(copy.headers);
  const gameTime = Date.parse(headers.get(gameTimeHeader) ?? '');
  const passed = now - Date.parse(headers.get(copiedAtHeader) ?? '');
  if (Number.isFinite(gameTime) && Number.isFinite(passed))
    headers.set(gameTimeHeader, new Date(gameTime + Math.max(0, passed)).toISOString());
  return new Response(copy.body, { status: copy.status, statusText: copy.statusText, headers });
}
