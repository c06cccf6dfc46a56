import { expect, it } from 'vitest';
import type { RoundStage } from '../model/entities.ts';
import { hasLaterStage } from './stages.ts';

it('a stage in which boosters return follows only where the season has a knockout stage ahead [G-015]', () => {
  const championship = roundsOf('group', 'group');
  const clubs = roundsOf('group', 'group', 'knockout', 'knockout');
  expect(championship.map((round) => hasLaterStage(round, championship))).toEqual([false, false]);
  expect(clubs.map((round) => hasLaterStage(round, clubs))).toEqual([true, true, false, false]);
});

function roundsOf(...stages: readonly RoundStage[]) {
  return stages.map((roundStage, index) => ({ roundNumber: index + 1, roundStage }));
}
