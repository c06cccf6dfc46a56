import type { StatCode } from '@rugby/domain/game/model/entities';
import { isForward } from '@rugby/domain/game/model/positions';
import type { Random } from '../random.ts';
import type { MatchPlayer } from './nameSquad.ts';
import { penaltiesMissed, ratesOf, scrumsWon, triesFrom, type WorkCode, workCodes } from './rates.ts';
import type { ScoringKind } from './scoringPlays.ts';

/** A player on the field in a half, with their form of the day: about 1, up to 3 for a great day. */
export interface OnField {
  readonly player: MatchPlayer;
  readonly minutes: number;
  readonly form: number;
}

/** The counts of a side in a half, by player and code. Missing counts are zero. */
export type Counts = ReadonlyMap<number, ReadonlyMap<StatCode, number>>;

/** Accumulates counts. */
class Tally {
  readonly counts = new Map<number, Map<StatCode, number>>();

  add({ id }: MatchPlayer, code: StatCode, times = 1): void {
    const line = this.counts.get(id) ?? new Map<StatCode, number>();
    this.counts.set(id, line.set(code, (line.get(code) ?? 0) + times));
  }
}

/** Actions that depend on the player's form; others depend only on minutes. */
const attacking: ReadonlySet<WorkCode> = new Set(['TB', 'O', 'LB', 'LC', 'MG', 'TW', 'I', 'K_50_22']);
const defending: ReadonlySet<WorkCode> = new Set(['TK', 'MT']);
const FULL = 80;

/**
 * Simulates half a match for one side. `plays` are the side's scoring plays; `dominance` is about 1, more for the side with more
 * possession.
 */
export function simulateHalf(side: readonly OnField[], plays: readonly ScoringKind[], dominance: number, random: Random): Counts {
  const tally = new Tally();
  const there = side.filter(({ minutes }) => minutes > 0);
  if (there.length === 0) return tally.counts;
  for (const { player, minutes, form } of there) {
    tally.add(player, 'MP', minutes);
    for (const code of workCodes) {
      const usual = (ratesOf[player.position][code] * minutes) / FULL;
      const today = attacking.has(code) ? form * dominance : defending.has(code) ? 2 - dominance : 1;
      const own = code === 'LB' ? 1 - triesFrom.linebreak / 2 : 1;
      tally.add(player, code, code === 'MG' ? metres(usual * today, random) : random.count(usual * today * own));
    }
  }
  addScrums(there, tally, random);
  addScoringPlays(there, plays, tally, random);
  return tally.counts;
}

function metres(usual: number, random: Random): number {
  return Math.round(usual * (0.4 + 1.2 * random.next()));
}

function addScrums(side: readonly OnField[], tally: Tally, random: Random): void {
  const won = random.count(scrumsWon / 2);
  for (const { player, minutes } of side.filter((one) => isForward(one.player.position))) {
    for (let index = 0; index < won; index += 1) if (random.chance((2 * minutes) / FULL)) tally.add(player, 'SW');
  }
}

function addScoringPlays(side: readonly OnField[], plays: readonly ScoringKind[], tally: Tally, random: Random): void {
  const kicker = random.pick(side, ({ player, minutes }) => ratesOf[player.position].kicks ** 2 * minutes + 1e-6).player;
  for (const play of plays) {
    if (play === 'penalty') tally.add(kicker, 'PG');
    else if (play === 'drop-goal') tally.add(kicker, 'DG');
    else {
      addTry(side, tally, random);
      tally.add(kicker, play === 'converted-try' ? 'C' : 'CM');
    }
  }
  tally.add(kicker, 'PGM', random.count(penaltiesMissed));
}

function addTry(side: readonly OnField[], tally: Tally, random: Random): void {
  const scorer = random.pick(side, ({ player, minutes, form }) => ratesOf[player.position].tries * form * minutes).player;
  tally.add(scorer, 'T');
  if (random.chance(triesFrom.linebreak)) tally.add(scorer, 'LB');
  const others = side.filter(({ player }) => player !== scorer);
  if (others.length === 0 || !random.chance(triesFrom.assist)) return;
  tally.add(random.pick(others, ({ player, minutes, form }) => ratesOf[player.position].assists * form * minutes).player, 'TA');
}
