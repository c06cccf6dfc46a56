import { needsPlayer } from '../boosters/boosterBehaviours.ts';
import type { Booster, BoosterType, Player } from '../model/entities.ts';
import { setPlayer } from '../model/lineup.ts';
import { type WhatIfRound, toSavedTeam, type WhatIfTeam } from './whatIf.ts';
import { type RoundScores, teamPointsIn, toTenth } from '../scoring/scoreTeam.ts';
import { transfersOf } from '../transfers/transfers.ts';

/** One difference from the saved team. `in` is null while the slot is empty, `to` while there is no captain. */
export type WhatIfStep =
  | { readonly kind: 'transfer'; readonly out: number; readonly in: number | null }
  | { readonly kind: 'captain'; readonly to: number | null }
  | { readonly kind: 'boosted' | 'unboosted'; readonly type: BoosterType; readonly playerId: number | null };

/** A difference and the points that it adds to the differences before it. */
export type WhatIfChange = WhatIfStep & { readonly gain: number };

/** What is added up: the players' points once the round has begun, before that their averages of the season. */
export type WhatIfMeasure = 'points' | 'averages';

export interface WhatIfScore {
  readonly measure: WhatIfMeasure;
  readonly saved: number;
  readonly changed: number;
  /** Removed boosters, transfers, the captain, applied boosters, in this order. The gains sum to `changed` minus `saved`. */
  readonly changes: readonly WhatIfChange[];
}

/**
 * Scores the changed team and the saved team with the same engine and the same points. A round that has not begun has no points: the score
 * then adds up the averages of the season, with one decimal. `extraOf` is called for boosters that pay extra points. [B10]
 */
export function scoreWhatIf(team: WhatIfTeam, whatIfRound: WhatIfRound, extraOf: RoundScores['extraOf']): WhatIfScore {
  const measure = whatIfMeasure(whatIfRound);
  const pointsOf = (changed: WhatIfTeam) => pointsIn(changed, whatIfRound, extraOf).round;
  const changes: WhatIfChange[] = [];
  let before = whatIfRound.baseTeam;
  for (const { step, after } of findSteps(team, whatIfRound)) {
    const gain = toTenth(pointsOf(after) - pointsOf(before));
    // The transfer of the captain contains the loss of the captain's points: a step without a gain would repeat it.
    if (step.kind !== 'captain' || step.to !== null || gain !== 0) changes.push({ ...step, gain });
    before = after;
  }
  return { measure, saved: pointsOf(whatIfRound.baseTeam), changed: pointsOf(team), changes };
}

/** The points that the team gets from each player, by player id, as the cards show them. Players who did not play are left out. */
export function whatIfPlayerPoints(
  team: WhatIfTeam,
  whatIfRound: WhatIfRound,
  extraOf: RoundScores['extraOf'],
): Readonly<Record<number, number>> {
  return pointsIn(team, whatIfRound, extraOf).players;
}

/** Points count once the round is no longer scheduled. */
export function whatIfMeasure({ round }: Pick<WhatIfRound, 'round'>): WhatIfMeasure {
  return round.status === 'scheduled' ? 'averages' : 'points';
}

interface Step {
  readonly step: WhatIfStep;
  readonly after: WhatIfTeam;
}

/** The steps from the saved team to the changed team, one difference at a time. */
function findSteps(team: WhatIfTeam, whatIfRound: WhatIfRound): readonly Step[] {
  const { baseTeam } = whatIfRound;
  const steps: Step[] = [];
  let at = baseTeam;
  const addStep = (step: WhatIfStep, change: Partial<WhatIfTeam>) => {
    at = { ...at, ...change };
    steps.push({ step, after: at });
  };
  for (const booster of baseTeam.boosters.filter((played) => !hasBooster(team, played)))
    addStep({ kind: 'unboosted', ...identifyBooster(booster) }, { boosters: at.boosters.filter((other) => other !== booster) });
  for (const { slot, out, in: into } of transfersOf({ ...team, saved: toSavedTeam(baseTeam, whatIfRound) }))
    addStep({ kind: 'transfer', out, in: into }, { lineup: setPlayer(at.lineup, slot, into ?? 0) });
  if (team.captainId !== baseTeam.captainId) addStep({ kind: 'captain', to: team.captainId }, { captainId: team.captainId });
  for (const booster of team.boosters.filter((played) => !hasBooster(baseTeam, played)))
    addStep({ kind: 'boosted', ...identifyBooster(booster) }, { boosters: [...at.boosters, booster] });
  return steps;
}

/** A booster of the captain follows the captaincy, so its player makes no difference. */
function hasBooster({ boosters }: WhatIfTeam, { type, playerId }: Booster): boolean {
  return boosters.some((other) => other.type === type && (!needsPlayer(type) || other.playerId === playerId));
}

function identifyBooster({ type, playerId }: Booster): Pick<Booster, 'type' | 'playerId'> {
  return { type, playerId };
}

function pointsIn(team: WhatIfTeam, whatIfRound: WhatIfRound, extraOf: RoundScores['extraOf']) {
  return teamPointsIn(team, team.boosters, { pointsOf: createPlayerPoints(whatIfRound), extraOf });
}

function createPlayerPoints(whatIfRound: WhatIfRound): RoundScores['pointsOf'] {
  const isOver = whatIfMeasure(whatIfRound) === 'points';
  const of = ({ stats }: Player) => (isOver ? stats.scores[whatIfRound.round.id] : (stats.avgPoints ?? undefined));
  return (playerId) => {
    const player = whatIfRound.world.players.get(playerId);
    return player && of(player);
  };
}
