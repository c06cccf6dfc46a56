import type { FailureCode } from '@rugby/domain/contract/envelope';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../config/fullDisk.ts';
import { codeOf as codeOfError } from '../config/StartError.ts';
import { isConnectionLost } from '../db/connectionLoss.ts';
import { ClosingError } from '../protection/refuseWhileClosing.ts';
import { sentenceOf } from '../protection/sentenceOf.ts';
import { SafeModeError } from './availability/SafeMode.ts';
import { isOpened, sendErrorPage } from './errorPage.ts';
import { requestTargetOf } from './requestTarget.ts';
import { BusyError } from './availability/BusyError.ts';
import { KnownPaths } from './KnownPaths.ts';
import { TimeoutError } from './availability/limitAnswerTime.ts';
import { type Reason, RefusedError } from './RefusedError.ts';

/**
 * Answers every error in the envelope of the contract: reasons for 4xx, one sentence without detail for 5xx, which is a page for a browser that opens
 * one. A method that a known path does not accept is 405 with those that it does. Comes before the routes.
 */
export function handleErrors(app: FastifyInstance, words: Words): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof RefusedError) return sendErrors(reply, error.status, error.reasons);
    if (error instanceof SafeModeError) {
      void reply.header('Retry-After', safeModeRetrySeconds);
      return sendErrors(reply, 503, [{ code: 'safe-mode', message: words('server.safeMode') }]);
    }
    if (isOverload(error)) {
      // Other overloads pass by themselves; this one waits for the operator.
      if (isDiskFull(error)) request.log.error('the disk of the database is full');
      void reply.header('Retry-After', error instanceof BusyError ? error.retryAfterSeconds : 1);
      return sendFault(request, reply, 503, words('common.errors.unavailable'));
    }
    const status = statusOf(error);
    if (status < 500) return sendErrors(reply, status, [{ code: codeOf(status), message: sentenceOf(status, words) }]);
    logFault(request, error);
    return sendFault(request, reply, 500, words('common.errors.generic'));
  });
  const known = new KnownPaths(app);
  app.setNotFoundHandler(async ({ method, url }, reply) => {
    const methods = known.methodsOf(requestTargetOf(url).path);
    if (methods.length === 0 || methods.includes(method))
      return sendErrors(reply, 404, [{ code: 'not-found', message: words('server.notFound') }]);
    const message = words('server.methodNotAllowed', { method, methods: methods.join(', ') });
    return sendErrors(reply.header('Allow', methods.join(', ')), 405, [{ code: 'malformed', message }]);
  });
}

/** Answers a URL that cannot be parsed, before a route is found, in the envelope of the contract. Hooks do not run then, so it sends `headers`. */
export function handleMalformedUrl(
  words: Words,
  headers: Readonly<Record<string, string>>,
): (error: Error, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, _request, reply) =>
    void sendErrors(reply.headers({ ...headers }), 400, [{ code: 'malformed', message: words('server.malformed') }]);
}

/** Logs a fault of the server with its stack. */
export function logFault(request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error }, 'a request failed');
}

/** Longer than any client waits by itself. */
const safeModeRetrySeconds = 60;

function sendFault(request: FastifyRequest, reply: FastifyReply, status: number, message: string): Promise<FastifyReply> {
  return isOpened(request)
    ? sendErrorPage(reply, status, message)
    : sendErrors(reply, status, [{ code: 'unavailable', message }]);
}

async function sendErrors(reply: FastifyReply, status: number, reasons: readonly Reason[]): Promise<FastifyReply> {
  return reply.code(status).header('Cache-Control', 'no-store').send({ success: null, errors: reasons });
}

// PostgreSQL cannot store the character zero in text.
const unstorableText = '22021';

/** The status with which an error is answered: 500 is a fault of the server. */
export function statusOf(error: unknown): number {
  if (error instanceof RefusedError) return error.status;
  if (error instanceof SafeModeError || isOverload(error)) return 503;
  if (error instanceof Error && 'code' in error && error.code === unstorableText) return 400;
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function codeOf(status: number): FailureCode {
  return status === 429 ? 'rate-limited' : 'malformed';
}

// The database is down, starting, stopping, demoted or too slow: a lost connection, classes 53 and 57 of its error codes, and a request that
// timed out or came while the server closes.
function isOverload(error: unknown): boolean {
  if (error instanceof TimeoutError || error instanceof BusyError || error instanceof ClosingError) return true;
  // The pool had no free connection in time.
  if (error instanceof Error && error.message.includes('timeout exceeded')) return true;
  return isConnectionLost(error) || /^(?:53|57)/.test(codeOfError(error) ?? '');
}
