import type { Dashboard } from '@rugby/domain/contract/dashboard';
import type { Edition } from '@rugby/domain/editions';
import type { Player, Round, Squad } from '@rugby/domain/game/entities';

/** Everything that a server knows, as one value. */
export interface World {
  readonly edition: Edition;
  /** Game time, ISO 8601. */
  readonly now: string;
  readonly rounds: readonly Round[];
  readonly squads: readonly Squad[];
  readonly players: readonly Player[];
  readonly dashboard: Dashboard;
}
