import type { Selection } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';

/** One difference between the stored team and the sent one: a missing player, an additional player, or another captain (null: none). */
export type SelectionDifference =
  | { readonly kind: 'left-out' | 'not-sent'; readonly playerId: number }
  | { readonly kind: 'captain'; readonly sent: number | null; readonly stored: number | null };

/** The differences between two selections. Slots of one position count as equal. [B6] */
export function selectionDifferences(sent: Selection, stored: Selection): readonly SelectionDifference[] {
  const [sentIds, storedIds] = [playerIds(sent.lineup), playerIds(stored.lineup)];
  return [
    ...sentIds.filter((id) => !storedIds.includes(id)).map((playerId) => ({ kind: 'left-out', playerId }) as const),
    ...storedIds.filter((id) => !sentIds.includes(id)).map((playerId) => ({ kind: 'not-sent', playerId }) as const),
    ...(sent.captainId === stored.captainId
      ? []
      : [{ kind: 'captain', sent: sent.captainId, stored: stored.captainId } as const]),
  ];
}
