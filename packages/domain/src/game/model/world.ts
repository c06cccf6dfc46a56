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

/** The saved team as rules need it. `boosters` are all boosters that it has applied in the season. */
export type SavedTeam = Selection & Pick<Team, 'startRoundId' | 'isComplete' | 'salaryCap' | 'boosters'>;

/** A team that is being edited: the selection and the saved team, which is null before the first save. */
export interface EditedTeam extends Selection {
  readonly saved: SavedTeam | null;
}

/** A map of players by id. */
export function playersById(players: readonly Player[]): ReadonlyMap<number, Player> {
  return new Map(players.map((player) => [player.id, player]));
}

/** The salary cap in whole dollars: that of the saved team, else the edition's budget. [G-010, G-185] */
export function salaryCapOf({ saved }: Pick<EditedTeam, 'saved'>, { edition }: Pick<GameWorld, 'edition'>): number {
  return saved?.salaryCap ?? edition.budget;
}
