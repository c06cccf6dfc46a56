import type { Api } from '../api/apiClient.ts';
import type { Outcome } from '../api/failure.ts';
import type { RequestParts } from '../contract/endpoint.ts';
import { z } from '../contract/schema.ts';

/** Answers by the name of the endpoint or file. A function is called for each request. */
export type Answers = Readonly<
  Record<string, Outcome<unknown> | ((request: RequestParts) => Outcome<unknown> | Promise<Outcome<unknown>>)>
>;

/** An API with prepared answers, which must follow the contract. The names of all requests are added to `asked`. */
export function fakeApi(answers: Answers, asked: string[] = []): Api {
  async function answer<Value>(name: string, schema: z.ZodMiniType<Value>, request: RequestParts): Promise<Outcome<Value>> {
    asked.push(name);
    const prepared = answers[name];
    if (prepared === undefined) throw new Error(`There is no prepared answer for ${name}.`);
    const outcome = typeof prepared === 'function' ? await prepared(request) : prepared;
    return outcome.ok ? { ok: true, value: z.parse(schema, outcome.value) } : outcome;
  }
  return {
    send: (endpoint, request) => answer(endpoint.name, endpoint.success, request),
    fetch: (file) => answer(file.name, file.schema, {}),
    expect: () => {},
  };
}
