import type { Selection } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';

/** One difference between the saved team and the sent one: a missing player, an additional player, or another captain (null: none). */
export type SelectionDifference =
  | { readonly kind: 'left-out' | 'not-sent'; readonly playerId: number }
  | { readonly kind: 'captain'; readonly sent: number | null; readonly saved: number | null };

/** The differences between two selections. Slots of one position count as equal. [B6] */
export function selectionDifferences(sent: Selection, saved: Selection): readonly SelectionDifference[] {
  const [sentIds, savedIds] = [playerIds(sent.lineup), playerIds(saved.lineup)];
  return [
    ...sentIds.filter((id) => !savedIds.includes(id)).map((playerId) => ({ kind: 'left-out', playerId }) as const),
    ...savedIds.filter((id) => !sentIds.includes(id)).map((playerId) => ({ kind: 'not-sent', playerId }) as const),
    ...(sent.captainId === saved.captainId ? [] : [{ kind: 'captain', sent: sent.captainId, saved: saved.captainId } as const]),
  ];
}
