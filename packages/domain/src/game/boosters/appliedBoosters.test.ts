import { describe, expect, test } from 'vitest';
import { boosterTypes } from '../model/entities.ts';
import { testBooster, testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { activeBoosters, boosterTarget, findUsedBooster, isLimitless, previewTransferBooster } from './appliedBoosters.ts';

const world = worldOfTeam();
const beforeSeason = { ...world, rounds: [] };
const limitless = testBooster({ type: 'LIMITLESS', playerId: null });

describe('a booster of the team', () => {
  test('is active in the round for which it was applied, and used in the later rounds of the stage [G-015, G-283]', () => {
    const now = testTeam({ boosters: [limitless] });
    const earlier = testTeam({ boosters: [{ ...limitless, roundId: 2 }] });
    expect([activeBoosters(now, world), findUsedBooster('LIMITLESS', now, world)]).toEqual([[limitless], undefined]);
    expect([activeBoosters(earlier, world), findUsedBooster('LIMITLESS', earlier, world)?.roundId]).toEqual([[], 2]);
  });

  test('of one type leaves the other types free [G-015]', () => {
    const earlier = testTeam({ boosters: [{ ...limitless, roundId: 2 }] });
    const used = boosterTypes.filter((type) => findUsedBooster(type, earlier, world));
    expect(used).toEqual(['LIMITLESS']);
  });

  test('is neither active nor used before the season has rounds', () => {
    const team = testTeam({ boosters: [limitless] });
    expect([activeBoosters(team, beforeSeason), findUsedBooster('LIMITLESS', team, beforeSeason)]).toEqual([[], undefined]);
  });

  test.each([
    ['TRIPLE_CAPTAIN', 3],
    ['CO_CAPTAIN', 10],
    ['SUPER_KICKER', 10],
    ['DEFENSIVE_KING', 10],
    ['LIMITLESS', null],
  ] as const)('of the type %s works on the captain 3, the chosen player 10 or none: %s [G-296]', (type, target) => {
    expect(boosterTarget({ type, playerId: 10 }, 3)).toBe(target);
  });
});

describe('transfers that are made with a booster', () => {
  test('of a limitless team have no salary cap, before the booster is applied [G-268, G-282]', () => {
    const team = { ...testTeam(), saved: testTeam() };
    const preview = previewTransferBooster('LIMITLESS', team, world);
    expect([isLimitless(team.saved, world), isLimitless(preview.saved, world)]).toEqual([false, true]);
    expect(preview.saved.boosters).toMatchObject([{ type: 'LIMITLESS', roundId: 3, roundNumber: 3 }]);
  });

  test('are those of the team as it is with no booster, and with one that opens no transfers', () => {
    const team = { ...testTeam(), saved: testTeam() };
    const others = boosterTypes.filter((type) => type !== 'LIMITLESS');
    for (const type of [undefined, ...others]) expect(previewTransferBooster(type, team, world)).toBe(team);
  });

  test('do not exist for a team that was never saved, or before the season has rounds', () => {
    const unsaved = { ...testTeam(), saved: null };
    const team = { ...testTeam(), saved: testTeam() };
    expect(previewTransferBooster('LIMITLESS', unsaved, world)).toBe(unsaved);
    expect(previewTransferBooster('LIMITLESS', team, beforeSeason)).toBe(team);
  });
});
