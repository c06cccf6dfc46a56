import type { RequestParts } from '../contract/endpoint.ts';
import type { Answers } from './fakeApi.ts';

/** The same answers, and the requests that were answered with them, by name and in order. */
export function recordRequests(answers: Answers) {
  const sent: (readonly [name: string, request: RequestParts])[] = [];
  const recorded: Answers = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (request: RequestParts) => {
        sent.push([name, request]);
        return typeof answer === 'function' ? answer(request) : answer;
      },
    ]),
  );
  return { recorded, sent };
}
