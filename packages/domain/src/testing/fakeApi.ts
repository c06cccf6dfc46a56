import type { Api } from '../api/apiClient.ts';
import type { Outcome } from '../api/failure.ts';
import type { RequestParts } from '../contract/endpoint.ts';
import { z } from '../contract/schema.ts';

/** Answers by the name of the endpoint or file; a function is asked anew each time. */
export type Answers = Readonly<
  Record<string, Outcome<unknown> | ((request: RequestParts) => Outcome<unknown> | Promise<Outcome<unknown>>)>
>;

/** An API that answers what it is told, and only what the contract allows. `asked` fills with the names of what was asked for. */
export function fakeApi(answers: Answers, asked: string[] = []): Api {
  async function answer<Value>(name: string, schema: z.ZodMiniType<Value>, request: RequestParts): Promise<Outcome<Value>> {
    asked.push(name);
    const told = answers[name];
    if (told === undefined) throw new Error(`Nobody told what ${name} answers.`);
    const outcome = typeof told === 'function' ? await told(request) : told;
    return outcome.ok ? { ok: true, value: z.parse(schema, outcome.value) } : outcome;
  }
  return {
    send: (endpoint, request) => answer(endpoint.name, endpoint.success, request),
    fetch: (file) => answer(file.name, file.schema, {}),
  };
}
