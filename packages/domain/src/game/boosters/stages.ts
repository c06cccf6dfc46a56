import type { Round } from '../model/entities.ts';

type StagedRound = Pick<Round, 'roundNumber' | 'roundStage'>;

/** Whether a round of another stage follows, in which every booster can be used again. A championship has only group rounds. [G-015] */
export function hasLaterStage({ roundNumber, roundStage }: StagedRound, rounds: readonly StagedRound[]): boolean {
  return rounds.some((later) => later.roundNumber > roundNumber && later.roundStage !== roundStage);
}
