import { describe, expect, test } from 'vitest';
import { type Phase, dueStep, type PracticeRound } from './dueStep.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A round whose matches kick off at 0 and at three hours. */
function aRound(
  status: PracticeRound['status'],
  phases: readonly Phase[] = ['nothing', 'nothing'],
  roundNumber = 1,
): PracticeRound {
  const fixtures = phases.map((reached, index) => ({ id: index + 1, kickOff: index * 3 * hour, reached, status }));
  return { roundNumber, status, fixtures };
}

const past = (days: number) => aRound('complete', ['full-time', 'full-time'], 1 - days);

describe('a scheduled round', () => {
  test.each([
    ['waits for its first kick-off', -1, undefined],
    ['starts with it', 0, { kind: 'start', roundNumber: 1 }],
    ['starts also when it is long past', 9 * day, { kind: 'start', roundNumber: 1 }],
  ])('%s [G-131]', (_, now, step) => {
    expect(dueStep([past(1), aRound('scheduled')], now)).toEqual(step);
  });
});

describe('a playing round', () => {
  const play = (phase: Phase, ...fixtureIds: number[]) => ({ kind: 'play', roundNumber: 1, phase, fixtureIds });

  test.each([
    ['plays the kick-off', ['nothing', 'nothing'], 0, play('kick-off', 1)],
    ['plays the first half after an hour', ['kick-off', 'nothing'], hour, play('half-time', 1)],
    ['plays nothing twice', ['half-time', 'nothing'], hour, undefined],
    ['plays the whole match after two hours', ['half-time', 'nothing'], 2 * hour, play('full-time', 1)],
    ['skips phases that are long past', ['nothing', 'nothing'], 9 * hour, play('full-time', 1, 2)],
    ['never goes back to an earlier phase', ['full-time', 'full-time'], -day, undefined],
    ['completes a fixture after three hours', ['full-time', 'kick-off'], 3 * hour, { kind: 'complete-fixtures', roundNumber: 1 }],
    ['is finished three hours after the last kick-off', ['full-time', 'full-time'], 6 * hour, { kind: 'finish', roundNumber: 1 }],
  ] satisfies [string, Phase[], number, unknown][])('%s', (_, phases, now, step) => {
    expect(dueStep([aRound('playing', phases)], now)).toEqual(step);
  });
});

describe('a season that is over', () => {
  test.each([
    ['stays for a week after its last kick-off', 3 * hour + 7 * day - 1, undefined],
    ['then restarts', 3 * hour + 7 * day, { kind: 'restart' }],
  ])('%s', (_, now, step) => {
    expect(dueStep([aRound('complete')], now)).toEqual(step);
  });
});
