import { addressOf, editionsServing, languages, otherAddressesOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { openInSafeMode } from '@rugby/domain/contract/openInSafeMode';
import { safeModeHeader } from '@rugby/domain/contract/safeMode';
import type { Edition } from '@rugby/domain/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { repeatWhenLost } from '../../db/connectionLoss.ts';
import type { Admission } from '../availability/Admission.ts';
import { extendAnswerTime } from '../availability/limitAnswerTime.ts';
import type { SafeMode } from '../availability/SafeMode.ts';
import { logFault, statusOf } from '../handleErrors.ts';
import type { Work } from './Routes.ts';
import type { ServedEndpoint } from './ServedEndpoint.ts';

export interface EndpointDeps {
  readonly admission: Admission;
  readonly safeMode: SafeMode;
  /** Game time of an edition, ISO 8601 in milliseconds. */
  readonly gameTime: (edition: Edition) => Promise<string>;
  /** Whether the routes also read multipart forms. */
  readonly acceptsForms?: boolean;
  /** Called for each endpoint that is served. */
  readonly onServed?: (served: ServedEndpoint) => void;
}

/** A request with what answers it. */
export interface HttpExchange {
  readonly edition: Edition;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** When the request had arrived completely, by `performance.now()`. */
  readonly receivedAt: number;
  /** Gives the call the time of those that hash a password, and no longer counts it among those that are answered soon. */
  readonly takeLonger: () => void;
  /** Does not count the call among the open ones until the returned function is called. */
  readonly pause: () => () => void;
}

/**
 * Answers an endpoint on `app` in each edition and under every URL that it answers to, with the JSON that `answer` returns. Refuses what is not
 * admitted now, and changes in safe mode, before the body is read.
 */
export function registerEndpoint(
  app: FastifyInstance,
  { admission, safeMode, gameTime, acceptsForms = false, onServed }: EndpointDeps,
  described: Omit<ServedEndpoint, 'acceptsForms'>,
  { hashesPassword = false }: Work,
  answer: (exchange: HttpExchange) => Promise<string>,
): void {
  const { endpoint, isMutation } = described;
  const isRead = endpoint.method === 'GET' && !isMutation;
  const isChange = isMutation || (endpoint.method !== 'GET' && !openInSafeMode.has(endpoint));
  // Passwords wait in a bounded queue of their own, which may take longer and must not keep others from being admitted.
  const kind = hashesPassword ? undefined : isMutation ? 'change' : 'read';
  onServed?.({ ...described, acceptsForms });
  for (const { edition, url } of addressesOf(endpoint)) {
    app.route({
      method: endpoint.method,
      url,
      ...(isMutation ? { exposeHeadRoute: false } : {}),
      ...(hashesPassword ? { config: { answerMs: HASHING_ANSWER_MS } } : {}),
      onRequest: async (_request, reply) => {
        if (safeMode.isOn) void reply.header(safeModeHeader, 'on');
        if (isChange) safeMode.refuseChange();
        // Before the body is read: a refusal costs as little as possible.
        admission.refuseIfFull(kind ?? 'read');
      },
      handler: async (request, reply) => {
        const receivedAt = performance.now();
        const call = kind === undefined ? undefined : admission.enter(kind);
        void reply.header('Cache-Control', 'no-store');
        try {
          if (endpoint.area === 'game') void reply.header(gameTimeHeader, await repeatWhenLost(() => gameTime(edition)));
          const exchange = { edition, request, reply, receivedAt, takeLonger, pause: () => call?.pause() ?? nothing };
          const body = await (isRead ? repeatWhenLost(() => answer(exchange)) : answer(exchange));
          // The time limit may have answered meanwhile.
          return reply.sent ? reply : reply.type('application/json; charset=utf-8').send(body);
        } catch (error) {
          if (!reply.sent) throw error;
          if (statusOf(error) === 500) logFault(request, error);
          return reply;
        } finally {
          call?.leave();
        }

        function takeLonger(): void {
          call?.leave();
          extendAnswerTime(request, HASHING_ANSWER_MS);
        }
      },
    });
  }
}

const nothing = () => {};

/** Hashing a password is slow on purpose: on a busy machine the answer takes longer. */
const HASHING_ANSWER_MS = 10_000;

/** Returns all URL patterns under which an endpoint is served, each with its edition; an account is the same in both. */
export function addressesOf(
  endpoint: Pick<AnyEndpoint, 'area' | 'path'>,
): readonly { readonly edition: Edition; readonly url: string }[] {
  const language = `:lang(^(?:${languages.join('|')})$)`;
  return editionsServing(endpoint).flatMap((edition) =>
    [addressOf(endpoint, edition, language), ...otherAddressesOf(endpoint, edition, language)].map((url) => ({ edition, url })),
  );
}
