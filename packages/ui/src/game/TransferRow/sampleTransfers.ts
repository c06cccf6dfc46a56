import { slots } from '@rugby/domain/game/model/positions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { playerOf } from '../PlayerCard/sampleCards.ts';
import { squadOf } from '../PoolRow/sampleRows.ts';
import type { TransferContent, TransferSide } from './transferContent.ts';

/** A number of transfers of the sample lineup, each for another player of the position; for stories. */
export function transfersOf(season: GameWorld, count: number): readonly TransferContent[] {
  return slots.slice(0, count).map(({ position, jersey }, index) => {
    const others = [...season.players.values()].filter((player) => player.position === position && player.id > slots.length);
    const newcomer = others[20 + index] ?? playerOf(season, jersey);
    return { out: sideOf(season, jersey), in: sideOf(season, newcomer.id), position };
  });
}

/** A transfer of the sample player with a shirt number, whose slot is open. */
export function openTransfer(season: GameWorld, jersey: number): TransferContent {
  return { out: sideOf(season, jersey), in: null, position: playerOf(season, jersey).position };
}

/** A side whose player has another last name. */
export function withLastName(side: TransferSide, lastName: string): TransferSide {
  return { ...side, player: { ...side.player, lastName }, name: lastName };
}

function sideOf(season: GameWorld, playerId: number): TransferSide {
  const player = playerOf(season, playerId);
  const { name, abbreviation, kit } = squadOf(season, player.squadId);
  return { player, name: player.lastName, squad: { name, abbreviation, kit } };
}
