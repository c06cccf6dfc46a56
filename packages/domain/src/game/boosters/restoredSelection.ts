import type { Edition } from '../../editions.ts';
import type { Booster, BoosterType, Selection } from '../model/entities.ts';
import { boosterBehaviours } from './boosterBehaviours.ts';
import { isInLineup, playerIds, selectionOf } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { currentRound, lockingFixture } from '../season/rounds.ts';
import type { GameWorld, SavedTeam, EditedTeam } from '../model/world.ts';

/**
 * The selection that returns when a booster such as Limitless is reset: the lineup from before it. The captain of now stays captain if the
 * lineup from before has that player; otherwise the captain from before returns. [G-297]
 */
export function restoredSelection(now: Selection, before: Selection): Selection {
  const stays = now.captainId !== null && isInLineup(before.lineup, now.captainId);
  return { lineup: before.lineup, captainId: stays ? now.captainId : before.captainId };
}

/** The selection after the round of such a booster: the edition reverts to the one from before it, or keeps the one of now. [G-297] */
export function selectionAfterRound(
  now: Selection,
  before: Selection,
  { limitlessAfterRound }: Pick<Edition, 'limitlessAfterRound'>,
): Selection {
  return limitlessAfterRound === 'revert' ? restoredSelection(now, before) : selectionOf(now);
}

/** Why the selection from before a booster cannot return: a player who would leave, return or become captain is locked. [G-284, G-297] */
export function refusalsToRestore(type: BoosterType, now: Selection, before: Selection, world: GameWorld): readonly Refusal[] {
  const after = restoredSelection(now, before);
  const moving = [
    ...playerIds(now.lineup).filter((id) => !isInLineup(after.lineup, id)),
    ...playerIds(after.lineup).filter((id) => !isInLineup(now.lineup, id)),
    ...(now.captainId === after.captainId ? [] : [now.captainId, after.captainId]),
  ];
  return [...new Set(moving)].flatMap((playerId): readonly Refusal[] => {
    const player = playerId === null ? undefined : world.players.get(playerId);
    const fixture = player && lockingFixture(player.squadId, world.rounds, world.now);
    return player && fixture ? [{ rule: 'booster-locked', type, playerId: player.id, fixtureId: fixture.id }] : [];
  });
}

/**
 * The team as if the chosen booster were applied in the current round already. Unchanged without a booster, and for one that is not applied
 * together with transfers. [G-268, G-282]
 */
export function previewTransferBooster<Team extends EditedTeam>(
  type: BoosterType | undefined,
  team: Team,
  { rounds }: Pick<GameWorld, 'rounds'>,
): Team {
  const round = currentRound(rounds);
  if (type === undefined || !boosterBehaviours[type].opensTransfers || team.saved === null || round === undefined) return team;
  const planned: Booster = { id: 0, type, roundId: round.id, roundNumber: round.roundNumber, playerId: null };
  const saved: SavedTeam = { ...team.saved, boosters: [...team.saved.boosters, planned] };
  return { ...team, saved };
}
