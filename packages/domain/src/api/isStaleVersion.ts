import type { Failure } from './failure.ts';

/** Whether the server refused a change because another version of the team was saved meanwhile. [D44] */
export function isStaleVersion(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'stale-version');
}
