import type { Edition } from '../editions.ts';
import type { BoosterType } from '../game/model/entities.ts';
import type { TeamScoreLine } from '../game/scoring/scoreTeam.ts';
import type { Words } from './keys.ts';

/** The edition's name of a booster. The documents contain two sets of names. [G-018] */
export function boosterName(type: BoosterType, { boosterLabels }: Pick<Edition, 'boosterLabels'>, words: Words): string {
  return words(`boosters.name.${boosterLabels}.${type}`);
}

/** What makes a team's points of a player more than the player's own: `Captain ×2`, `Super Kicker`. Undefined when nothing does. [B8] */
export function teamPartName(
  { booster, multiplier }: Pick<TeamScoreLine, 'booster' | 'multiplier'>,
  edition: Pick<Edition, 'boosterLabels'>,
  words: Words,
): string | undefined {
  if (booster === null && multiplier === 1) return undefined;
  const name = booster === null ? words('fixtures.breakdown.captain') : boosterName(booster, edition, words);
  return multiplier === 1 ? name : words('fixtures.breakdown.multiplied', { name, multiplier });
}
