import { refusalsForBoostedCaptain, refusalsForBoosterTarget } from '../boosters/boosterRefusals.ts';
import { positions, type Lineup, type Position, type Selection } from '../model/entities.ts';
import { hasSamePlayers, isInLineup, playerIds } from '../model/lineup.ts';
import { slotCount } from '../model/positions.ts';
import type { Refusal } from '../model/refusal.ts';
import {
  refusalsToCreate,
  refusalsWhenLocked,
  refusalsForBudget,
  findRemovable,
  refusalsForSquadLimits,
  refusalsForSquadMinimums,
  refusalsWhenSeasonOver,
  refusalsWhenStarted,
} from './teamRules.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';

/**
 * Why this selection cannot replace the saved team (null before the first save) now; empty means it can. A partial selection must be legal so
 * far. A captain is optional. A limit that the saved team breaks may stay broken, but not by more.
 * [G-230, G-236, G-238, G-306, G-309 to G-316, G-328]
 */
export function refusalsToSave(next: Selection, saved: SavedTeam | null, world: GameWorld): readonly Refusal[] {
  const isSame = saved !== null && hasSamePlayers(next.lineup, saved.lineup);
  return [
    ...refusalsToCreate(saved, world),
    ...(isSame ? [] : refusalsWhenStarted(saved, world)),
    ...refusalsToStore(next, saved, world),
  ];
}

/** Why the selection itself is not allowed, for changes that a started team may make, such as a trade. */
export function refusalsToStore(next: Selection, saved: SavedTeam | null, world: GameWorld): readonly Refusal[] {
  const { lineup } = next;
  return [
    ...refusalsAfterSeason(next, saved, world),
    ...refusalsForSlots(lineup, saved, world),
    ...refusalsForChanges(lineup, saved, world),
    ...refusalsForCaptainChange(next, saved, world),
    ...refusalsForSquadLimits(lineup, { saved }, world),
    ...refusalsForSquadMinimums(lineup, { saved }, world),
    ...refusalsForBudget(lineup, { saved }, world),
  ];
}

/** Once the season is over a complete team stays as it is. Others are refused because none can be created. */
function refusalsAfterSeason({ lineup, captainId }: Selection, saved: SavedTeam | null, world: GameWorld): readonly Refusal[] {
  if (!saved?.isComplete) return [];
  const isSame = captainId === saved.captainId && hasSamePlayers(lineup, saved.lineup);
  return isSame ? [] : refusalsWhenSeasonOver(world);
}

/**
 * Every player must be known, occur once and play at the position, and no position may have more players than slots. A player who changed
 * position may stay in the saved slot. [G-309, G-312]
 */
function refusalsForSlots(lineup: Lineup, saved: SavedTeam | null, world: GameWorld): readonly Refusal[] {
  const ids = playerIds(lineup);
  const doubles = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...[...doubles].map((playerId): Refusal => ({ rule: 'already-in-team', playerId })),
    ...positions.flatMap((position): readonly Refusal[] => {
      const limit = slotCount(position);
      if (lineup[position].length <= limit) return [];
      return [
        {
          rule: 'no-free-slot',
          position,
          limit,
          removable: findRemovable(lineup, world, (player) => player.position === position),
        },
      ];
    }),
    ...positions.flatMap((position) =>
      lineup[position].filter((id) => id !== 0).flatMap((id) => refusalsForPosition(id, position, saved, world)),
    ),
  ];
}

function refusalsForPosition(
  playerId: number,
  position: Position,
  saved: SavedTeam | null,
  { players }: GameWorld,
): readonly Refusal[] {
  const player = players.get(playerId);
  if (!player) return [{ rule: 'unknown-player', playerId }];
  if (player.position === position || saved?.lineup[position].includes(playerId)) return [];
  return [{ rule: 'wrong-position', playerId, position, playsAt: player.position }];
}

/**
 * Players who come in must not be eliminated or locked, players who leave must not be locked. Others may be both. The locks of leaving players
 * stand first: no other newcomer would help them to leave. [G-271, G-311]
 */
function refusalsForChanges(lineup: Lineup, saved: SavedTeam | null, world: GameWorld): readonly Refusal[] {
  const coming = playerIds(lineup).filter((id) => !saved || !isInLineup(saved.lineup, id));
  const going = saved ? playerIds(saved.lineup).filter((id) => !isInLineup(lineup, id)) : [];
  return [
    ...going.flatMap((id) => refusalsWhenLocked('player-locked', id, world)),
    ...coming
      .filter((id) => world.players.get(id)?.status === 'eliminated')
      .map((playerId): Refusal => ({ rule: 'eliminated', playerId })),
    ...coming.flatMap((id) => refusalsWhenLocked('match-started', id, world)),
    ...going.flatMap((id) => refusalsForBoosterTarget(id, { saved }, world)),
  ];
}

/** The captain must be in the team. A change of captain is refused while the old or the new captain is locked. */
function refusalsForCaptainChange(
  { lineup, captainId }: Selection,
  saved: SavedTeam | null,
  world: GameWorld,
): readonly Refusal[] {
  if (captainId !== null && !isInLineup(lineup, captainId)) return [{ rule: 'not-in-team', playerId: captainId }];
  if (!saved || captainId === saved.captainId) return [];
  const locks = [saved.captainId, captainId].flatMap((id) =>
    id === null ? [] : refusalsWhenLocked('captain-locked', id, world),
  );
  return captainId === null ? locks : [...locks, ...refusalsForBoostedCaptain(captainId, { saved }, world)];
}
