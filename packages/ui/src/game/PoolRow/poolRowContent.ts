import type { Rest } from '@rugby/domain/game/season/byes';
import type { Player } from '@rugby/domain/game/model/entities';
import type { PlayerFlags } from '@rugby/domain/game/team/playerFlags';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';

/** What a row of the pool shows of a player. Plain data. */
export interface PoolRowContent {
  readonly player: Pick<Player, 'id' | 'firstName' | 'lastName' | 'position' | 'status' | 'cost'>;
  readonly squad: SquadLook;
  /** Whether the squad has not named its team yet. The row then shows no uncertain status. */
  readonly isUnnamed?: boolean;
  /** The current round, if the player's squad has no match in it. */
  readonly rest?: { readonly kind: Rest; readonly roundNumber: number };
  /** Value of the statistic beside the price: points or percent, null where there is none. */
  readonly value: number | null;
  readonly state: PoolRowState;
  /** By how many dollars the player, who can be added, would put the team over its budget. */
  readonly over?: number;
}

/** Whether the player can be added. `shown` means that no player can be added now, for a reason that the pool shows once. */
export type PoolRowState =
  | { readonly kind: 'free' | 'in-team' | 'shown' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'locked'; readonly match: 'live' | 'played' };

/**
 * The state of a row from what the rules say of the player. `refusals` are the reasons why the player cannot be added; undefined while none can be,
 * because the team is full or read-only. [B4]
 */
export function poolRowState(
  { isInTeam, hasPlayedInThisRound, isPlaying }: Omit<PlayerFlags, 'refusals'>,
  refusals: readonly Refusal[] | undefined,
): PoolRowState {
  if (isInTeam) return { kind: 'in-team' };
  if (hasPlayedInThisRound) return { kind: 'locked', match: isPlaying ? 'live' : 'played' };
  if (refusals === undefined) return { kind: 'shown' };
  return refusals.length === 0 ? { kind: 'free' } : { kind: 'refused', refusals };
}
