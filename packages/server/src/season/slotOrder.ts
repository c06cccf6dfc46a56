import type { Lineup } from '@rugby/domain/game/entities';
import { slots } from '@rugby/domain/game/positions';

/** The lineup that fifteen stored ids in slot order stand for. */
export function lineupInSlotOrder(ids: readonly number[]): Lineup {
  const at = (position: keyof Lineup) => slots.flatMap((slot, index) => (slot.position === position ? [ids[index] ?? 0] : []));
  return {
    prop: at('prop'),
    hooker: at('hooker'),
    lock: at('lock'),
    loose_forward: at('loose_forward'),
    scrum_half: at('scrum_half'),
    fly_half: at('fly_half'),
    centre: at('centre'),
    outside_back: at('outside_back'),
  };
}
