import { describe, expect, it } from 'vitest';
import type { Progress } from '../model/entities.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';
import { nextOpenRound, pickingWindow } from './pickingWindow.ts';

const friday = '2026-02-13T06:00:00.000Z';
const saturday = '2026-02-14T06:00:00.000Z';
const sunday = '2026-02-15T04:00:00.000Z';
const nextFriday = '2026-02-20T06:00:00.000Z';

function season(...states: readonly [Progress, Progress]) {
  const fixtures = [friday, sunday, saturday].map((date, index) => testFixture({ id: index + 11, date }));
  return [testRound(1, states[0], fixtures), testRound(2, states[1], [testFixture({ id: 3, date: nextFriday })])];
}

describe('while a round is played', () => {
  const rounds = season('playing', 'scheduled');
  it('picking opens after its last match and closes when the next round begins [G-113]', () => {
    const [after, next] = rounds;
    expect(pickingWindow(2, rounds)).toEqual({ kind: 'opens', after, lastKickOff: sunday, next });
  });
  it('the next round is the one that has not begun', () => {
    expect(nextOpenRound(rounds, Date.parse(sunday))?.id).toBe(2);
    expect(nextOpenRound(rounds, Date.parse(nextFriday))).toBeUndefined();
  });
  it('the next round is not the current one, also when that is locked before its first match', () => {
    const locked = season('scheduled', 'scheduled').map((round) => ({ ...round, isLockedForUpdating: round.id === 1 }));
    expect(nextOpenRound(locked, Date.parse(friday) - 1)?.id).toBe(2);
  });
});

it('in the last round picking does not open again [G-113]', () => {
  const rounds = season('complete', 'playing');
  expect(pickingWindow(null, rounds)).toEqual({ kind: 'last-round', last: rounds[1] });
});

it('after the last round the season is over [G-113]', () => {
  expect(pickingWindow(null, season('complete', 'complete'))).toEqual({ kind: 'season-over' });
  expect(pickingWindow(null, [])).toEqual({ kind: 'season-over' });
});
