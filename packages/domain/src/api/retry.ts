import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { isFinal } from './failure.ts';
import { failureOf } from './failureOf.ts';

/** Seconds. When the server asks for a longer wait, the call fails at once and the user sees the failure. */
const maxWait = 5;

export interface RetryPolicy {
  /** The greatest number of times that a call is sent. */
  readonly attempts: number;
  /** Milliseconds between two attempts, plus or minus a random quarter: many clients must not retry at the same moment. */
  readonly pause: number;
}

/** Five attempts, one second apart. [G-357] */
export const defaultRetry: RetryPolicy = { attempts: 5, pause: 1000 };

/**
 * Makes a client retry calls after network failures, 429, 502, 503 and 504, and while the server is still at work on the same call. Only reads and calls
 * with an Idempotency-Key are retried. [G-357]
 */
export function retryPassingFailures(http: AxiosInstance, { attempts, pause }: RetryPolicy): void {
  axiosRetry(http, {
    retries: attempts - 1,
    shouldResetTimeout: true,
    retryCondition: (error) => isPassing(error) && mayRepeat(error) && retryAfterSeconds(error) <= maxWait,
    retryDelay: (_, error) => Math.max(addJitter(pause), spread(retryAfterSeconds(error) * 1000)),
  });
}

function isPassing(error: AxiosError): boolean {
  if (error.response === undefined) return error.code !== 'ERR_CANCELED';
  const failure = failureOf(error);
  return failure.kind === 'unavailable' || (failure.kind === 'refused' && !isFinal(failure));
}

function mayRepeat({ config }: AxiosError): boolean {
  if (config === undefined) return false;
  return config.method === 'get' || config.headers['Idempotency-Key'] !== undefined;
}

function addJitter(pause: number): number {
  return pause * (0.75 + Math.random() / 2);
}

/** From what the server asks for to twice as long: clients that it refused together come back one by one. */
function spread(milliseconds: number): number {
  return milliseconds * (1 + Math.random());
}

function retryAfterSeconds({ response }: AxiosError): number {
  const seconds = Number(response?.headers['retry-after']);
  return Number.isFinite(seconds) ? seconds : 0;
}
