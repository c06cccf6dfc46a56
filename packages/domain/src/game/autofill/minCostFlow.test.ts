import { describe, expect, it } from 'vitest';
import { minCostFlow } from './minCostFlow.ts';

const edge = (from: number, to: number, capacity: number, cost: number) => ({ from, to, capacity, cost });

describe('the cheapest flow', () => {
  it('fills the cheaper of two ways first, and sends as much as possible', () => {
    expect(minCostFlow(2, [edge(0, 1, 2, 5), edge(0, 1, 3, -1)], 0, 1)).toEqual([2, 3]);
    expect(minCostFlow(3, [edge(0, 1, 2, 0), edge(1, 2, 1, 4), edge(1, 2, 3, 1)], 0, 2)).toEqual([2, 0, 2]);
  });
  it('sends nothing where no way leads to the sink', () => {
    expect(minCostFlow(3, [edge(0, 1, 2, 0)], 0, 2)).toEqual([0]);
    expect(minCostFlow(3, [edge(0, 1, 0, 0), edge(1, 2, 1, 0)], 0, 2)).toEqual([0, 0]);
  });
  it('takes a choice back where another one makes the whole cheaper', () => {
    // The cheapest first way is 0, 1, 2, 3; two units need 0, 1, 3 and 0, 2, 3.
    const edges = [edge(0, 1, 1, 1), edge(0, 2, 1, 3), edge(1, 2, 1, 0), edge(1, 3, 1, 4), edge(2, 3, 1, 1)];
    expect(minCostFlow(4, edges, 0, 3)).toEqual([1, 1, 0, 1, 1]);
  });
});
