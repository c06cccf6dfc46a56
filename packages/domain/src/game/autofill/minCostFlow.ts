/** A directed edge of a network; nodes are numbered from 0, costs are integers and may be negative. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly capacity: number;
  readonly cost: number;
}

/**
 * The cheapest way to send as much as possible from `source` to `sink`: the flow on each edge, in the order of `edges`. Exact for integer
 * costs without negative cycles; the same input always gives the same answer.
 * Uses successive shortest paths (Bellman-Ford), which is fast enough for a few hundred edges and fifteen units.
 */
export function minCostFlow(nodes: number, edges: readonly Edge[], source: number, sink: number): readonly number[] {
  const arcs = edges.flatMap((edge): Arc[] => [
    { from: edge.from, to: edge.to, room: edge.capacity, cost: edge.cost },
    { from: edge.to, to: edge.from, room: 0, cost: -edge.cost },
  ]);
  for (let path = shortestPath(nodes, arcs, source, sink); path.length > 0; path = shortestPath(nodes, arcs, source, sink)) {
    for (const index of path) {
      push(arcs[index], -1);
      push(arcs[index ^ 1], 1);
    }
  }
  return edges.map((_, index) => arcs[index * 2 + 1]?.room ?? 0);
}

interface Arc {
  readonly from: number;
  readonly to: number;
  room: number;
  readonly cost: number;
}

/** Indices of the arcs of the cheapest path with room, from the sink back to the source; empty when there is none. */
function shortestPath(nodes: number, arcs: readonly Arc[], source: number, sink: number): readonly number[] {
  const distance = Array.from({ length: nodes }, () => Number.POSITIVE_INFINITY);
  const arrivedBy: number[] = [];
  distance[source] = 0;
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [index, arc] of arcs.entries()) {
      const through = (distance[arc.from] ?? 0) + arc.cost;
      if (arc.room > 0 && through < (distance[arc.to] ?? 0)) {
        distance[arc.to] = through;
        arrivedBy[arc.to] = index;
        hasChanged = true;
      }
    }
  }
  const path: number[] = [];
  for (let index = arrivedBy[sink]; index !== undefined; index = arrivedBy[arcs[index]?.from ?? source]) path.push(index);
  return path;
}

function push(arc: Arc | undefined, units: number): void {
  if (arc) arc.room += units;
}
