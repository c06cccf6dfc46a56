import type { Player, Position } from '@rugby/domain/game/model/entities';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';

/** One side of a transfer. Plain data: who shows it has looked it up. */
export interface TransferSide {
  readonly player: Pick<Player, 'id' | 'firstName' | 'lastName' | 'cost'>;
  readonly squad: SquadLook;
  /** His match has kicked off: this side can change no more. */
  readonly isLocked?: boolean;
}

/** A player who goes, and the one who comes for him; null while the place is open. */
export interface TransferContent {
  readonly out: TransferSide;
  readonly in: TransferSide | null;
  readonly position: Position;
}
