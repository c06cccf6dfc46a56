import type { Round, Squad } from '../model/entities.ts';
import { findPlayer } from '../model/lookup.ts';
import type { GameWorld } from '../model/world.ts';
import { currentRound, fixturesOf } from './rounds.ts';

/** What a squad without a match has in a round: a bye in the group stage; in the knockout stage it is not among those who play. */
export type Rest = 'bye' | 'no-match';

/** What a round is for squads without a match in it. */
export function restIn({ roundStage }: Pick<Round, 'roundStage'>): Rest {
  return roundStage === 'group' ? 'bye' : 'no-match';
}

/**
 * Whether a squad has no match in a round, so that its players cannot score in it. Without a round, and in a round whose fixtures are not known
 * yet, no squad rests. [D47]
 */
export function isResting(squadId: number, round: Round | undefined): boolean {
  return round !== undefined && round.fixtures.length > 0 && fixturesOf(squadId, round).length === 0;
}

/** Whether a squad has no match in the current round. No squad rests after the season. */
export function isRestingNow(squadId: number, rounds: readonly Round[]): boolean {
  const round = currentRound(rounds);
  return round?.status !== 'complete' && isResting(squadId, round);
}

/** The players without a match in the current round, in the order given. */
export function restingPlayers(playerIds: readonly number[], world: Pick<GameWorld, 'players' | 'rounds'>): readonly number[] {
  return playerIds.filter((id) => {
    const player = findPlayer(id, world);
    return player !== undefined && isRestingNow(player.squadId, world.rounds);
  });
}

/** The squads without a match in the current round, in the order of the season. */
export function restingSquads({ squads, rounds }: Pick<GameWorld, 'squads' | 'rounds'>): readonly Squad[] {
  return squads.filter(({ id }) => isRestingNow(id, rounds));
}
