import type { ContestSide } from '@rugby/domain/game/model/contest';
import { describe, expect, it } from 'vitest';
import { sampleWords } from '../words/sampleWords.ts';
import { ownPlayersLeftLine, playersLeftLine } from './playersLeftLine.ts';

function side(playersInPlay: number | null, playersToPlay: number | null): ContestSide {
  return { entry: 1, points: 20, playersInPlay, playersToPlay };
}

describe('the line about the players of a match', () => {
  it('says how many are left to play while none is in play [B14]', () => {
    expect(playersLeftLine(side(0, 4), side(0, 2), sampleWords)).toBe('4 and 2 left to play');
  });
  it('says that everybody has played where none is playing or left [B14]', () => {
    for (const other of [side(0, 0), side(null, null), null]) {
      expect(playersLeftLine(side(0, 0), other, sampleWords)).toBe('All players have played');
      expect(ownPlayersLeftLine(side(0, 0), other, sampleWords)).toBe('All players have played');
    }
  });
  it('says how many are playing, and leaves out that none is left after them [B14]', () => {
    expect(playersLeftLine(side(2, 1), side(0, 3), sampleWords)).toBe('2 and 0 playing, 1 and 3 left to play');
    expect(playersLeftLine(side(2, 0), side(1, 0), sampleWords)).toBe('2 and 1 playing');
  });
  it('speaks of one side when the other is not known [B14]', () => {
    expect(playersLeftLine(side(2, 1), null, sampleWords)).toBe('2 playing, 1 left to play');
    expect(playersLeftLine(null, side(0, 1), sampleWords)).toBe('1 left to play');
  });
  it('is empty when no side is known', () => {
    expect(playersLeftLine(side(null, null), null, sampleWords)).toBe('');
  });
});

describe('the line about the players of the own match', () => {
  it('says of each side who is playing and who is left [B14]', () => {
    expect(ownPlayersLeftLine(side(2, 1), side(0, 3), sampleWords)).toBe('You have 2 playing and 1 left, they have 3 left');
    expect(ownPlayersLeftLine(side(2, 0), side(0, 0), sampleWords)).toBe('You have 2 playing, they have 0 left');
  });
  it('speaks of the own side against the average [B14]', () => {
    expect(ownPlayersLeftLine(side(1, 4), null, sampleWords)).toBe('You have 1 playing and 4 left');
  });
  it('speaks of the opponent when the own side is not known [B14]', () => {
    expect(ownPlayersLeftLine(side(null, null), side(1, 1), sampleWords)).toBe('They have 1 playing and 1 left');
  });
  it('is empty when no side is known', () => {
    expect(ownPlayersLeftLine(side(null, null), side(null, null), sampleWords)).toBe('');
    expect(ownPlayersLeftLine(side(null, null), null, sampleWords)).toBe('');
  });
});
