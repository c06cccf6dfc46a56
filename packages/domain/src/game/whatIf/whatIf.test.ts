import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import type { MatchFigures } from '../model/entities.ts';
import { extraInRound } from '../scoring/extraPoints.ts';
import { sumFigures } from '../players/figures.ts';
import { currentRound } from '../season/rounds.ts';
import { createWhatIfRound, applyWhatIfCommand } from './whatIf.ts';
import { roundsAhead, testBooster, testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { testStats } from '../../testing/testWorld.ts';

describe('the season of a sandbox', () => {
  it('has its round as the current one, though later ones are played', () => {
    const { world } = sandboxInRound2().sandbox;
    expect(currentRound(world.rounds)).toMatchObject({ id: 2, status: 'scheduled' });
  });

  it('takes in whom a later round eliminated, but nobody who was gone already', () => {
    const { trial, sandbox } = sandboxInRound2();
    const bare = applyWhatIfCommand(trial, { kind: 'remove', playerId: 1 }, sandbox);
    if (!bare.ok) throw new Error('A player cannot leave.');
    expect(applyWhatIfCommand(bare.team, { kind: 'add', playerId: 101 }, sandbox).ok).toBe(true);
    expect(applyWhatIfCommand(bare.team, { kind: 'add', playerId: 102 }, sandbox)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'eliminated', playerId: 102 }],
    });
  });
});

it.each([
  ['subset', 6],
  ['whole', 21],
] as const)('a kicker is paid once more for his match of the round, as the edition says: %s [G-378]', (statBoosters, extra) => {
  const kicks: MatchFigures = {
    ...sumFigures([]),
    roundId: 2,
    fixtureId: 21,
    scoringMetrics: { T: 1, C: 3 },
    points: 21,
    corrections: [],
  };
  const matches = [kicks, { ...kicks, roundId: 1 }];
  const kicker = testBooster({ type: 'SUPER_KICKER', roundId: 2 });
  expect(extraInRound(kicker, 'fly_half', matches, { ...editions.srp, statBoosters })).toBe(extra);
  expect(extraInRound({ ...kicker, type: 'CO_CAPTAIN' }, 'fly_half', matches, editions.srp)).toBe(0);
});

/** Round 2 is over and round 3 is played; two props are eliminated, of whom 101 has played round 2. */
function sandboxInRound2() {
  const [, round = roundsAhead[0]] = roundsAhead;
  if (round === undefined) throw new Error('There is no round.');
  const rounds = roundsAhead.map((other) => (other.id === 3 ? { ...other, status: 'playing' as const } : other));
  const world = withPlayers(
    worldOfTeam({ rounds }),
    { id: 101, status: 'eliminated', stats: testStats({ scores: { 2: 12 } }) },
    { id: 102, status: 'eliminated' },
  );
  const { lineup, captainId, salaryCap, boosters } = testTeam();
  const trial = { lineup, captainId, boosters: [] };
  return { trial, sandbox: createWhatIfRound(trial, salaryCap, boosters, round, world) };
}
