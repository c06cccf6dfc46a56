import type { CupTie } from '@rugby/domain/game/model/contest';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { expect, it } from 'vitest';
import { tieLine } from './tieLine.ts';

const words = createWords(catalog, 'en-US');
const entries = [1, 2].map((entry) => ({ entry, userId: entry, displayName: `User ${entry}`, teamName: null, hasLeft: false }));
const sideWith = (entry: number, points: number) => ({ entry, points, captainPoints: 0, playersToPlay: 0, playersInPlay: 8 });

function lineAt(points: number): string {
  const tie: CupTie = {
    home: sideWith(1, points),
    away: sideWith(2, points),
    status: 'playing',
    winner: null,
    leader: 2,
    decidedBy: 'lot',
  };
  return tieLine(tie, { seed: '6F9947F3', entries }, words);
}

it('a level tie that is played names who is ahead, and why, but not before a point is scored [B22, D52]', () => {
  expect(lineAt(268)).toBe('8 and 8 playing. Level at 268. Lot from seed 6F9947F3. User 2 is ahead');
  expect(lineAt(0)).toBe('8 and 8 playing');
});
