import { sumBy } from 'es-toolkit';
import { type LedgerEntry, type PointsByPlayer, type Recounted, hasStayed, timesOf } from './recountSeason.ts';

/** What the season review of a team has to say, by the teams of all rounds and the points of their players. */
export interface RecountedReview {
  /** Oldest first; the first round has no transfers. */
  readonly rounds: readonly {
    readonly roundId: number;
    readonly points: number;
    readonly rank: number;
    readonly numTeams: number;
    readonly average: number;
    readonly highest: number;
    readonly captain: { readonly playerId: number; readonly added: number; readonly possible: number } | null;
    readonly booster: { readonly type: string; readonly added: number } | null;
    readonly transfers: number | null;
  }[];
  /** What each player brought the team. */
  readonly earned: ReadonlyMap<number, number>;
}

/**
 * Counts the season of a team by comparing it with every other one, in the order of `roundIds`. It shares no code with the game's
 * review and rankings.
 */
export function recountReview(
  team: number,
  roundIds: readonly number[],
  about: { readonly ledger: readonly LedgerEntry[]; readonly recounted: readonly Recounted[]; readonly points: PointsByPlayer },
): RecountedReview {
  const own = about.ledger.filter((entry) => entry.team === team);
  const entryOf = (round: number | undefined) => own.find((entry) => entry.round === round);
  const teams = [...new Set(about.recounted.map((one) => one.team))];
  const totals = new Map<number, number>();
  const earned = new Map<number, number>();
  const rounds = roundIds.map((roundId, index) => {
    const ofRound = new Map(about.recounted.filter(({ round }) => round === roundId).map((one) => [one.team, one.points]));
    for (const one of teams) totals.set(one, (totals.get(one) ?? 0) + (ofRound.get(one) ?? 0));
    const entry = entryOf(roundId);
    if (entry === undefined) throw new Error(`The ledger has no team ${team} in round ${roundId}.`);
    const pointsOf = (player: number) => about.points.get(`${player} in ${roundId}`) ?? 0;
    const plain = { ...entry, booster: null };
    for (const player of entry.lineup) earned.set(player, (earned.get(player) ?? 0) + timesOf(entry, player) * pointsOf(player));
    const byBooster = sumBy([...entry.lineup], (player) => (timesOf(entry, player) - timesOf(plain, player)) * pointsOf(player));
    const before = keptBefore(own, roundIds.slice(0, index))?.lineup;
    return {
      roundId,
      points: ofRound.get(team) ?? Number.NaN,
      rank: teams.filter((one) => (totals.get(one) ?? 0) > (totals.get(team) ?? 0)).length + 1,
      numTeams: teams.length,
      average: Math.round((10 * sumBy([...ofRound.values()], Number)) / ofRound.size) / 10,
      highest: Math.max(...ofRound.values()),
      captain:
        entry.captain === null
          ? null
          : { playerId: entry.captain, added: pointsOf(entry.captain), possible: Math.max(...entry.lineup.map(pointsOf)) },
      booster: entry.booster === null ? null : { type: entry.booster, added: byBooster },
      transfers: before === undefined ? null : sumBy(entry.lineup, pointsOf) - sumBy([...before], pointsOf),
    };
  });
  return { rounds, earned };
}

/** The team's last entry of earlier rounds whose lineup stayed: the one of a Limitless round goes with its round. */
function keptBefore(own: readonly LedgerEntry[], earlier: readonly number[]): LedgerEntry | undefined {
  const round = earlier.findLast((id) => own.some((entry) => entry.round === id && hasStayed(entry)));
  return own.find((entry) => entry.round === round);
}
