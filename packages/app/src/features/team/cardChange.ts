import { boosterBehaviours } from '@rugby/domain/game/boosters/boosterBehaviours';
import { refusalsToBoost } from '@rugby/domain/game/boosters/boosterRefusals';
import { teamBadge } from '@rugby/domain/game/boosters/teamBadge';
import type { Booster, BoosterType, Selection, TeamPoints } from '@rugby/domain/game/model/entities';
import type { Transfer } from '@rugby/domain/game/transfers/transfers';
import type { SavedTeam, GameWorld } from '@rugby/domain/game/model/world';
import type { CardBadge, CardChange } from '@rugby/ui/game/PlayerCard';

/** A team as its cards show it. */
export interface CardTeam extends Selection {
  /** Points of the shown round, the captain's doubled; undefined while there are none. */
  readonly points: TeamPoints | undefined;
  /** Those that work in the shown round. */
  readonly boosters: readonly Booster[];
  /** Those that are not sent, in transfer mode. */
  readonly transfers?: readonly Transfer[];
  /** The booster that waits for its player, and who is pressed for it. */
  readonly choice?: { readonly type: BoosterType; readonly playerId: number | null };
}

/** The badge of a player's card: an applied booster, else the captaincy. */
export function badgeOf(playerId: number, { captainId, boosters, choice }: CardTeam): CardBadge | undefined {
  const chosen = choice?.playerId === playerId ? boosterBehaviours[choice.type].badge : null;
  return chosen ?? teamBadge(playerId, { captainId, boosters });
}

/** The pending change of a player: whether a booster can be applied, or which side of a transfer they are on. [G-261, G-292, G-293] */
export function changeOf(playerId: number, team: CardTeam, saved: SavedTeam | null, world: GameWorld): CardChange | undefined {
  const { choice, transfers = [] } = team;
  if (choice !== undefined && saved !== null) {
    if (choice.playerId === playerId) return 'chosen';
    const [refusal] = refusalsToBoost(choice.type, playerId, saved, world);
    if (refusal === undefined) return 'pickable';
    return refusal.rule === 'booster-not-for-captain' ? 'unsuitable' : 'disabled';
  }
  if (transfers.some((transfer) => transfer.out === playerId)) return 'out';
  return transfers.some((transfer) => transfer.in === playerId) ? 'in' : undefined;
}
