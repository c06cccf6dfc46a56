import type { Player, PlayerStatus, Position, Round } from '../model/entities.ts';
import { priceUnit } from '../model/money.ts';
import { isRestingNow } from '../season/byes.ts';
import { foldName } from './foldName.ts';

/** The choice that lets every player pass. [G-326] */
export const noFilter = 'null';
export type NoFilter = typeof noFilter;

/** The status filter's choices. [G-213, G-324] */
export const statusChoices = [noFilter, 'starting', 'not-selected', 'bench', 'injured'] as const satisfies readonly (
  PlayerStatus | NoFilter
)[];
export type StatusChoice = (typeof statusChoices)[number];

/** The price filter's choices in millions. A band includes its lower bound and excludes its upper bound; the last has none. [G-322, G-323] */
export const priceChoices = [noFilter, 'afford', '0-4', '4-6', '6-8', '8-10', '10-'] as const;
export type PriceChoice = (typeof priceChoices)[number];

/** The match filter's choices: `plays` for players whose squad has a match in the current round. [D47] */
export const matchChoices = [noFilter, 'plays'] as const;
export type MatchChoice = (typeof matchChoices)[number];

/** The values of all filters. Each filter always has a choice. [G-320, G-321, G-327] */
export interface PoolFilter {
  readonly search: string;
  readonly squad: number | NoFilter;
  readonly position: Position | NoFilter;
  readonly price: PriceChoice;
  readonly status: StatusChoice;
  readonly match: MatchChoice;
}

/** The filter that every player passes. */
export const openFilter: PoolFilter = {
  search: '',
  squad: noFilter,
  position: noFilter,
  price: noFilter,
  status: noFilter,
  match: noFilter,
};

/** What the filter depends on: the team's players, who stay visible when eliminated, its budget in whole dollars, and the rounds. */
export interface PoolTeam {
  readonly inTeam: ReadonlySet<number>;
  readonly budget: number;
  readonly rounds: readonly Round[];
}

/** The players that pass all filters, in the order given. Eliminated players are hidden unless they are in the team. [G-319 to G-327] */
export function filterPool(players: readonly Player[], filter: PoolFilter, team: PoolTeam): readonly Player[] {
  const words = foldName(filter.search).split(' ');
  return players.filter(
    (player) =>
      (player.status !== 'eliminated' || team.inTeam.has(player.id)) &&
      (filter.squad === noFilter || player.squadId === filter.squad) &&
      (filter.position === noFilter || player.position === filter.position) &&
      (filter.status === noFilter || player.status === filter.status) &&
      hasPrice(player.cost, filter.price, team.budget) &&
      (filter.match === noFilter || !isRestingNow(player.squadId, team.rounds)) &&
      hasName(player, words),
  );
}

/** Whether every word of the search occurs in the full name. */
function hasName({ firstName, lastName }: Player, words: readonly string[]): boolean {
  const name = foldName(`${firstName} ${lastName}`);
  return words.every((word) => name.includes(word));
}

function hasPrice(cost: number, choice: PriceChoice, budget: number): boolean {
  if (choice === noFilter) return true;
  if (choice === 'afford') return cost <= budget;
  const [least, below] = choice.split('-');
  return cost >= Number(least) * priceUnit && (!below || cost < Number(below) * priceUnit);
}
