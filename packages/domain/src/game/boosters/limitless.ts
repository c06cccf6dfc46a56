import type { Edition } from '../../editions.ts';
import type { Booster, Selection } from '../model/entities.ts';
import { isInLineup, playerIds } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { currentRound, lockingFixture } from '../season/rounds.ts';
import { selectionOf } from '../model/lineup.ts';
import type { GameWorld, StoredTeam, EditedTeam } from '../model/world.ts';

/**
 * The team once Limitless is taken back: the lineup from before it, with the captain of now if he stands in it, else the captain from
 * before. [G-297]
 */
export function revertLimitless(now: Selection, before: Selection): Selection {
  const stays = now.captainId !== null && isInLineup(before.lineup, now.captainId);
  return { lineup: before.lineup, captainId: stays ? now.captainId : before.captainId };
}

/**
 * Which selection stands when the round of a Limitless is over: the edition reverts to the one from before it, or keeps the one of now.
 * [G-297]
 */
export function selectionAfterLimitless(
  now: Selection,
  before: Selection,
  { limitlessAfterRound }: Pick<Edition, 'limitlessAfterRound'>,
): Selection {
  return limitlessAfterRound === 'revert' ? revertLimitless(now, before) : selectionOf(now);
}

/**
 * Why Limitless can no longer be reset: somebody who would leave, come back or become captain again has played already. [G-284, G-297]
 */
export function refusalsToUndoLimitless(now: Selection, before: Selection, world: GameWorld): readonly Refusal[] {
  const after = revertLimitless(now, before);
  const moving = [
    ...playerIds(now.lineup).filter((id) => !isInLineup(after.lineup, id)),
    ...playerIds(after.lineup).filter((id) => !isInLineup(now.lineup, id)),
    ...(now.captainId === after.captainId ? [] : [now.captainId, after.captainId]),
  ];
  return [...new Set(moving)].flatMap((playerId): readonly Refusal[] => {
    const player = playerId === null ? undefined : world.players.get(playerId);
    const fixture = player && lockingFixture(player.squadId, world.rounds, world.now);
    return player && fixture ? [{ rule: 'booster-locked', type: 'LIMITLESS', playerId: player.id, fixtureId: fixture.id }] : [];
  });
}

/** The team as if Limitless were applied already: what a fan prepares before he confirms it. [G-268, G-282] */
export function previewLimitless<Team extends EditedTeam>(team: Team, { rounds }: Pick<GameWorld, 'rounds'>): Team {
  const round = currentRound(rounds);
  if (team.stored === null || round === undefined) return team;
  const planned: Booster = { id: 0, type: 'LIMITLESS', roundId: round.id, roundNumber: round.roundNumber, playerId: null };
  const stored: StoredTeam = { ...team.stored, boosters: [...team.stored.boosters, planned] };
  return { ...team, stored };
}
