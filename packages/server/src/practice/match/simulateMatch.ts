import { type StatLine, type StatRecord, statCodes } from '@rugby/domain/game/model/entities';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import type { Random } from '../random.ts';
import { createShifts } from './createShifts.ts';
import type { NamedSquad } from './nameSquad.ts';
import { type Counts, type OnField, simulateHalf } from './simulateHalf.ts';
import { type ScoringKind, scoringPlays, pointsOfPlay } from './scoringPlays.ts';

/** A side of a match: its named squad and its final score. */
export interface Side {
  readonly squad: NamedSquad;
  readonly score: number;
}

/** A match at one moment: the score, and the counts of each named player until then. */
export interface MatchReport {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly lines: readonly (StatLine & Pick<StatRecord, 'playerId'>)[];
}

export interface SimulatedMatch {
  readonly halfTime: MatchReport;
  readonly fullTime: MatchReport;
}

/** Simulates a match with the given final score. The same sides and seed give the same match. */
export function simulateMatch(home: Side, away: Side, random: Random): SimulatedMatch {
  const pace = random.deviation() * 0.08;
  const lead = Math.max(-0.2, Math.min(0.2, (home.score - away.score) / 150)) + pace;
  const [one, other] = [playSide(home, 1 + lead, random), playSide(away, 1 - lead, random)];
  const at = (halves: 1 | 2): MatchReport => ({
    homeScore: one.score(halves),
    awayScore: other.score(halves),
    lines: [...one.lines(halves), ...other.lines(halves)],
  });
  return { halfTime: at(1), fullTime: at(2) };
}

function playSide({ squad, score }: Side, dominance: number, random: Random) {
  const shifts = createShifts(squad, random).map((shift) => ({ ...shift, form: formOf(shift.player.ability, random) }));
  const inHalves = scoringPlays(score, random).map((kind) => ({ kind, half: random.chance(0.48) ? 0 : 1 }));
  const halves = ([0, 1] as const).map((half) => {
    const side: readonly OnField[] = shifts.map(({ player, form, minutes }) => ({ player, form, minutes: minutes[half] }));
    const plays: readonly ScoringKind[] = inHalves.filter((play) => play.half === half).map(({ kind }) => kind);
    return { plays, counts: simulateHalf(side, plays, dominance, random) };
  });
  return {
    score: (until: 1 | 2) => halves.slice(0, until).reduce((sum, { plays }) => sum + boardOf(plays), 0),
    lines: (until: 1 | 2) =>
      shifts.map(({ player: { id } }) => ({
        playerId: id,
        ...lineOf(
          id,
          halves.slice(0, until).map(({ counts }) => counts),
        ),
      })),
  };
}

/** Able players are better on most days; every player has a great day now and then. */
function formOf(ability: number, random: Random): number {
  return (0.7 + 0.5 * ability) * Math.exp(random.deviation() * 0.42 - 0.09);
}

function boardOf(plays: readonly ScoringKind[]): number {
  return plays.reduce((sum, kind) => sum + pointsOfPlay[kind], 0);
}

function lineOf(playerId: number, halves: readonly Counts[]): StatLine {
  const sum = (code: (typeof statCodes)[number]) =>
    halves.reduce((total, counts) => total + (counts.get(playerId)?.get(code) ?? 0), 0);
  return statLine(Object.fromEntries(statCodes.map((code) => [code, sum(code)])));
}
