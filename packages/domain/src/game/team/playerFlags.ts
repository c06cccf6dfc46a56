import type { Player } from '../model/entities.ts';
import { findRefusalsToAdd } from './eligibility.ts';
import { isInLineup } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { currentRound, fixtureVenue, lockingFixture } from '../season/rounds.ts';
import type { GameWorld, EditedTeam } from '../model/world.ts';

/** The state of a player for a card or a row of the pool. */
export interface PlayerFlags {
  /** [G-166] */
  readonly isCaptain: boolean;
  /** [G-167] */
  readonly isInTeam: boolean;
  /** In the draft, but not in the saved team. [G-169] */
  readonly isAddedInTeam: boolean;
  /** Empty when the player can be added. [G-168] */
  readonly refusals: readonly Refusal[];
  /** A match of the player has started, so the player is locked. [G-170, G-155] */
  readonly hasPlayedInThisRound: boolean;
  /** The squad's match is being played. [G-171] */
  readonly isPlaying: boolean;
}

/** The flags of a player for a draft. */
export function playerFlags(player: Player, team: EditedTeam, world: GameWorld): PlayerFlags {
  return findPlayerFlags(team, world)(player);
}

/** `playerFlags` for one player after another: what is the same for all of them is found once. */
export function findPlayerFlags(team: EditedTeam, world: GameWorld): (player: Player) => PlayerFlags {
  const refusalsFor = findRefusalsToAdd(team, world);
  const playing = (currentRound(world.rounds)?.fixtures ?? []).filter(({ status }) => status === 'playing');
  return (player) => {
    const isInTeam = isInLineup(team.lineup, player.id);
    return {
      isCaptain: isInTeam && team.captainId === player.id,
      isInTeam,
      isAddedInTeam: isInTeam && !(team.saved && isInLineup(team.saved.lineup, player.id)),
      refusals: refusalsFor(player),
      hasPlayedInThisRound: lockingFixture(player, world.rounds, world.now) !== undefined,
      isPlaying: playing.some((fixture) => fixtureVenue(fixture, player.squadId) !== undefined),
    };
  };
}
