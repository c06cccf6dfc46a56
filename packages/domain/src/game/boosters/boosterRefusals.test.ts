import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { boosterStateOf } from './boosterState.ts';
import { refusalsToBoost, refusalsToResetBooster, refusalsToRestore } from './boosterRefusals.ts';
import { type BoosterType, boosterTypes } from '../model/entities.ts';
import { refusalsToMakeCaptain, refusalsToRemove } from '../team/eligibility.ts';
import { refusalsToSave } from '../team/refusalsToSave.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';
import {
  afterFirstKickOff,
  afterSecondKickOff,
  roundsAhead,
  testBooster,
  testTeam,
  worldOfTeam,
} from '../../testing/testTeam.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';

const all = { ...editions.srp, enabledBoosters: boosterTypes };
const world = worldOfTeam({ edition: all });
const team = testTeam();
const chosen: readonly BoosterType[] = ['CO_CAPTAIN', 'SUPER_KICKER', 'DEFENSIVE_KING'];

const rules = (type: BoosterType, playerId: number | null, of: SavedTeam = team, at: GameWorld = world) =>
  refusalsToBoost(type, playerId, of, at).map(({ rule }) => rule);
/** Round 3 is over and the first knockout round is next. */
const knockout = {
  ...world,
  rounds: roundsAhead.map((round) => (round.id === 3 ? { ...round, status: 'complete' as const } : round)),
};

describe('a booster', () => {
  test.each(boosterTypes)('%s is free before it is used', (type) => {
    expect(boosterStateOf(type, team, world)).toEqual({ state: 'free' });
    expect(rules(type, chosen.includes(type) ? 10 : null)).toEqual([]);
  });

  test.each(boosterTypes)('%s is used when it was applied in an earlier round of the stage [G-015, G-283]', (type) => {
    const used = testTeam({ boosters: [testBooster({ type, roundId: 2, roundNumber: 2 })] });
    expect(boosterStateOf(type, used, world)).toEqual({ state: 'used', roundNumber: 2 });
    expect(refusalsToBoost(type, 10, used, world)).toEqual([{ rule: 'booster-used', type, roundNumber: 2 }]);
  });

  test('of the group stage is free again in the knockout stage [G-015, G-283]', () => {
    const used = testTeam({ boosters: [testBooster({ roundId: 2 }), testBooster({ id: 2, type: 'LIMITLESS', roundId: 3 })] });
    expect(boosterTypes.map((type) => boosterStateOf(type, used, knockout).state)).toEqual(boosterTypes.map(() => 'free'));
  });

  test('of the current round is active, and cannot be applied again [G-279]', () => {
    const booster = testBooster({ type: 'LIMITLESS', playerId: null });
    const active = testTeam({ boosters: [booster] });
    expect(boosterStateOf('LIMITLESS', active, world)).toEqual({ state: 'active', booster, refusals: [] });
    expect(rules('LIMITLESS', null, active)).toEqual(['booster-active']);
  });

  test('that the edition leaves out is refused', () => {
    expect(rules('SUPER_KICKER', 10, team, { ...world, edition: editions.srp })).toEqual(['booster-disabled']);
  });

  test('of an incomplete team is refused', () => {
    expect(rules('LIMITLESS', null, testTeam({ isComplete: false }))).toEqual(['team-incomplete']);
  });

  test('after the season is refused', () => {
    expect(rules('LIMITLESS', null, team, { ...world, rounds: [testRound(1, 'complete')] })).toEqual(['booster-locked']);
  });

  test('is refused before the season has rounds', () => {
    const before = { ...world, rounds: [] };
    expect(rules('LIMITLESS', null, team, before)).toEqual(['booster-locked']);
    expect(refusalsToResetBooster(testBooster(), team, before)).toMatchObject([{ rule: 'booster-used' }]);
  });

  test('works also while its round is played', () => {
    const playing = { ...world, now: afterFirstKickOff, rounds: roundsAhead.map(starting) };
    expect(rules('CO_CAPTAIN', 10, team, playing)).toEqual([]);
  });
});

test('the engine has five boosters, and both editions offer three of them [G-018]', () => {
  const offered = Object.values(editions).map(({ enabledBoosters }) => enabledBoosters);
  expect(offered).toEqual(offered.map(() => ['TRIPLE_CAPTAIN', 'LIMITLESS', 'CO_CAPTAIN']));
  expect(boosterTypes).toEqual(
    expect.arrayContaining(['TRIPLE_CAPTAIN', 'LIMITLESS', 'CO_CAPTAIN', 'SUPER_KICKER', 'DEFENSIVE_KING']),
  );
});

describe('at once', () => {
  const active = testTeam({ boosters: [testBooster({ type: 'LIMITLESS', playerId: null })] });
  test('one booster is allowed in a round by default [G-295]', () => {
    expect(refusalsToBoost('CO_CAPTAIN', 10, active, world)).toEqual([{ rule: 'booster-active', type: 'LIMITLESS' }]);
    expect(boosterStateOf('CO_CAPTAIN', active, world).state).toBe('locked');
  });
  test('two are where the edition says so [G-295]', () => {
    expect(rules('CO_CAPTAIN', 10, active, { ...world, edition: { ...all, maxBoostersPerRound: 2 } })).toEqual([]);
  });
});

describe('locked', () => {
  const hookerPlays = { ...world, now: afterSecondKickOff };
  test('is a triple captain whose captain is locked [G-284]', () => {
    expect(refusalsToBoost('TRIPLE_CAPTAIN', null, team, hookerPlays)).toEqual([
      { rule: 'booster-locked', type: 'TRIPLE_CAPTAIN', playerId: 3, fixtureId: 32 },
    ]);
    expect(boosterStateOf('TRIPLE_CAPTAIN', team, hookerPlays).state).toBe('locked');
  });
  test.each(chosen)('is a player who is chosen for %s and has played, others are not [G-284]', (type) => {
    expect([rules(type, 1, team, hookerPlays), rules(type, 10, team, hookerPlays)]).toEqual([['booster-locked'], []]);
  });
  test.each([...chosen, 'LIMITLESS'] as const)('is %s when no unlocked player remains [G-284]', (type) => {
    const fixtures = Array.from({ length: 8 }, (_, index) =>
      testFixture({ id: index, status: 'complete', homeSquadId: 2 * index + 1, awaySquadId: 2 * index + 2 }),
    );
    const allLocked = { ...world, rounds: [testRound(3, 'playing', fixtures)] };
    expect(boosterStateOf(type, team, allLocked)).toEqual({
      state: 'locked',
      refusals: [{ rule: 'booster-locked', type, playerId: null, fixtureId: null }],
    });
  });
  test('is a reset once the player has played [G-284]', () => {
    const booster = testBooster({ playerId: 1 });
    const active = testTeam({ boosters: [booster] });
    expect(refusalsToResetBooster(booster, active, world)).toEqual([]);
    expect(refusalsToResetBooster(booster, active, { ...world, now: afterFirstKickOff })).toMatchObject([
      { rule: 'booster-locked', playerId: 1, fixtureId: 31 },
    ]);
  });
  test('is a reset of an earlier round', () => {
    expect(refusalsToResetBooster(testBooster({ roundId: 2 }), team, world)).toMatchObject([{ rule: 'booster-used' }]);
  });
});

describe('the player of a booster', () => {
  test.each(chosen)('%s needs one', (type) => {
    expect(rules(type, null)).toEqual(['booster-needs-player']);
  });
  test.each(chosen)('%s does not suit the captain [G-292]', (type) => {
    expect(refusalsToBoost(type, 3, team, world)).toEqual([{ rule: 'booster-not-for-captain', type, playerId: 3 }]);
  });
  test('is one of the team', () => {
    expect(rules('CO_CAPTAIN', 101)).toEqual(['not-in-team']);
  });
  test('may change while neither is locked [G-087, G-284]', () => {
    const active = testTeam({ boosters: [testBooster({ playerId: 1 })] });
    expect([rules('CO_CAPTAIN', 10, active), rules('CO_CAPTAIN', 1, active)]).toEqual([[], ['booster-active']]);
    expect(rules('CO_CAPTAIN', 10, active, { ...world, now: afterFirstKickOff })).toEqual(['booster-locked']);
  });
  test('cannot become captain, or leave the draft or the saved team, while the booster is on the player', () => {
    const saved = testTeam({ startRoundId: 3, boosters: [testBooster()] });
    const next = { ...saved, captainId: 10 };
    const without = { lineup: { ...saved.lineup, fly_half: [0] }, captainId: 3 };
    const refused = [
      refusalsToMakeCaptain(10, { ...saved, saved }, world),
      refusalsToRemove(10, { ...saved, saved }, world),
      refusalsToSave(next, saved, world),
      refusalsToSave(without, saved, world),
    ];
    expect(refused).toEqual(refused.map(() => [{ rule: 'booster-target', type: 'CO_CAPTAIN', playerId: 10 }]));
  });
});

describe('triple captain', () => {
  const active = testTeam({ boosters: [testBooster({ type: 'TRIPLE_CAPTAIN', playerId: 3 })] });
  test('needs a captain', () => {
    expect(rules('TRIPLE_CAPTAIN', null, testTeam({ captainId: null }))).toEqual(['booster-needs-player']);
  });
  test('follows the captaincy until the captain locks [G-296]', () => {
    expect(refusalsToMakeCaptain(10, { ...active, saved: active }, world)).toEqual([]);
    expect(refusalsToMakeCaptain(3, { ...active, captainId: 10, saved: active }, world)).toEqual([]);
    const moved = { ...active, captainId: 1 };
    const [booster = testBooster()] = moved.boosters;
    expect(refusalsToResetBooster(booster, moved, { ...world, now: afterFirstKickOff })).toMatchObject([{ playerId: 1 }]);
  });
});

describe('the selection from before can return', () => {
  const before = { lineup: team.lineup, captainId: team.captainId };
  const now = { lineup: { ...team.lineup, prop: [101, 2] }, captainId: 10 };

  test('while no player who would move is locked [G-297]', () => {
    expect(refusalsToRestore('LIMITLESS', now, before, world)).toEqual([]);
  });
  test('no longer when a player who would leave or return is locked [G-284]', () => {
    const refusals = refusalsToRestore('LIMITLESS', now, before, { ...world, now: afterFirstKickOff });
    expect(refusals.map((refusal) => 'playerId' in refusal && refusal.playerId)).toEqual([101, 1]);
  });
  test('while the captain is locked and stays captain [G-297]', () => {
    const other = { lineup: { ...team.lineup, fly_half: [110] }, captainId: 3 };
    expect(refusalsToRestore('LIMITLESS', other, before, { ...world, now: afterSecondKickOff })).toEqual([]);
  });
  test('no longer when a player who would become captain is locked', () => {
    const captained = { lineup: { ...team.lineup, fly_half: [110] }, captainId: 110 };
    const refusals = refusalsToRestore('LIMITLESS', captained, before, { ...world, now: afterSecondKickOff });
    expect(refusals).toEqual([{ rule: 'booster-locked', type: 'LIMITLESS', playerId: 3, fixtureId: 32 }]);
  });
});

function starting(round: (typeof roundsAhead)[number]) {
  return round.id === 3 ? { ...round, status: 'playing' as const } : round;
}
