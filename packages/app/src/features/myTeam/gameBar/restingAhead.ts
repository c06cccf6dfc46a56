import { isFull, playerIds } from '@rugby/domain/game/model/lineup';
import { restingPlayers } from '@rugby/domain/game/season/byes';
import { hasRoundBegun } from '@rugby/domain/game/season/rounds';
import type { MyTeamStores } from '../../../stores/Stores.ts';

/** The players of a full lineup without a match in the round, until it begins. [D47] */
export function restingAhead({ team, season }: Pick<MyTeamStores, 'team' | 'season'>): readonly number[] {
  const { world, currentRound } = season;
  const { lineup } = team.draft;
  if (world === undefined || currentRound === undefined || !isFull(lineup) || hasRoundBegun(currentRound, world.now)) return [];
  return restingPlayers(playerIds(lineup), world);
}
