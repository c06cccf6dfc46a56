import type { Edition } from '../../editions.ts';
import type { Kit } from '../../kits.ts';

/** What a picture of a team shows in a round. All texts are in the language of the user. */
export interface TeamPicture {
  readonly edition: Pick<Edition, 'id' | 'title'>;
  /** The site's address as users type it. */
  readonly host: string;
  readonly teamName: string;
  /** "Round 7, final". */
  readonly round: string;
  readonly points: string;
  /** "391st", and "of 48,310"; omitted while the team has no rank in the round. */
  readonly rank?: { readonly place: string; readonly of: string };
  /** "Average 246". */
  readonly average?: string;
  /** "Ravula, 114, Triple Captain". */
  readonly captain?: string;
  /** By the number on the back. A place without a player is drawn empty. */
  readonly players: ReadonlyMap<number, PicturedPlayer>;
}

export interface PicturedPlayer {
  readonly name: string;
  /** The squad's abbreviation. */
  readonly squad: string;
  readonly kit: Kit;
  /** Of the round, as the team gets them; empty for a player who did not play. */
  readonly points: string;
  readonly badge?: PictureBadge;
}

/** The tab at a player's plate: the captaincy, or a booster that works on the player. */
export interface PictureBadge {
  readonly label: string;
  readonly tone: 'accent' | 'highlight';
}
