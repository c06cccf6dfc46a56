import type { RankingRow } from '@rugby/domain/contract/ranking';
import type { Round } from '@rugby/domain/game/model/entities';
import { isPickSeen } from '@rugby/domain/game/team/hidePicks';
import { isRival, type Rival } from '../../builders/rivals.ts';
import type { World } from '../../scenarios/World.ts';
import { gameWorldOf } from '../storeTeam.ts';

/** The captain of the user's team; most rivals have the same one. */
export function rankedCaptain({ userId }: Rival, round: Round | undefined, world: World): RankingRow['captain'] {
  if (round === undefined) return null;
  const { history, team, players } = world;
  const own = history.find(({ roundId }) => roundId === round.id) ?? team;
  const playerId = isRival(userId) ? players[10 * ((userId * userId) % 3)]?.id : own?.captainId;
  const isSeen = !isRival(userId) || round.status === 'complete' || isPickSeen(playerId ?? 0, gameWorldOf(world));
  const player = isSeen ? players.find(({ id }) => id === playerId) : undefined;
  return player === undefined ? null : { playerId: player.id, name: player.lastName };
}
