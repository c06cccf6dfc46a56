import { describe, expect, it } from 'vitest';
import { projectedRank } from './projectedRank.ts';

describe('the projected finish', () => {
  const teams = [
    { userId: 1, projectedPoints: 2301 },
    { userId: 2, projectedPoints: 2055 },
    { userId: 3, projectedPoints: 2101 },
    { userId: 4, projectedPoints: 2055 },
  ];
  it('is the place by projected points, shared by equal ones [A-135, B14]', () => {
    expect(projectedRank(3, teams)).toMatchObject({ rank: 2, isTied: false });
    expect(projectedRank(4, teams)).toMatchObject({ rank: 3, isTied: true });
  });
  it('is not known while no round plays, or for a team that is not ranked', () => {
    expect(projectedRank(1, [...teams, { userId: 5, projectedPoints: null }])).toBeUndefined();
    expect(projectedRank(9, teams)).toBeUndefined();
  });
});
