import type { Selection } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';

/**
 * How a stored team differs from the one that was sent: somebody is left out, somebody was not sent, or another is captain (null: nobody).
 */
export type SelectionDifference =
  | { readonly kind: 'left-out' | 'not-sent'; readonly playerId: number }
  | { readonly kind: 'captain'; readonly sent: number | null; readonly stored: number | null };

/** What differs between two selections; empty when both hold the same players and captain, in whatever slots of a position. [B6] */
export function selectionDifferences(sent: Selection, stored: Selection): readonly SelectionDifference[] {
  const [wanted, kept] = [playerIds(sent.lineup), playerIds(stored.lineup)];
  return [
    ...wanted.filter((id) => !kept.includes(id)).map((playerId) => ({ kind: 'left-out', playerId }) as const),
    ...kept.filter((id) => !wanted.includes(id)).map((playerId) => ({ kind: 'not-sent', playerId }) as const),
    ...(sent.captainId === stored.captainId
      ? []
      : [{ kind: 'captain', sent: sent.captainId, stored: stored.captainId } as const]),
  ];
}
