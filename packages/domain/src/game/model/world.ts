import type { Edition } from '../../editions.ts';
import type { Player, Round, Selection, Squad, Team } from './entities.ts';

/** The input of a rule besides the team: the published season and the game time in epoch milliseconds. */
export interface GameWorld {
  readonly edition: Edition;
  readonly rounds: readonly Round[];
  readonly squads: readonly Squad[];
  readonly players: ReadonlyMap<number, Player>;
  readonly now: number;
}

/** The stored team as rules need it. `boosters` are all boosters that it has applied in the season. */
export type StoredTeam = Selection & Pick<Team, 'startRoundId' | 'isComplete' | 'salaryCap' | 'boosters'>;

/** A team that is being edited: the selection and the stored team, which is null before the first save. */
export interface EditedTeam extends Selection {
  readonly stored: StoredTeam | null;
}

/** A map of players by id. */
export function playersById(players: readonly Player[]): ReadonlyMap<number, Player> {
  return new Map(players.map((player) => [player.id, player]));
}

/** The salary cap in whole dollars: that of the stored team, else the edition's budget. [G-010, G-185] */
export function salaryCapOf({ stored }: Pick<EditedTeam, 'stored'>, { edition }: Pick<GameWorld, 'edition'>): number {
  return stored?.salaryCap ?? edition.budget;
}
