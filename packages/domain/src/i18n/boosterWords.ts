import type { Edition } from '../editions.ts';
import type { BoosterType } from '../game/model/entities.ts';
import type { Words } from './keys.ts';

/** What the edition calls a booster; both label sets are kept, since the documents name them both. [G-018] */
export function boosterName(type: BoosterType, { boosterLabels }: Pick<Edition, 'boosterLabels'>, words: Words): string {
  return words(`boosters.name.${boosterLabels}.${type}`);
}
