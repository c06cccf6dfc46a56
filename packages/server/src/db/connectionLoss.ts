import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../config/StartError.ts';

// Class 08, and a server that ends, crashed or starts: 57P01 to 57P03. 25006: a leader that was demoted accepts no changes.
const lostStates = /^(?:08...|57P0[1-3]|25006)$/;
// A leader that was demoted refuses some statements with the state of an internal fault: no transaction gets a number during recovery.
const lostMessages = /Connection terminated|is not queryable|Query read timeout|during recovery/;
const brokenSockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Whether an error says that the database of a connection is gone, hangs or is no longer the leader of its cluster. A new connection may lead to the
 * next leader.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return lostStates.test(code) || brokenSockets.has(code) || lostMessages.test(error.message);
}

/** The pauses in milliseconds before an attempt is repeated. A request has less than two seconds. */
const PAUSES = [50, 250, 700];

/** Runs `attempt`, and again a few times while it fails because a connection was lost and `mayRepeat` allows it. */
export async function repeatWhenLost<Done>(attempt: () => Promise<Done>, mayRepeat: () => boolean = () => true): Promise<Done> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConnectionLost(error) || !mayRepeat()) throw error;
      await sleep(pause);
    }
  }
  return attempt();
}
