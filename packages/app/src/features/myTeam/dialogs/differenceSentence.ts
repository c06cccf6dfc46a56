import type { GameWorld } from '@rugby/domain/game/model/world';
import { type NamedTeam, nameInTeam } from '@rugby/domain/game/players/distinctName';
import type { SelectionDifference } from '@rugby/domain/game/team/selectionDifferences';
import type { Words } from '@rugby/domain/i18n/keys';

/** A difference between the saved team and what the user picked, as a sentence. `name` answers the name of a player. */
export function differenceSentence(difference: SelectionDifference, name: (id: number) => string, words: Words): string {
  if (difference.kind !== 'captain')
    return words(`modals.saveConflict.${difference.kind}`, { player: name(difference.playerId) });
  const noCaptain = words('modals.saveConflict.noCaptain');
  const [saved, picked] = [difference.saved, difference.sent].map((id) => (id === null ? noCaptain : name(id)));
  return words('modals.saveConflict.captain', { saved: saved ?? noCaptain, picked: picked ?? noCaptain });
}

/** Names the players of a team so that they differ; a player who is not in the season by their id. */
export function namesIn(team: NamedTeam, players: GameWorld['players']): (id: number) => string {
  return (id) => (players.has(id) ? nameInTeam(id, team, { players }) : `#${id}`);
}
