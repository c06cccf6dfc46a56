import type { Player, PlayerStatus, Round } from '../model/entities.ts';
import { fixturesOf, hasStarted } from '../season/rounds.ts';

/** How many players of a lineup have their match of a round before them, and how many are playing it now. */
export interface PlayersLeft {
  readonly toPlay: number;
  readonly inPlay: number;
}

/**
 * Counts the players of a team who still play in a round at `now` (epoch milliseconds). A player who rests, is injured or is not selected does
 * not count. [B14]
 */
export function countPlayersLeft(players: readonly Player[], round: Round, now: number): PlayersLeft {
  const toPlay = players.filter((player) => isStillToPlay(player, round, now));
  return { toPlay: toPlay.length, inPlay: players.filter((player) => isInPlay(player, round, now)).length };
}

/** Whether a player has a match of the round before them and may play in it. */
export function isStillToPlay({ squadId, status }: Player, round: Round, now: number): boolean {
  return !absent.has(status) && fixturesOf(squadId, round).some((fixture) => !hasStarted(fixture, now));
}

function isInPlay({ squadId, status }: Player, round: Round, now: number): boolean {
  const isPlayed = fixturesOf(squadId, round).some((fixture) => hasStarted(fixture, now) && fixture.status !== 'complete');
  return !absent.has(status) && isPlayed;
}

const absent: ReadonlySet<PlayerStatus> = new Set(['not-selected', 'injured', 'eliminated']);
