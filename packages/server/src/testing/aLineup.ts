import { positions } from '@rugby/domain/game/model/entities';
import { playerAt } from './aSeason.ts';

/** An empty lineup, as a client may send it. */
export const emptyWireLineup = Object.fromEntries(positions.map((position) => [position, []]));

/** A valid lineup of the season of `aSeason`: three players from each of its five squads. */
export const fullLineup = {
  prop: [playerAt('prop', 1), playerAt('prop', 2)],
  hooker: [playerAt('hooker', 3)],
  lock: [playerAt('lock', 4), playerAt('lock', 5)],
  loose_forward: [playerAt('loose_forward', 1), playerAt('loose_forward', 2), playerAt('loose_forward', 3)],
  scrum_half: [playerAt('scrum_half', 4)],
  fly_half: [playerAt('fly_half', 5)],
  centre: [playerAt('centre', 1), playerAt('centre', 2)],
  outside_back: [playerAt('outside_back', 3), playerAt('outside_back', 4), playerAt('outside_back', 5)],
};

/** The full lineup with a prop of squad 1 as captain. */
export const fullSelection = { lineup: fullLineup, captainId: playerAt('prop', 1) };
