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
 * The best legal swaps of players of a complete saved team who will not play: as autofill rates players, within budget and squad limits, and
 * never with a player who will not play either. Together they are a trade that the rules accept. Where not all players can be replaced, one
 * joins after the other, in the order given.
 */
export function bestSwaps(saved: SavedTeam, leaving: readonly number[], world: GameWorld): Swaps {
  const team = { ...saved, saved };
  const movable = leaving.filter((id) => refusalsToTransferOut(id, team, world).length === 0);
  return swapAll(saved, movable, world) ?? addSwaps({ swaps: [], lineup: saved.lineup }, movable, { saved, world });
}

/** Adds a swap for each player who can be replaced beside those before. After each the others are tried again: it may pay for one of them. */
function addSwaps(
  known: Swaps,
  leaving: readonly number[],
  context: { readonly saved: SavedTeam; readonly world: GameWorld },
): Swaps {
  const outs = known.swaps.map(({ out }) => out);
  for (const id of leaving) {
    const more = swapAll(context.saved, [...outs, id], context.world);
    if (more === null) continue;
    const others = leaving.filter((other) => other !== id);
    return addSwaps(more, others, context);
  }
  return known;
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
  return applyTrades(saved, swaps, world).ok ? { swaps, lineup } : null;
}
