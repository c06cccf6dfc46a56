import type { Random } from '../random.ts';

export type ScoringKind = 'converted-try' | 'try' | 'penalty' | 'drop-goal';

/** Points of a scoring play on the scoreboard. */
export const pointsOfPlay: Readonly<Record<ScoringKind, number>> = { 'converted-try': 7, try: 5, penalty: 3, 'drop-goal': 3 };

const POINTS_PER_TRY = 7.4;
const CONVERTED = 0.73;
const PENALTIES = 0.9;
const DROP_GOALS_IN_PENALTIES = 0.03;

/**
 * Returns plausible scoring plays that sum to a score. Scores of 1, 2 and 4 are impossible: for them it returns plays for the
 * next lower possible score.
 */
export function scoringPlays(score: number, random: Random): readonly ScoringKind[] {
  const ways = waysTo(score);
  if (ways.length === 0) return score > 0 ? scoringPlays(score - 1, random) : [];
  const { tries, converted, kicks } = random.pick(ways, (way) => likelihoodOf(way, score));
  return [
    ...Array.from({ length: tries }, (_, index) => (index < converted ? ('converted-try' as const) : ('try' as const))),
    ...Array.from({ length: kicks }, () =>
      random.chance(DROP_GOALS_IN_PENALTIES) ? ('drop-goal' as const) : ('penalty' as const),
    ),
  ];
}

interface Way {
  readonly tries: number;
  readonly converted: number;
  readonly kicks: number;
}

function waysTo(score: number): readonly Way[] {
  const ways: Way[] = [];
  for (let tries = 0; tries * pointsOfPlay.try <= score; tries += 1) {
    for (let converted = 0; converted <= tries; converted += 1) {
      const rest = score - tries * pointsOfPlay.try - converted * (pointsOfPlay['converted-try'] - pointsOfPlay.try);
      if (rest >= 0 && rest % pointsOfPlay.penalty === 0) ways.push({ tries, converted, kicks: rest / pointsOfPlay.penalty });
    }
  }
  return ways;
}

function likelihoodOf({ tries, converted, kicks }: Way, score: number): number {
  return (
    poisson(tries, score / POINTS_PER_TRY) *
    combinations(tries, converted) *
    CONVERTED ** converted *
    (1 - CONVERTED) ** (tries - converted) *
    poisson(kicks, PENALTIES)
  );
}

function poisson(times: number, mean: number): number {
  return mean === 0 ? Number(times === 0) : Math.exp(times * Math.log(mean) - mean) / factorial(times);
}

function combinations(all: number, some: number): number {
  return factorial(all) / factorial(some) / factorial(all - some);
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}
