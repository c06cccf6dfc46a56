import type { Booster, BoosterType, Player } from '../model/entities.ts';
import { withPlayer } from '../model/lineup.ts';
import { type WhatIfRound, toStoredTeam, type WhatIfTeam } from './whatIf.ts';
import { type RoundScores, scoreTeam } from '../scoring/scoreTeam.ts';
import { transfersOf } from '../transfers/transfers.ts';

/** One thing in which a trial differs from the real team. `in` is null while nobody has come, `to` while nobody leads. */
export type WhatIfStep =
  | { readonly kind: 'exchange'; readonly out: number; readonly in: number | null }
  | { readonly kind: 'captain'; readonly to: number | null }
  | { readonly kind: 'boosted' | 'unboosted'; readonly type: BoosterType; readonly playerId: number | null };

/** A difference, and the points that it brings on top of those before it. */
export type WhatIfChange = WhatIfStep & { readonly gain: number };

/** What a team brings together: its real points where the round has begun, else the season's averages of its players. */
export type WhatIfMeasure = 'points' | 'averages';

export interface WhatIfScore {
  readonly measure: WhatIfMeasure;
  readonly saved: number;
  readonly changed: number;
  /** Boosters that are left out, exchanges, the captain, boosters that are played. What they bring sums to `trial` minus `real`. */
  readonly changes: readonly WhatIfChange[];
}

/**
 * The tried team beside the real one, both counted by the same engine from the same points. A round that has not begun has no points: there
 * the averages of the season stand for them, with one decimal, and are called so. `extraOf` is asked for a Super Kicker or Defensive King. [B10]
 */
export function scoreWhatIf(trial: WhatIfTeam, sandbox: WhatIfRound, extraOf: RoundScores['extraOf']): WhatIfScore {
  const measure = whatIfMeasure(sandbox);
  const pointsOf = (tried: WhatIfTeam) => pointsOfTrial(tried, sandbox, extraOf);
  const changes: WhatIfChange[] = [];
  let before = sandbox.savedTeam;
  for (const { step, after } of stepsTo(trial, sandbox)) {
    const brings = toTenth(pointsOf(after) - pointsOf(before));
    // A captain who left takes the armband with him: that nobody leads is part of his exchange.
    if (step.kind !== 'captain' || step.to !== null || brings !== 0) changes.push({ ...step, gain: brings });
    before = after;
  }
  return { measure, saved: pointsOf(sandbox.savedTeam), changed: pointsOf(trial), changes };
}

/** What each player of a trial brings his team, by his id, as the cards show it; who did not play is left out. */
export function whatIfPlayerPoints(
  trial: WhatIfTeam,
  sandbox: WhatIfRound,
  extraOf: RoundScores['extraOf'],
): Readonly<Record<number, number>> {
  const pointsOf = playersPoints(sandbox);
  const { lines } = scoreTeam(trial, trial.boosters, { pointsOf, extraOf });
  const played = lines.filter(({ playerId }) => pointsOf(playerId) !== undefined);
  return Object.fromEntries(played.map(({ playerId, total }) => [playerId, toTenth(total)]));
}

/** Points count once the round is no longer to come. */
export function whatIfMeasure({ round }: Pick<WhatIfRound, 'round'>): WhatIfMeasure {
  return round.status === 'scheduled' ? 'averages' : 'points';
}

interface Step {
  readonly step: WhatIfStep;
  readonly after: WhatIfTeam;
}

/** From the real team to the trial, one difference at a time. */
function stepsTo(trial: WhatIfTeam, sandbox: WhatIfRound): readonly Step[] {
  const { savedTeam: real } = sandbox;
  const steps: Step[] = [];
  let at = real;
  const go = (step: WhatIfStep, change: Partial<WhatIfTeam>) => {
    at = { ...at, ...change };
    steps.push({ step, after: at });
  };
  for (const booster of real.boosters.filter((played) => !has(trial, played)))
    go({ kind: 'unboosted', ...named(booster) }, { boosters: at.boosters.filter((other) => other !== booster) });
  for (const { slot, out, in: into } of transfersOf({ ...trial, stored: toStoredTeam(real, sandbox) }))
    go({ kind: 'exchange', out, in: into }, { lineup: withPlayer(at.lineup, slot, into ?? 0) });
  if (trial.captainId !== real.captainId) go({ kind: 'captain', to: trial.captainId }, { captainId: trial.captainId });
  for (const booster of trial.boosters.filter((played) => !has(real, played)))
    go({ kind: 'boosted', ...named(booster) }, { boosters: [...at.boosters, booster] });
  return steps;
}

function has({ boosters }: WhatIfTeam, { type, playerId }: Booster): boolean {
  return boosters.some((other) => other.type === type && other.playerId === playerId);
}

function named({ type, playerId }: Booster): Pick<Booster, 'type' | 'playerId'> {
  return { type, playerId };
}

function pointsOfTrial(trial: WhatIfTeam, sandbox: WhatIfRound, extraOf: RoundScores['extraOf']): number {
  return toTenth(scoreTeam(trial, trial.boosters, { pointsOf: playersPoints(sandbox), extraOf }).points);
}

function playersPoints(sandbox: WhatIfRound): RoundScores['pointsOf'] {
  const isOver = whatIfMeasure(sandbox) === 'points';
  const of = ({ stats }: Player) => (isOver ? stats.scores[sandbox.round.id] : (stats.avgPoints ?? undefined));
  return (playerId) => {
    const player = sandbox.world.players.get(playerId);
    return player && of(player);
  };
}

function toTenth(points: number): number {
  return Math.round(points * 10) / 10;
}
