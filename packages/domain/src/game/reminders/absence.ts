import type { Player, PlayerStatus, Selection } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';
import { findPlayer } from '../model/lookup.ts';
import type { GameWorld } from '../model/world.ts';
import { isRestingNow } from '../season/byes.ts';
import { lockingFixture } from '../season/rounds.ts';
import { restingToReplace } from '../team/restingToReplace.ts';

/** Why a player will not play in the current round. */
export type Absence = Extract<PlayerStatus, 'not-selected' | 'injured' | 'eliminated'> | 'resting';

/** A player of a team who will not play and is not locked. */
export interface AbsentPlayer {
  readonly playerId: number;
  readonly reason: Absence;
}

/** Why a player will not play in the current round; undefined for one who may. */
export function absenceOf({ status, squadId }: Player, { rounds }: Pick<GameWorld, 'rounds'>): Absence | undefined {
  if (status === 'not-selected' || status === 'injured' || status === 'eliminated') return status;
  return isRestingNow(squadId, rounds) ? 'resting' : undefined;
}

/** The players of all squads who will not play and are not locked: a team without them needs no reminder. */
export function absentPlayerIds({ players, rounds, now }: Pick<GameWorld, 'players' | 'rounds' | 'now'>): readonly number[] {
  return [...players.values()].flatMap((player) =>
    absenceOf(player, { rounds }) !== undefined && lockingFixture(player, rounds, now) === undefined ? [player.id] : [],
  );
}

/**
 * The players of a team who will not play and are not locked, in the order of the lineup. Players of a resting squad whose minimum keeps them in
 * the team are left out. [B15]
 */
export function absencesOf(team: Selection, world: GameWorld): readonly AbsentPlayer[] {
  const replaceable = new Set(restingToReplace(team, world));
  return playerIds(team.lineup).flatMap((playerId) => {
    const player = findPlayer(playerId, world);
    const reason = player && absenceOf(player, world);
    if (player === undefined || reason === undefined || lockingFixture(player, world.rounds, world.now)) return [];
    return reason === 'resting' && !replaceable.has(playerId) ? [] : [{ playerId, reason }];
  });
}
