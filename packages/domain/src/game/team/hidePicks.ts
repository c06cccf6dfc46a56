import type { Team } from '../model/entities.ts';
import { playerIds, removePlayer } from '../model/lineup.ts';
import type { GameWorld } from '../model/world.ts';
import { currentRound, isSeasonOver, lockingFixture } from '../season/rounds.ts';
import { budgetOf, valueOf } from './budget.ts';

type VisibleTeam = Pick<Team, 'lineup' | 'captainId' | 'boosters'> & Partial<Pick<Team, 'salaryCap' | 'value' | 'budget'>>;

/**
 * Returns a team of the current round as another user may see it. Where the edition hides picks until they lock, an unlocked
 * player is an empty slot, the value counts only visible players, and neither the captain nor a booster names a hidden player. After the last round
 * no team changes any more, and nothing is hidden. [B20]
 */
export function hidePicks<Shown extends VisibleTeam>(team: Shown, world: GameWorld): Shown {
  const { edition, players, rounds, now } = world;
  if (edition.revealRivals === 'always' || isSeasonOver(rounds)) return team;
  const current = currentRound(rounds);
  const isSeen = (id: number | null) => {
    const player = id === null ? undefined : players.get(id);
    return player !== undefined && lockingFixture(player, rounds, now) !== undefined;
  };
  const seen = (id: number | null) => (isSeen(id) ? id : null);
  const hidden = playerIds(team.lineup).filter((id) => !isSeen(id));
  const lineup = hidden.reduce((shown, id) => removePlayer(shown, id), team.lineup);
  return {
    ...team,
    lineup,
    captainId: seen(team.captainId),
    ...(team.value !== undefined && { value: valueOf(lineup, players) }),
    ...(team.budget !== undefined && { budget: budgetOf(lineup, team.salaryCap ?? edition.budget, players) }),
    boosters: team.boosters.map((booster) =>
      booster.roundId === current?.id ? { ...booster, playerId: seen(booster.playerId) } : booster,
    ),
  };
}
