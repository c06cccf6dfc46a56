import type { Cup, CupDecision, CupSide, CupStage, CupTie } from '../model/contest.ts';
import type { Round } from '../model/entities.ts';
import { arePointsProvisional } from '../season/countdown.ts';
import { firstTies } from './bracket.ts';
import { contestRounds, entriesOf, hasLeftBy, ownEntryOf, sideOf, stateOf } from './contestParts.ts';
import { inLotOrder } from './lot.ts';
import type { ContestRequest } from './playHeadToHead.ts';
import type { ContestFigures, StoredContest } from './StoredContest.ts';

/**
 * The bracket of a cup as a reader sees it. Winners follow from the points of the rounds, so a correction of statistics decides its tie again and
 * all ties after it. [B22, D52]
 */
export function playCup(contest: StoredContest, figures: ContestFigures, request: ContestRequest): Cup {
  const following = contestRounds(contest, request.rounds);
  const count = Math.ceil(Math.log2(Math.max(contest.entries.length, 2)));
  const stages: CupStage[] = [];
  let pairs = firstTies(contest.entries.length).map(([home, away]): Pair => [
    knownSlot(home),
    away === null ? noSlot : knownSlot(away),
  ]);
  for (let stage = 0; stage < count; stage += 1) {
    const round = following[stage];
    const ties = pairs.map((pair) => playTie(contest, pair, round, figures));
    stages.push({ roundId: round?.id ?? null, status: round?.status ?? 'scheduled', ties });
    pairs = Array.from({ length: ties.length / 2 }, (_, tie): Pair => [slotAfter(ties[2 * tie]), slotAfter(ties[2 * tie + 1])]);
  }
  const rounds = following.slice(0, count);
  return {
    state: stateOf(rounds),
    seed: contest.seed,
    firstRoundId: contest.firstRoundId,
    entries: entriesOf(contest),
    ownEntry: ownEntryOf(contest, request.readerId),
    isProvisional: rounds.some((round) => arePointsProvisional(round, request.now)),
    stages,
    champion: stages.at(-1)?.ties[0]?.winner ?? null,
  };
}

/** A place in a tie: an entry, none, or one that is not known yet. */
type TieSlot = { readonly kind: 'known'; readonly entry: number } | { readonly kind: 'none' | 'open' };
type Pair = readonly [home: TieSlot, away: TieSlot];

const noSlot: TieSlot = { kind: 'none' };
const openSlot: TieSlot = { kind: 'open' };

function knownSlot(entry: number): TieSlot {
  return { kind: 'known', entry };
}

function slotAfter(tie: CupTie | undefined): TieSlot {
  if (tie?.status !== 'complete') return openSlot;
  return tie.winner === null ? noSlot : knownSlot(tie.winner);
}

function playTie(contest: StoredContest, pair: Pair, round: Round | undefined, figures: ContestFigures): CupTie {
  const [home, away] = pair.map((slot) => (slot.kind === 'known' ? cupSideOf(contest, slot.entry, round, figures) : null));
  const tie = { home: home ?? null, away: away ?? null, winner: null, leader: null, decidedBy: null };
  if (pair.some(({ kind }) => kind === 'open')) return { ...tie, status: 'waiting' };
  const sides = [tie.home, tie.away].filter((side) => side !== null);
  const staying = sides.filter(({ entry }) => round === undefined || !hasLeftBy(contest, entry, round));
  if (staying.length < 2) {
    const decidedBy = staying.length < sides.length ? 'departure' : sides.length === 0 ? null : 'bye';
    return { ...tie, status: 'complete', winner: staying[0]?.entry ?? null, decidedBy };
  }
  if (tie.home === null || tie.away === null || round === undefined || round.status === 'scheduled')
    return { ...tie, status: 'scheduled' };
  const { better, decidedBy } = decide(
    contest,
    tie.home,
    tie.away,
    (entry) => figures.scoreOf(entry, round.id)?.overallBefore ?? null,
  );
  return round.status === 'complete'
    ? { ...tie, status: 'complete', winner: better, decidedBy }
    : { ...tie, status: 'playing', leader: better, decidedBy };
}

function cupSideOf(contest: StoredContest, entry: number, round: Round | undefined, figures: ContestFigures): CupSide {
  if (round === undefined) return { entry, points: null, captainPoints: null, playersToPlay: null, playersInPlay: null };
  const side = sideOf(contest, entry, round, figures);
  const captainPoints = hasLeftBy(contest, entry, round) ? 0 : (figures.scoreOf(entry, round.id)?.captainPoints ?? 0);
  return { ...side, captainPoints: side.points === null ? null : captainPoints };
}

/** Points of the round, then points of the captain, then the better overall rank before the round, then the lot. [D52] */
function decide(
  { seed }: StoredContest,
  home: CupSide,
  away: CupSide,
  overallBefore: (entry: number) => number | null,
): { readonly better: number; readonly decidedBy: CupDecision } {
  const keysOf = ({ entry, points, captainPoints }: CupSide) =>
    [
      ['points', points ?? 0],
      ['captain-points', captainPoints ?? 0],
      ['overall-rank', overallBefore(entry) ?? Number.NEGATIVE_INFINITY],
    ] as const;
  const awayKeys = new Map<CupDecision, number>(keysOf(away));
  for (const [decidedBy, key] of keysOf(home)) {
    const other = awayKeys.get(decidedBy) ?? 0;
    if (key !== other) return { better: key > other ? home.entry : away.entry, decidedBy };
  }
  const [drawn = home.entry] = inLotOrder(seed, [home.entry, away.entry]);
  return { better: drawn, decidedBy: 'lot' };
}
