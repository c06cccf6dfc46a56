import { refusalsForBoostedCaptain, refusalsForBoosterTarget } from '../boosters/boosterRules.ts';
import { positions, type Lineup, type Position, type Selection } from '../model/entities.ts';
import { hasSamePlayers, isInLineup, playerIds } from '../model/lineup.ts';
import { slotCount } from '../model/positions.ts';
import type { Refusal } from '../model/refusal.ts';
import { creationDisabled, locked, overBudget, removableFrom, squadLimits, squadMinimums, teamStarted } from './teamRules.ts';
import type { GameWorld, StoredTeam } from '../model/world.ts';

/**
 * Why this selection cannot take the place of the stored team (null: there is none) now; empty means it can. A partial selection
 * must be legal so far, a captain is optional, and a breach that the stored team has already may stay but not grow.
 * [G-230, G-236, G-238, G-306, G-309 to G-316, G-328]
 */
export function refusalsToSave(next: Selection, stored: StoredTeam | null, world: GameWorld): readonly Refusal[] {
  const isSame = stored !== null && hasSamePlayers(next.lineup, stored.lineup);
  return [
    ...creationDisabled(stored, world),
    ...(isSame ? [] : teamStarted(stored, world)),
    ...refusalsToStore(next, stored, world),
  ];
}

/** The same for a change that may be made at any time, such as a trade: what is wrong with the selection itself. */
export function refusalsToStore(next: Selection, stored: StoredTeam | null, world: GameWorld): readonly Refusal[] {
  const { lineup } = next;
  return [
    ...wellFormed(lineup, stored, world),
    ...changes(lineup, stored, world),
    ...captain(next, stored, world),
    ...squadLimits(lineup, { stored }, world),
    ...squadMinimums(lineup, { stored }, world),
    ...overBudget(lineup, { stored }, world),
  ];
}

/**
 * Everyone known, once, at his own position, and no more than the slots hold. Who changed his position may keep the place he is stored in.
 * [G-309, G-312]
 */
function wellFormed(lineup: Lineup, stored: StoredTeam | null, world: GameWorld): readonly Refusal[] {
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
          removable: removableFrom(lineup, world, (player) => player.position === position),
        },
      ];
    }),
    ...positions.flatMap((position) =>
      lineup[position].filter((id) => id !== 0).flatMap((id) => atHisPosition(id, position, stored, world)),
    ),
  ];
}

function atHisPosition(
  playerId: number,
  position: Position,
  stored: StoredTeam | null,
  { players }: GameWorld,
): readonly Refusal[] {
  const player = players.get(playerId);
  if (!player) return [{ rule: 'unknown-player', playerId }];
  if (player.position === position || stored?.lineup[position].includes(playerId)) return [];
  return [{ rule: 'wrong-position', playerId, position, playsAt: player.position }];
}

/** Whoever comes is neither eliminated nor playing; whoever goes is not locked; whoever stays may be both. [G-271, G-311] */
function changes(lineup: Lineup, stored: StoredTeam | null, world: GameWorld): readonly Refusal[] {
  const coming = playerIds(lineup).filter((id) => !stored || !isInLineup(stored.lineup, id));
  const going = stored ? playerIds(stored.lineup).filter((id) => !isInLineup(lineup, id)) : [];
  return [
    ...coming
      .filter((id) => world.players.get(id)?.status === 'eliminated')
      .map((playerId): Refusal => ({ rule: 'eliminated', playerId })),
    ...coming.flatMap((id) => locked('match-started', id, world)),
    ...going.flatMap((id) => locked('player-locked', id, world)),
    ...going.flatMap((id) => refusalsForBoosterTarget(id, { stored }, world)),
  ];
}

/** The captain, if any, is in the team; a change of captain is refused while the old or the new one is locked. */
function captain({ lineup, captainId }: Selection, stored: StoredTeam | null, world: GameWorld): readonly Refusal[] {
  if (captainId !== null && !isInLineup(lineup, captainId)) return [{ rule: 'not-in-team', playerId: captainId }];
  if (!stored || captainId === stored.captainId) return [];
  const locks = [stored.captainId, captainId].flatMap((id) => (id === null ? [] : locked('captain-locked', id, world)));
  return captainId === null ? locks : [...locks, ...refusalsForBoostedCaptain(captainId, { stored }, world)];
}
