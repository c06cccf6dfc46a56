import { type Lineup, positions } from '@rugby/domain/game/model/entities';
import { emptyLineup } from '@rugby/domain/game/model/lineup';

/** Converts a lineup to the value of a `lineup` column: fifteen player ids position by position, 0 for an empty slot. */
export function toLineupColumn(lineup: Lineup): number[] {
  return positions.flatMap((position) => lineup[position]);
}

/** Converts the value of a `lineup` column to a lineup. */
export function fromLineupColumn(columns: readonly number[]): Lineup {
  let from = 0;
  const take = (count: number) => columns.slice(from, (from += count));
  return mapLineup((slots) => take(slots.length));
}

/** Returns the lineup with all slots of each position: slots that the client left out are empty. */
export function fillMissingSlots(lineup: Lineup): Lineup {
  return mapLineup((slots, position) => [...lineup[position], ...slots.slice(lineup[position].length)]);
}

function mapLineup(slotsOf: (empty: readonly number[], position: keyof Lineup) => readonly number[]): Lineup {
  const of = (position: keyof Lineup) => slotsOf(emptyLineup[position], position);
  return {
    prop: of('prop'),
    hooker: of('hooker'),
    lock: of('lock'),
    loose_forward: of('loose_forward'),
    scrum_half: of('scrum_half'),
    fly_half: of('fly_half'),
    centre: of('centre'),
    outside_back: of('outside_back'),
  };
}
