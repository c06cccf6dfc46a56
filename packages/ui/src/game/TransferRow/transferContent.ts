import type { Player, Position } from '@rugby/domain/game/model/entities';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';

/** One side of a transfer. Plain data. */
export interface TransferSide {
  readonly player: Pick<Player, 'id' | 'firstName' | 'lastName' | 'cost'>;
  /** The last name; the full name where the team has another player of that last name. */
  readonly name: string;
  readonly squad: SquadLook;
  /** Whether the player's match has started, so that this side can no longer change. */
  readonly isLocked?: boolean;
}

/** A leaving player and the replacement; null while the slot is open. */
export interface TransferContent {
  readonly out: TransferSide;
  readonly in: TransferSide | null;
  readonly position: Position;
}
