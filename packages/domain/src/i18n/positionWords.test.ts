import { expect, it } from 'vitest';
import { positions } from '../game/model/entities.ts';
import { slots } from '../game/model/positions.ts';
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

it('the pitch names its slots by other words [G-042]', () => {
  const words = createWords(catalog, locales[0]);
  const names = slots.map(({ label }) => words(`team.position.${label}`));
  expect(names.slice(0, 8)).toEqual(['Prop', 'Prop', 'Hooker', 'Lock', 'Lock', 'Flanker', 'Number eight', 'Flanker']);
  expect(names.slice(8)).toEqual(['Scrum half', 'Fly half', 'Centre', 'Centre', 'Winger', 'Winger', 'Full back']);
});
