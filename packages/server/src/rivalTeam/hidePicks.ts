import { budgetOf, valueOf } from '@rugby/domain/game/team/budget';
import type { Lineup, Team } from '@rugby/domain/game/model/entities';
import { currentRound, lockingFixture } from '@rugby/domain/game/season/rounds';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { mapValues } from 'es-toolkit';

type VisibleTeam = Pick<Team, 'lineup' | 'captainId' | 'salaryCap' | 'value' | 'boosters'> & Partial<Pick<Team, 'budget'>>;

/**
 * Returns a team of the current round as another user may see it. Where the edition hides picks until they lock, an unlocked
 * player is an empty slot, the value counts only visible players, and neither the captain nor a booster names a hidden player.
 */
export function hidePicks<Shown extends VisibleTeam>(team: Shown, world: GameWorld): Shown {
  const { edition, players, rounds, now } = world;
  if (edition.revealRivals === 'always') return team;
  const current = currentRound(rounds);
  const isSeen = (id: number | null) => {
    const player = id === null ? undefined : players.get(id);
    return player !== undefined && lockingFixture(player, rounds, now) !== undefined;
  };
  const seen = (id: number | null) => (isSeen(id) ? id : null);
  const lineup: Lineup = mapValues(team.lineup, (ids) => ids.map((id) => (isSeen(id) ? id : 0)));
  return {
    ...team,
    lineup,
    captainId: seen(team.captainId),
    value: valueOf(lineup, players),
    ...(team.budget === undefined ? {} : { budget: budgetOf(lineup, team.salaryCap, players) }),
    boosters: team.boosters.map((booster) =>
      booster.roundId === current?.id ? { ...booster, playerId: seen(booster.playerId) } : booster,
    ),
  };
}
