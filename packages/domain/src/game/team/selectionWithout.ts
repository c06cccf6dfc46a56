import type { Selection } from '../model/entities.ts';
import { removePlayer } from '../model/lineup.ts';

/** The selection without some players, whose slots become free. Without its captain it has none. */
export function selectionWithout(leaving: readonly number[], { lineup, captainId }: Selection): Selection {
  const isCaptainLeaving = captainId !== null && leaving.includes(captainId);
  return {
    lineup: leaving.reduce((left, id) => removePlayer(left, id), lineup),
    captainId: isCaptainLeaving ? null : captainId,
  };
}
