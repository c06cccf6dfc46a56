import { describe, expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import type { MatchFigures } from '../model/entities.ts';
import { extraInRound } from '../scoring/extraPoints.ts';
import { sumFigures } from '../players/figures.ts';
import { currentRound } from '../season/rounds.ts';
import { createWhatIfRound, applyWhatIfCommand } from './whatIf.ts';
import { roundsAhead, testBooster, testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { testStats } from '../../testing/testWorld.ts';

describe('the season in what-if mode', () => {
  it('has its round as the current one, though later ones are played', () => {
    const { world } = whatIfInRound2().whatIfRound;
    expect(currentRound(world.rounds)).toMatchObject({ id: 2, status: 'scheduled' });
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
    const matches = [kicks, { ...kicks, roundId: 1 }];
    const kicker = testBooster({ type: 'SUPER_KICKER', roundId: 2 });
    expect(extraInRound(kicker, 'fly_half', matches, { ...editions.srp, statBoosters })).toBe(extra);
    expect(extraInRound({ ...kicker, type: 'CO_CAPTAIN' }, 'fly_half', matches, editions.srp)).toBe(0);
  },
);

/** Round 2 is over and round 3 is played; two props are eliminated, of whom 101 has played round 2. */
function whatIfInRound2() {
  const [, round = roundsAhead[0]] = roundsAhead;
  if (round === undefined) throw new Error('There is no round.');
  const rounds = roundsAhead.map((other) => (other.id === 3 ? { ...other, status: 'playing' as const } : other));
  const world = withPlayers(
    worldOfTeam({ rounds }),
    { id: 101, status: 'eliminated', stats: testStats({ scores: { 2: 12 } }) },
    { id: 102, status: 'eliminated' },
  );
  const { lineup, captainId, salaryCap, boosters } = testTeam();
  const team = { lineup, captainId, boosters: [] };
  return { team, whatIfRound: createWhatIfRound(team, salaryCap, boosters, round, world) };
}
