import { fillSlots } from '../autofill/autofill.ts';
import type { Lineup } from '../model/entities.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';
import { selectionWithout } from '../team/selectionWithout.ts';
import { applyTrades } from '../transfers/trades.ts';
import { refusalsToTransferOut, transfersOf } from '../transfers/transfers.ts';
import { absenceOf } from './absence.ts';

/** A player who leaves and the one who comes in instead. */
export interface Swap {
  readonly out: number;
  readonly in: number;
}

/** Legal swaps and the lineup after all of them. */
export interface Swaps {
  readonly swaps: readonly Swap[];
  readonly lineup: Lineup;
}

/**
 * The best legal swaps of players of a complete saved team: as autofill rates players, within budget and squad limits, and never with a player
 * who will not play either. Together they are a trade that the rules accept. Where not all players can be replaced, as many as
 * can, in the order given.
 */
export function bestSwaps(saved: SavedTeam, leaving: readonly number[], world: GameWorld): Swaps {
  const team = { ...saved, saved };
  const movable = leaving.filter((id) => refusalsToTransferOut(id, team, world).length === 0);
  const none: Swaps = { swaps: [], lineup: saved.lineup };
  const together = movable.length === 0 ? none : swapAll(saved, movable, world);
  if (together !== null) return together;
  let best = none;
  for (const id of movable) best = swapAll(saved, [...best.swaps.map(({ out }) => out), id], world) ?? best;
  return best;
}

function swapAll(saved: SavedTeam, leaving: readonly number[], world: GameWorld): Swaps | null {
  const filled = fillSlots(
    { ...selectionWithout(leaving, saved), saved },
    world,
    (player) => absenceOf(player, world) === undefined,
  );
  if (!filled.ok) return null;
  const { lineup } = filled.selection;
  const swaps = transfersOf({ lineup, captainId: null, saved }).flatMap(({ out, in: into }) =>
    into === null ? [] : [{ out, in: into }],
  );
  return swaps.length === leaving.length && applyTrades(saved, swaps, world).ok ? { swaps, lineup } : null;
}
