import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';

/** Seconds. A server that asks for more is not passing: the fan is told instead of kept waiting. */
const longestWait = 5;
const passingStatuses = new Set([429, 502, 503, 504]);

export interface RetryPolicy {
  /** How often a call is sent at most. */
  readonly attempts: number;
  /** Milliseconds between two attempts; a quarter is added or taken by chance, so that a crowd does not come back at once. */
  readonly pause: number;
}

/** The product's retry: five attempts, a second apart. [G-357] */
export const defaultRetry: RetryPolicy = { attempts: 5, pause: 1000 };

/**
 * Makes a client repeat what may be repeated: on network failure, 429, 502, 503 and 504 only, and only reads or calls that carry an
 * Idempotency-Key. [G-357]
 */
export function retryPassingFailures(http: AxiosInstance, { attempts, pause }: RetryPolicy): void {
  axiosRetry(http, {
    retries: attempts - 1,
    shouldResetTimeout: true,
    retryCondition: (error) => isPassing(error) && mayRepeat(error) && retryAfterSeconds(error) <= longestWait,
    retryDelay: (_, error) => Math.max(jittered(pause), retryAfterSeconds(error) * 1000),
  });
}

function isPassing(error: AxiosError): boolean {
  return error.response === undefined ? error.code !== 'ERR_CANCELED' : passingStatuses.has(error.response.status);
}

function mayRepeat({ config }: AxiosError): boolean {
  if (config === undefined) return false;
  return config.method === 'get' || config.headers['Idempotency-Key'] !== undefined;
}

function jittered(pause: number): number {
  return pause * (0.75 + Math.random() / 2);
}

function retryAfterSeconds({ response }: AxiosError): number {
  const seconds = Number(response?.headers['retry-after']);
  return Number.isFinite(seconds) ? seconds : 0;
}
