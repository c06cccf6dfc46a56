import { describe, expect, it } from 'vitest';
import { optionOfArrow, optionOfText } from './optionOfKey.ts';

const options = ['Average points', 'Price', 'Próxima', 'Round points', 'Round wins'].map((label, id) => ({ id, label }));
const byText = (text: string, value: number | null) => optionOfText(text, options, value)?.id;
const byArrow = (key: string, value: number | null) => optionOfArrow(key, options, value)?.id;

describe('a closed list', () => {
  it('moves the choice by one with left and right, and stays at its ends', () => {
    expect([byArrow('ArrowRight', 1), byArrow('ArrowLeft', 1)]).toEqual([2, 0]);
    expect([byArrow('ArrowLeft', 0), byArrow('ArrowRight', 4)]).toEqual([undefined, undefined]);
  });
  it('begins with its first option when nothing is chosen', () => {
    expect([byArrow('ArrowRight', null), byArrow('ArrowLeft', null)]).toEqual([0, 0]);
    expect(byText('r', null)).toBe(3);
  });
  it('leaves other keys alone', () => {
    expect(['ArrowDown', 'Enter', 'Tab', 'r'].map((key) => byArrow(key, 1))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('goes through the options of a letter, and from the last of them to the first', () => {
    expect([byText('r', 1), byText('r', 3), byText('r', 4)]).toEqual([3, 4, 3]);
  });
  it('finds more letters in any case and without accents, at the chosen option too', () => {
    expect([byText('ro', 3), byText('ROUND W', 3), byText('prox', 0), byText('x', 0)]).toEqual([3, 4, 2, undefined]);
  });
});
