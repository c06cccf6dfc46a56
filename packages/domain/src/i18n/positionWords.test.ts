import { expect, it } from 'vitest';
import { positions } from '../game/model/entities.ts';
import { catalog, locales } from './catalog.ts';
import { createWords } from './createWords.ts';
import { positionCategory } from './positionWords.ts';

it('lists name the positions by the ten categories of the game [G-042, G-177]', () => {
  const words = createWords(catalog, locales[0]);
  expect(positions.map((position) => positionCategory(position, words))).toEqual([
    'Front Row',
    'Hooker',
    'Second Row',
    'Flanker / #8',
    'Half Back',
    'Fly Half',
    'Midfielder',
    'Winger / Full Back',
  ]);
});
