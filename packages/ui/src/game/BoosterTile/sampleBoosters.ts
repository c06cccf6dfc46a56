import type { BoosterType } from '@rugby/domain/game/model/entities';
import { boosterStateOf } from '@rugby/domain/game/boosters/boosterState';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { refusalSentence } from '@rugby/domain/i18n/refusalWords';
import type { Season } from '@rugby/mocks/scenarios/Season';
import type { BoosterAvailability } from './boosterAvailability.ts';

const words = createWords(catalog, 'en-US');

/** How a booster stands for the team of a season, for stories. */
export function availabilityOf(season: Season, type: BoosterType): BoosterAvailability {
  if (season.team === null) throw new Error('The scenario has no team');
  const standing = boosterStateOf(type, season.team, season);
  switch (standing.state) {
    case 'free':
      return { kind: 'free' };
    case 'active': {
      const [refusal] = standing.refusals;
      const player = season.players.get(standing.booster.playerId ?? 0)?.lastName ?? null;
      return { kind: 'active', player, ...(refusal && { refusal: refusalSentence(refusal, season, words) }) };
    }
    case 'used':
      return { kind: 'used', roundNumber: standing.roundNumber, player: null };
    case 'locked':
      return { kind: 'locked', reason: standing.refusals.map((refusal) => refusalSentence(refusal, season, words)).join(' ') };
  }
}
