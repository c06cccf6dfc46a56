import { currentRound } from './rounds.ts';
import type { GameWorld, StoredTeam } from './world.ts';

/** The round from which a team counts once it is stored: the current one when it first becomes complete, none while it is not. */
export function startRoundOf(
  isComplete: boolean,
  stored: Pick<StoredTeam, 'startRoundId'> | null,
  { rounds }: Pick<GameWorld, 'rounds'>,
): number | null {
  if (!isComplete) return null;
  return stored?.startRoundId ?? currentRound(rounds)?.id ?? null;
}
