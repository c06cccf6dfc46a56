import type { Edition } from '../../editions.ts';
import type { Player, Round, Selection, Squad, Team } from './entities.ts';

/** All that a rule may look at besides the team: the season as published and the game's time in epoch milliseconds. */
export interface GameWorld {
  readonly edition: Edition;
  readonly rounds: readonly Round[];
  readonly squads: readonly Squad[];
  readonly players: ReadonlyMap<number, Player>;
  readonly now: number;
}

/** What rules need to know of the stored team; `boosters` are all that it has applied in the season. */
export type StoredTeam = Selection & Pick<Team, 'startRoundId' | 'isComplete' | 'salaryCap' | 'boosters'>;

/** A team being edited: the selection in hand and the stored team it departs from, null before the first save. */
export interface EditedTeam extends Selection {
  readonly stored: StoredTeam | null;
}

/** Players by id, as the world wants them. */
export function playersById(players: readonly Player[]): ReadonlyMap<number, Player> {
  return new Map(players.map((player) => [player.id, player]));
}

/** The salary cap in whole dollars: that of the stored team, else the edition's budget. [G-010, G-185] */
export function salaryCapOf({ stored }: Pick<EditedTeam, 'stored'>, { edition }: Pick<GameWorld, 'edition'>): number {
  return stored?.salaryCap ?? edition.budget;
}
