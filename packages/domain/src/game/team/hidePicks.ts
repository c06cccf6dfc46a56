import { boosterBehaviours } from '../boosters/boosterBehaviours.ts';
import type { Booster, Team, TeamOfUser } from '../model/entities.ts';
import { playerIds, removePlayer } from '../model/lineup.ts';
import type { GameWorld } from '../model/world.ts';
import { currentRound, isSeasonOver, lockingFixture } from '../season/rounds.ts';
import { budgetOf, valueOf } from './budget.ts';

type VisibleTeam = Pick<Team, 'lineup' | 'captainId' | 'boosters'> & Partial<Pick<Team, 'salaryCap' | 'value' | 'budget'>>;

function arePicksHidden({ edition, rounds }: Pick<GameWorld, 'edition' | 'rounds'>): boolean {
  return edition.revealRivals === 'on-lock' && !isSeasonOver(rounds);
}

/** Returns the current team of another user without its hidden picks, and without what tells of changes of them: its version and its time. [B20] */
export function teamAsSeen(team: Team, world: GameWorld): TeamOfUser {
  return arePicksHidden(world) ? { ...hidePicks(team, world), version: null, savedAt: null } : team;
}

/** Whether other users see in a team of the current round that it has picked a player: always, or as soon as the player is locked. [B20] */
export function isPickSeen(playerId: number, { edition, players, rounds, now }: GameWorld): boolean {
  if (!arePicksHidden({ edition, rounds })) return true;
  const player = players.get(playerId);
  return player !== undefined && lockingFixture(player, rounds, now) !== undefined;
}

/**
 * Returns a team of the current round as another user may see it. Where the edition hides picks until they lock, an unlocked
 * player is an empty slot, the value counts only visible players, and a hidden player is not named as the captain. A booster of the round is left out
 * until a player on whom it works is visible, and one that works on no player in particular until any is. After the last round no team changes any
 * more, and nothing is hidden. [B20]
 */
export function hidePicks<Shown extends VisibleTeam>(team: Shown, world: GameWorld): Shown {
  const { edition, players, rounds } = world;
  if (!arePicksHidden(world)) return team;
  const current = currentRound(rounds);
  const seen = (id: number | null) => (id !== null && isPickSeen(id, world) ? id : null);
  const hidden = playerIds(team.lineup).filter((id) => !isPickSeen(id, world));
  const lineup = hidden.reduce((shown, id) => removePlayer(shown, id), team.lineup);
  const captainId = seen(team.captainId);
  const isBoosterSeen = ({ type, playerId }: Booster) => {
    const { target } = boosterBehaviours[type];
    if (target === 'none') return playerIds(lineup).length > 0;
    return (target === 'captain' ? captainId : seen(playerId)) !== null;
  };
  return {
    ...team,
    lineup,
    captainId,
    ...(team.value !== undefined && { value: valueOf(lineup, players) }),
    ...(team.budget !== undefined && { budget: budgetOf(lineup, team.salaryCap ?? edition.budget, players) }),
    boosters: team.boosters.filter((booster) => booster.roundId !== current?.id || isBoosterSeen(booster)),
  };
}
