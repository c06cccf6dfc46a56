import type { Edition } from '../editions.ts';
import type { BoosterType } from '../game/model/entities.ts';
import type { Words } from './keys.ts';

/** The edition's name of a booster. The documents contain two sets of names. [G-018] */
export function boosterName(type: BoosterType, { boosterLabels }: Pick<Edition, 'boosterLabels'>, words: Words): string {
  return words(`boosters.name.${boosterLabels}.${type}`);
}
