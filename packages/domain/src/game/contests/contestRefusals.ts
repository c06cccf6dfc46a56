import type { ContestKind, ContestStatus } from '../model/contest.ts';
import type { Round } from '../model/entities.ts';
import type { League } from '../model/league.ts';
import { roundsToCome } from './contestOutlook.ts';
import { leastCupRounds } from '../model/contestSizes.ts';

/** Why a contest cannot be switched on or off. */
export type ContestRefusal =
  /** It has been drawn, so it is played to its end. */
  | { readonly rule: 'contest-drawn'; readonly contest: ContestKind }
  /** Fewer than `least` rounds of the league are still to come. */
  | { readonly rule: 'contest-too-late'; readonly contest: ContestKind; readonly least: number };

/** What a manager asks for: each contest on or off. Undefined leaves it as it is. */
export interface ContestChoice {
  readonly startId?: number | undefined;
  readonly hasHeadToHead?: boolean | undefined;
  readonly hasCup?: boolean | undefined;
}

/** Why a choice of contests is not possible. A contest can be switched on also in a league that has started, and off until its draw. [B22, D52] */
export function refusalsToSwitch(
  { startId, hasHeadToHead, hasCup }: ContestChoice,
  league: Pick<League, 'startId' | 'headToHead' | 'cup'>,
  rounds: readonly Round[],
  now: number,
): readonly ContestRefusal[] {
  const isMoved = startId !== undefined && startId !== league.startId;
  const coming = roundsToCome({ startId: startId ?? league.startId }, rounds, now).length;
  return [
    ...refusalsOf('head-to-head', league.headToHead, hasHeadToHead, { isMoved, coming, least: 1 }),
    ...refusalsOf('cup', league.cup, hasCup, { isMoved, coming, least: leastCupRounds }),
  ];
}

function refusalsOf(
  contest: ContestKind,
  status: ContestStatus,
  isWanted: boolean | undefined,
  { isMoved, coming, least }: { readonly isMoved: boolean; readonly coming: number; readonly least: number },
): readonly ContestRefusal[] {
  if (status === 'drawn') return isWanted === false ? [{ rule: 'contest-drawn', contest }] : [];
  const isSwitchedOn = status === 'off' && isWanted === true;
  const isMovedAlong = status === 'waiting' && isWanted !== false && isMoved;
  return (isSwitchedOn || isMovedAlong) && coming < least ? [{ rule: 'contest-too-late', contest, least }] : [];
}
