import { findPlayer } from '@rugby/domain/game/model/lookup';
import type { GameWorld, SavedTeam } from '@rugby/domain/game/model/world';
import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Words } from '@rugby/domain/i18n/keys';
import { refusalSentence } from '@rugby/domain/i18n/refusalWords';
import type { BoosterOption } from '@rugby/domain/stores/boosters/BoosterStore';
import type { BoosterAvailability } from '@rugby/ui/game/BoosterTile';
import type { ListedBooster } from '@rugby/ui/modals/BoostersList';
import { boostedName } from './boostedName.ts';

/** The boosters of the edition as the list shows them. */
export function listedBoosters(offered: readonly BoosterOption[], team: SavedTeam, world: GameWorld, words: Words) {
  return offered.map(({ type, status }): ListedBooster => ({
    type,
    name: boosterName(type, world.edition, words),
    state: stateOf({ type, status }, team, world, words),
  }));
}

function stateOf({ type, status }: BoosterOption, team: SavedTeam, world: GameWorld, words: Words): BoosterAvailability {
  switch (status.state) {
    case 'free':
      return { kind: 'free' };
    case 'active': {
      const [refusal] = status.refusals;
      return {
        kind: 'active',
        player: boostedName(status.booster, team, world),
        ...(refusal && { refusal: refusalSentence(refusal, world, words) }),
      };
    }
    case 'used': {
      const used = team.boosters.find((booster) => booster.type === type && booster.roundNumber === status.roundNumber);
      const player = findPlayer(used?.playerId, world);
      return { kind: 'used', roundNumber: status.roundNumber, player: player ? nameInTeam(player.id, team, world) : null };
    }
    case 'locked':
      return { kind: 'locked', reason: status.refusals.map((refusal) => refusalSentence(refusal, world, words)).join(' ') };
  }
}
