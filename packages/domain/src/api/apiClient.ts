import axios, { type AxiosResponse } from 'axios';
import { addressOf, type Language, searchOf } from '../contract/address.ts';
import type { Checksums } from '../contract/checksums.ts';
import type { Endpoint, RequestParts } from '../contract/endpoint.ts';
import { copiedAtHeader } from '../contract/offline/copies.ts';
import { envelopeOf } from '../contract/envelope.ts';
import { isFile } from '../contract/file.ts';
import { gameTimeHeader } from '../contract/gameTime.ts';
import { checksumHeader, type JsonFile, jsonAddressOf } from '../contract/jsonFile.ts';
import { safeModeHeader } from '../contract/safeMode.ts';
import { z } from '../contract/schema.ts';
import type { Edition } from '../editions.ts';
import { failureOf } from './failureOf.ts';
import { isSafeModeRefusal, type Outcome } from './failure.ts';
import { createChangeKeys } from './changeKeys.ts';
import { defaultRetry, retryPassingFailures, type RetryPolicy } from './retry.ts';

/** Where the answer of a call came from: the server, a copy on the device (`at` is when it was stored, ISO), or nowhere. */
export type AnswerSource =
  { readonly from: 'server' } | { readonly from: 'copy'; readonly at: string } | { readonly from: 'nowhere' };

export interface ApiOptions {
  readonly edition: Edition;
  readonly language: Language;
  /** The host without a trailing slash; absent for the host of the page. */
  readonly host?: string;
  /** Creates the Idempotency-Key of each call that changes something, so that a repeated call has one effect. */
  readonly newKey: () => string;
  /** The form of a body with a file; absent where axios makes it, whose code for that the site leaves out. */
  readonly formOf?: (body: NonNullable<RequestParts['body']>) => unknown;
  /** Called with the game time (ISO) of each answer. */
  readonly onGameTime?: (iso: string) => void;
  /** Called after each call. */
  readonly onSource?: (source: AnswerSource) => void;
  /** Called by each answer that says whether the game is in safe mode: those of its edition, and a change that it refused. */
  readonly onSafeMode?: (isOn: boolean) => void;
  /** Called when the server answers that the user is signed out. */
  readonly onSignedOut?: () => void;
  readonly retry?: RetryPolicy;
  /** Pauses between the parts of a long file; absent where no visitor waits meanwhile. */
  readonly pause?: () => Promise<void>;
}

/** Sends endpoints and fetches published files. An answer that breaks the contract is a typed failure; calls never throw. */
export interface Api {
  readonly send: <Request extends RequestParts, Success>(
    endpoint: Endpoint<Request, Success>,
    request: Request,
  ) => Promise<Outcome<Success>>;
  readonly fetch: <Value>(file: JsonFile<Value>) => Promise<Outcome<Value>>;
  /** Names these checksums when their files are fetched: a server process that still has other files reads them again before it answers. */
  readonly expect: (checksums: Checksums) => void;
}

/** Creates a client for one edition in one language. [A-008, G-333, G-346] */
export function createApi({
  edition,
  language,
  host = '',
  newKey,
  formOf,
  onGameTime,
  onSource,
  onSafeMode,
  onSignedOut,
  retry = defaultRetry,
  pause,
}: ApiOptions): Api {
  const http = axios.create({ baseURL: host, timeout: 10_000 });
  retryPassingFailures(http, retry);
  const keys = createChangeKeys(newKey);
  let expected: Partial<Record<string, string>> = {};

  async function answerOf<Value>(
    call: Promise<AxiosResponse<unknown>>,
    { schema, readInParts }: Pick<JsonFile<Value>, 'schema' | 'readInParts'>,
  ): Promise<Outcome<Value>> {
    try {
      const { data, headers } = await call;
      const gameTime: unknown = headers[gameTimeHeader.toLowerCase()];
      if (typeof gameTime === 'string') {
        onGameTime?.(gameTime);
        onSafeMode?.(headers[safeModeHeader.toLowerCase()] === 'on');
      }
      const copiedAt: unknown = headers[copiedAtHeader.toLowerCase()];
      onSource?.(typeof copiedAt === 'string' ? { from: 'copy', at: copiedAt } : { from: 'server' });
      const read = await (pause && readInParts ? readInParts(data, pause) : z.safeParse(schema, data));
      return read.success
        ? { ok: true, value: read.data }
        : { ok: false, failure: { kind: 'off-contract', detail: z.prettifyError(read.error) } };
    } catch (error) {
      const failure = failureOf(error);
      onSource?.({ from: failure.kind === 'offline' ? 'nowhere' : 'server' });
      if (failure.kind === 'signed-out') onSignedOut?.();
      if (isSafeModeRefusal(failure)) onSafeMode?.(true);
      return { ok: false, failure };
    }
  }

  return {
    send: async (endpoint, { params, query, body }) => {
      const { area, method } = endpoint;
      const url = `${addressOf(endpoint, edition, language, params ?? {})}${searchOf(query)}`;
      const key =
        method === 'GET' ? undefined : keys.keyOf(area, hasFile(body) ? undefined : JSON.stringify([method, url, body]));
      const outcome = await answerOf(
        http.request<unknown>({
          method,
          url,
          data: hasFile(body) && formOf ? formOf(body) : body,
          headers: {
            ...(key === undefined ? {} : { 'Idempotency-Key': key.value }),
            ...(hasFile(body) && !formOf ? { 'Content-Type': 'multipart/form-data' } : {}),
          },
        }),
        { schema: envelopeOf(endpoint.success) },
      );
      if (key !== undefined) keys.settle(key, outcome);
      // Not by `mapOutcome`, which the landing page does not load.
      return outcome.ok ? { ok: true, value: outcome.value.success } : outcome;
    },
    fetch: (file) => {
      const checksum = expected[file.name];
      const headers = checksum === undefined ? {} : { [checksumHeader]: checksum };
      return answerOf(http.get<unknown>(jsonAddressOf(file, edition), { headers }), file);
    },
    expect: (checksums) => {
      expected = checksums;
    },
  };
}

function hasFile(body: RequestParts['body']): body is NonNullable<RequestParts['body']> {
  return Object.values(body ?? {}).some(isFile);
}
