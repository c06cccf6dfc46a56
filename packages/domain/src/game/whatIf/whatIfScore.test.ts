import { describe, expect, it } from 'vitest';
import { playerIds, removePlayer, setPlayer, slotOf } from '../model/lineup.ts';
import { roundsAhead, testBooster, testTeam, withPlayers, worldOfTeam } from '../../testing/testTeam.ts';
import { testStats } from '../../testing/testWorld.ts';
import { createWhatIfRound, type WhatIfTeam } from './whatIf.ts';
import { scoreWhatIf, whatIfPlayerPoints } from './whatIfScore.ts';

const { lineup, captainId, salaryCap } = testTeam();
/** Players score their id in round 2, substitutes 20; averages are half a point more. */
const about = [...playerIds(lineup), 101, 103].map((id) => {
  const points = id > 100 ? 20 : id;
  return { id, stats: testStats({ scores: { 2: points }, avgPoints: points + 0.5 }) };
});
const world = withPlayers(worldOfTeam(), ...about);
const saved: WhatIfTeam = { lineup, captainId, boosters: [] };
const coCaptain = testBooster({ roundId: 2, roundNumber: 2 });
const kicker = testBooster({ type: 'SUPER_KICKER', roundId: 2, roundNumber: 2 });
const triple = testBooster({ type: 'TRIPLE_CAPTAIN', roundId: 2, roundNumber: 2, playerId: null });

function roundOf(number: number, baseTeam: WhatIfTeam, inWorld = world) {
  const round = roundsAhead[number - 1] ?? roundsAhead[0];
  if (round === undefined) throw new Error('There is no such round.');
  return createWhatIfRound(baseTeam, salaryCap, [], round, inWorld);
}

const scoreOf = (team: WhatIfTeam, baseTeam = saved, number = 2) => scoreWhatIf(team, roundOf(number, baseTeam), () => 7);
const replace = (team: WhatIfTeam, out: number, into: number): WhatIfTeam => {
  const slot = slotOf(team.lineup, out);
  if (slot === undefined) throw new Error('The player is not in the team.');
  return { ...team, lineup: setPlayer(team.lineup, slot, into) };
};

describe('the score of a changed team [B10]', () => {
  it('of an unchanged team is that of the saved team', () => {
    const boosters = [coCaptain, triple];
    const again = { ...saved, boosters: boosters.map((booster) => ({ ...booster, id: 0 })) };
    expect(scoreOf(again, { ...saved, boosters })).toEqual({ measure: 'points', saved: 136, changed: 136, changes: [] });
  });

  it('has no difference when a booster of the captain is removed and applied again', () => {
    const base = { ...saved, boosters: [{ ...triple, playerId: captainId }] };
    expect(scoreOf({ ...saved, boosters: [triple] }, base).changes).toEqual([]);
  });

  it('names the gain of each difference: removed boosters, transfers, the captain, applied boosters', () => {
    const base = { ...saved, boosters: [coCaptain, kicker] };
    const team = { ...replace(base, 1, 101), captainId: 4, boosters: [kicker, triple] };
    expect(scoreOf(team, { ...base, boosters: [coCaptain, { ...kicker, playerId: 9 }] })).toEqual({
      measure: 'points',
      saved: 140,
      changed: 154,
      changes: [
        { kind: 'unboosted', type: 'CO_CAPTAIN', playerId: 10, gain: -10 },
        { kind: 'unboosted', type: 'SUPER_KICKER', playerId: 9, gain: -7 },
        { kind: 'transfer', out: 1, in: 101, gain: 19 },
        { kind: 'captain', to: 4, gain: 1 },
        { kind: 'boosted', type: 'SUPER_KICKER', playerId: 10, gain: 7 },
        { kind: 'boosted', type: 'TRIPLE_CAPTAIN', playerId: null, gain: 4 },
      ],
    });
    const exchanged = scoreOf({ ...saved, boosters: [kicker] }, { ...saved, boosters: [coCaptain] });
    expect(exchanged.changes.map(({ kind, gain }) => [kind, gain])).toEqual([
      ['unboosted', -10],
      ['boosted', 7],
    ]);
  });

  it('takes one booster away and leaves the others', () => {
    const { changes } = scoreOf({ ...saved, boosters: [triple] }, { ...saved, boosters: [coCaptain, triple] });
    expect(changes).toEqual([{ kind: 'unboosted', type: 'CO_CAPTAIN', playerId: 10, gain: -10 }]);
  });

  it('counts an empty place as a transfer without a player', () => {
    const { changed, changes } = scoreOf({ ...saved, lineup: removePlayer(lineup, 2) });
    expect({ changed, changes }).toEqual({ changed: 121, changes: [{ kind: 'transfer', out: 2, in: null, gain: -2 }] });
  });

  it('adds up averages with one decimal before the round', () => {
    const { measure, saved: before, changed, changes } = scoreOf(replace(saved, 1, 101), saved, 3);
    expect({ measure, before, changed }).toEqual({ measure: 'averages', before: 131, changed: 150 });
    expect(changes.map(({ gain }) => gain)).toEqual([19]);
    const uneven = withPlayers(world, { id: 101, stats: testStats({ avgPoints: 1.6 }) });
    const score = scoreWhatIf(replace(saved, 1, 101), roundOf(3, saved, uneven), () => 0);
    expect(score.changes).toEqual([{ kind: 'transfer', out: 1, in: 101, gain: 0.1 }]);
  });
});

describe('the captain among the differences [B10]', () => {
  it('is left out where the transfer of the captain contains the loss', () => {
    expect(scoreOf({ ...replace(saved, 3, 103), captainId: null }).changes).toEqual([
      { kind: 'transfer', out: 3, in: 103, gain: 14 },
    ]);
  });
  it('is named where the team lost points because it has none', () => {
    expect(scoreOf({ ...saved, captainId: null }).changes).toEqual([{ kind: 'captain', to: null, gain: -3 }]);
  });
  it('is named where another one scored as much', () => {
    const base = replace(saved, 1, 101);
    const team = { ...replace(base, 3, 103), captainId: 101 };
    const { changes } = scoreOf({ ...team, captainId: 103 }, { ...team, captainId: 101 });
    expect(changes).toEqual([{ kind: 'captain', to: 103, gain: 0 }]);
  });
});

it('shows the points that the team gets from each player, without those who did not play [B8, B10]', () => {
  const absent = withPlayers(world, { id: 5, stats: testStats({}) });
  const [played, ahead] = [2, 3].map((number) =>
    whatIfPlayerPoints({ ...saved, boosters: [kicker] }, roundOf(number, saved, absent), () => 7),
  );
  expect(played).toMatchObject({ 1: 1, 3: 6, 10: 17, 15: 15 });
  expect(ahead).toMatchObject({ 1: 1.5, 3: 7, 10: 17.5, 15: 15.5 });
  expect([played, ahead].map((points) => 5 in (points ?? {}))).toEqual([false, false]);
  const unknown = whatIfPlayerPoints(replace(saved, 1, 999), roundOf(2, saved), () => 0);
  expect([999 in unknown, unknown[2]]).toEqual([false, 2]);
});
