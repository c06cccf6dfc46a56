import type { Position } from '../game/model/entities.ts';
import { slotsOf } from '../game/model/positions.ts';
import type { Words } from './keys.ts';

/** The name of a position in lists, filters and profiles: its categories, as `Winger / Full Back`. [G-042, G-177] */
export function positionCategory(position: Position, words: Words): string {
  const categories = new Set(slotsOf(position).map(({ category }) => category));
  return [...categories].map((category) => words(`pool.category.${category}`)).join(' / ');
}
