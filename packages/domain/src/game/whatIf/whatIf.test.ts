import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import type { Booster, MatchFigures, Player } from '../model/entities.ts';
import { extraInRound } from '../scoring/extraPoints.ts';
import { sumFigures } from '../players/figures.ts';
import { currentRound } from '../season/rounds.ts';
import { removePlayer } from '../model/lineup.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';
import { applyWhatIfCommand, createWhatIfRound, getBaselineTeam, refusalsToAddInWhatIf, type WhatIfOutcome } from './whatIf.ts';
import { roundsAhead, testBooster, testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { testRound, testStats } from '../../testing/testWorld.ts';

describe('the season in what-if mode', () => {
  it('has its round as the current one, though later ones are played', () => {
    const { world } = whatIfInRound2().whatIfRound;
    expect(currentRound(world.rounds)).toMatchObject({ id: 2, status: 'scheduled' });
  });

  it('has no fixture that is played, and players as they may have been before the round', () => {
    const { team } = whatIfInRound2();
    const [, , round = testRound(3)] = roundsAhead;
    const fixtures = round.fixtures.map((fixture) => ({ ...fixture, status: 'complete' as const }));
    const over = { ...round, status: 'complete' as const, fixtures };
    const rounds = roundsAhead.map((other) => (other.id === 3 ? over : other));
    const scores = testStats({ scores: { 3: 12 } });
    const players = withPlayers(
      worldOfTeam({ rounds }),
      { id: 101, status: 'eliminated', stats: scores },
      { id: 102, status: 'injured', stats: scores },
    );
    const { world } = createWhatIfRound(team, 0, [], over, players);
    expect(currentRound(world.rounds)).toEqual({ ...round, isLockedForUpdating: false });
    expect([101, 102].map((id) => findKnown(id, world).status)).toEqual(['uncertain', 'injured']);
  });

  it('accepts a player who was eliminated later, and none who was eliminated before', () => {
    const { team, whatIfRound } = whatIfInRound2();
    const outcome = applyWhatIfCommand(team, { kind: 'remove', playerId: 1 }, whatIfRound);
    if (!outcome.ok) throw new Error('A player cannot leave.');
    expect(applyWhatIfCommand(outcome.team, { kind: 'add', playerId: 101 }, whatIfRound).ok).toBe(true);
    expect(applyWhatIfCommand(outcome.team, { kind: 'add', playerId: 102 }, whatIfRound)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'eliminated', playerId: 102 }],
    });
  });
});

describe('boosters in what-if mode [B10]', () => {
  const coCaptain = testBooster({ id: 0, roundId: 2, roundNumber: 2, playerId: 10 });
  const triple = testBooster({ id: 0, type: 'TRIPLE_CAPTAIN', roundId: 2, roundNumber: 2, playerId: null });
  const refusalsOf = (outcome: WhatIfOutcome) => (outcome.ok ? [] : outcome.refusals.map(({ rule }) => rule));

  it('are applied to the round, with a player only where they need one, and move to another player', () => {
    const { team, whatIfRound } = whatIfInRound2();
    const boosted = applyWhatIfCommand(team, { kind: 'boost', type: 'CO_CAPTAIN', playerId: 10 }, whatIfRound);
    expect(boosted).toEqual({ ok: true, team: { ...team, boosters: [coCaptain] } });
    const moved = { ...team, boosters: [{ ...coCaptain, playerId: 11 }] };
    expect(
      applyWhatIfCommand({ ...team, boosters: [coCaptain] }, { kind: 'boost', type: 'CO_CAPTAIN', playerId: 11 }, whatIfRound),
    ).toEqual({ ok: true, team: moved });
    expect(applyWhatIfCommand(team, { kind: 'boost', type: 'TRIPLE_CAPTAIN', playerId: 10 }, whatIfRound)).toEqual({
      ok: true,
      team: { ...team, boosters: [triple] },
    });
  });

  it('are refused when they are used in another round, and free when they were used in this one', () => {
    const boost = { kind: 'boost', type: 'CO_CAPTAIN', playerId: 10 } as const;
    const usedIn = (roundId: number) => whatIfInRound2({ boosters: [testBooster({ roundId, roundNumber: roundId })] });
    const [earlier, same] = [usedIn(1), usedIn(2)];
    expect(refusalsOf(applyWhatIfCommand(earlier.team, boost, earlier.whatIfRound))).toEqual(['booster-used']);
    expect(applyWhatIfCommand(same.team, boost, same.whatIfRound).ok).toBe(true);
  });

  it('are taken back one by one', () => {
    const { team, whatIfRound } = whatIfInRound2();
    const both = { ...team, boosters: [coCaptain, triple] };
    expect(applyWhatIfCommand(both, { kind: 'unboost', type: 'CO_CAPTAIN' }, whatIfRound)).toEqual({
      ok: true,
      team: { ...team, boosters: [triple] },
    });
  });

  it('keep a team over the budget limitless: the booster cannot be taken back while the team costs more', () => {
    const limitless = testBooster({ id: 0, type: 'LIMITLESS', roundId: 2, roundNumber: 2, playerId: null });
    const poor = whatIfInRound2({ salaryCap: 80_000_000 }, [limitless, coCaptain]);
    const unboost = { kind: 'unboost', type: 'LIMITLESS' } as const;
    expect(refusalsOf(applyWhatIfCommand(poor.team, unboost, poor.whatIfRound))).toEqual(['over-budget']);
    const rich = whatIfInRound2({}, [limitless, coCaptain]);
    expect(applyWhatIfCommand(rich.team, unboost, rich.whatIfRound).ok).toBe(true);
    // A team that was over the budget without the booster may stay over it.
    const old = whatIfInRound2({ salaryCap: 80_000_000 }, [coCaptain]);
    expect(applyWhatIfCommand(old.team, { kind: 'unboost', type: 'CO_CAPTAIN' }, old.whatIfRound).ok).toBe(true);
  });
});

describe('players in what-if mode [B10]', () => {
  it('change the captain, and leave, whatever money is left', () => {
    const { team, whatIfRound } = whatIfInRound2({ salaryCap: 90_000_000 });
    expect(applyWhatIfCommand(team, { kind: 'remove', playerId: 7 }, whatIfRound).ok).toBe(true);
    expect(applyWhatIfCommand(team, { kind: 'captain', playerId: 7 }, whatIfRound)).toEqual({
      ok: true,
      team: { ...team, captainId: 7 },
    });
  });

  it('join only within the budget', () => {
    const { team, whatIfRound } = whatIfInRound2();
    const world = withPlayers(whatIfRound.world, { id: 101, cost: 17_000_000 });
    const dear = { ...whatIfRound, world };
    const open = { ...team, lineup: removePlayer(team.lineup, 1) };
    expect(applyWhatIfCommand(open, { kind: 'add', playerId: 101 }, dear)).toMatchObject({ ok: false });
    const edited = { ...open, saved: getBaselineTeam(open, dear) };
    const refusals = (playerId: number) =>
      refusalsToAddInWhatIf(findKnown(playerId, world), edited, world).map(({ rule }) => rule);
    expect(refusals(101)).toHaveLength(1);
    expect(refusals(1)).toEqual([]);
    expect(refusals(2)).toContain('already-in-team');
    expect(applyWhatIfCommand(open, { kind: 'captain', playerId: 101 }, dear).ok).toBe(false);
  });
});

it.each([
  ['subset', 6],
  ['whole', 21],
] as const)(
  'a kicker gets extra points for the match of the round, by the edition’s setting: %s [G-378]',
  (statBoosters, extra) => {
    const kicks: MatchFigures = {
      ...sumFigures([]),
      roundId: 2,
      fixtureId: 21,
      scoringMetrics: { T: 1, C: 3 },
      points: 21,
      corrections: [],
    };
    const matches = [kicks, { ...kicks, roundId: 1, scoringMetrics: { C: 5 } }];
    const kicker = testBooster({ type: 'SUPER_KICKER', roundId: 2 });
    expect(extraInRound(kicker, 'fly_half', matches, { ...editions.srp, statBoosters })).toBe(extra);
    expect(extraInRound({ ...kicker, type: 'CO_CAPTAIN' }, 'fly_half', matches, editions.srp)).toBe(0);
  },
);

/** Round 2 is over and round 3 is played; two props are eliminated, of whom 101 has played round 2. */
function whatIfInRound2(about: Partial<SavedTeam> = {}, played: readonly Booster[] = []) {
  const [, round = roundsAhead[0]] = roundsAhead;
  if (round === undefined) throw new Error('There is no round.');
  const rounds = roundsAhead.map((other) => (other.id === 3 ? { ...other, status: 'playing' as const } : other));
  const world = withPlayers(
    worldOfTeam({ rounds }),
    { id: 101, status: 'eliminated', stats: testStats({ scores: { 2: 12 } }) },
    { id: 102, status: 'eliminated' },
  );
  const { lineup, captainId, salaryCap, boosters } = testTeam(about);
  const team = { lineup, captainId, boosters: played };
  return { team, whatIfRound: createWhatIfRound(team, salaryCap, boosters, round, world) };
}

function findKnown(playerId: number, world: GameWorld): Player {
  const player = world.players.get(playerId);
  if (player === undefined) throw new Error('The player is not in the pool.');
  return player;
}
