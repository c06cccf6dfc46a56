import type { Gamebar } from '@rugby/domain/contract/gamebar';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { aGamebar, aRoundAmongAll } from '../../builders/history.ts';
import type { World } from '../../scenarios/World.ts';

/** The figures of the team for a round: those of the world for the current round, the points that were played for another. */
export function gamebarOf(roundId: number | undefined, { gamebar, history, rounds }: World): Gamebar {
  const played = history.find((past) => past.roundId === roundId);
  if (roundId === undefined || roundId === currentRound(rounds)?.id) return gamebar;
  if (played === undefined)
    return { ...aGamebar(), totalPoints: gamebar.totalPoints, rank: gamebar.rank, rounds: gamebar.rounds };
  const isFirst = gamebar.rounds[0]?.roundId === roundId;
  return { ...gamebar, ...aRoundAmongAll(played.points.round), isProvisional: false, ...(isFirst && { placesWon: null }) };
}
