import { type Candidate, type LineupProblem, netPoints, type Prices, refundOf } from './relaxLineup.ts';

interface Rated {
  readonly candidate: Candidate;
  readonly net: number;
}

/** A group of slots in the order in which the search fills them. */
interface Group {
  /** The best net points first. */
  readonly rated: readonly Rated[];
  readonly slots: number;
  /** Upper bound of the net points of the groups after this one, and the least that they cost. */
  readonly bestAfter: number;
  readonly leastCostAfter: number;
}

/**
 * The candidates for the free slots with which a lineup scores most, if it scores more than `known`; otherwise null. Exact: it leaves out only
 * branches whose upper bound at the prices does not exceed the best lineup that is known. Points are whole numbers.
 */
export function fillBest(problem: LineupProblem, prices: Prices, known: number): readonly Candidate[] | null {
  return new Search(problem, prices, known).run();
}

class Search {
  private readonly problem: LineupProblem;
  private readonly groups: readonly Group[];
  private readonly counts: number[];
  private readonly base: number;
  private readonly path: Candidate[] = [];
  private best: readonly Candidate[] | null = null;
  private known: number;

  constructor(problem: LineupProblem, prices: Prices, known: number) {
    this.problem = problem;
    this.known = known;
    this.groups = groupsOf(problem, prices);
    this.counts = Array.from({ length: problem.numSquads }, () => 0);
    for (const { squad } of problem.chosen) this.count(squad, 1);
    this.base = refundOf(problem, prices) + problem.chosen.reduce((net, candidate) => net + netPoints(candidate, prices), 0);
  }

  run(): readonly Candidate[] | null {
    const { chosen, squad } = this.problem;
    if (this.counts.some((count) => count > squad.max)) return null;
    const points = chosen.reduce((sum, player) => sum + player.points, 0);
    const cost = chosen.reduce((sum, player) => sum + player.cost, 0);
    this.fill(0, 0, this.groups[0]?.slots ?? 0, { net: this.base, points, cost });
    return this.best;
  }

  /** Fills `left` slots of a group with its candidates from the index `from` on, then the groups after it. */
  private fill(at: number, from: number, left: number, sums: Sums): void {
    const group = this.groups[at];
    if (group === undefined) return this.compare(sums);
    if (left === 0) return this.fill(at + 1, 0, this.groups[at + 1]?.slots ?? 0, sums);
    for (let index = from; index + left <= group.rated.length; index++) {
      const rated = group.rated[index];
      if (rated === undefined || !this.canImprove(group, index, left, sums)) return;
      const { candidate, net } = rated;
      const cost = sums.cost + candidate.cost;
      if (cost + group.leastCostAfter > this.problem.cap) continue;
      if ((this.counts[candidate.squad] ?? 0) >= this.problem.squad.max) continue;
      this.count(candidate.squad, 1);
      this.path.push(candidate);
      this.fill(at, index + 1, left - 1, { net: sums.net + net, points: sums.points + candidate.points, cost });
      this.path.pop();
      this.count(candidate.squad, -1);
    }
  }

  /** Whether the best of the group from an index on, with the best of all later groups, can exceed what is known. */
  private canImprove({ rated, bestAfter }: Group, index: number, left: number, { net }: Sums): boolean {
    let bound = net + bestAfter;
    for (let next = index; next < index + left; next++) bound += rated[next]?.net ?? 0;
    return Math.floor(bound + 1e-6) > this.known;
  }

  private compare({ points, cost }: Sums): void {
    const { cap, squad } = this.problem;
    if (points <= this.known || cost > cap || this.counts.some((count) => count < squad.min)) return;
    this.known = points;
    this.best = [...this.path];
  }

  private count(squad: number, by: 1 | -1): void {
    this.counts[squad] = (this.counts[squad] ?? 0) + by;
  }
}

interface Sums {
  readonly net: number;
  readonly points: number;
  readonly cost: number;
}

function groupsOf({ groups, slots }: LineupProblem, prices: Prices): readonly Group[] {
  const after = { best: 0, leastCost: 0 };
  const open = groups.map((candidates, group) => ({ candidates, free: slots[group] ?? 0 }));
  return open
    .toSorted((a, b) => b.free - a.free)
    .map(({ candidates, free }): Group => {
      const rated = candidates
        .map((candidate) => ({ candidate, net: netPoints(candidate, prices) }))
        .toSorted((a, b) => b.net - a.net || a.candidate.id - b.candidate.id);
      const group = { rated, slots: free, bestAfter: after.best, leastCostAfter: after.leastCost };
      const costs = candidates.map(({ cost }) => cost).toSorted((a, b) => a - b);
      after.best += rated.slice(0, free).reduce((sum, { net }) => sum + net, 0);
      after.leastCost += costs.slice(0, free).reduce((sum, cost) => sum + cost, 0);
      return group;
    })
    .toReversed();
}
