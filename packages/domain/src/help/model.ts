/** An article of the help centre. `body` is HTML that has to be sanitised before it is shown. */
export interface HelpArticle {
  readonly id: number;
  readonly title: string;
  /** The last part of its address: `game-guidelines`. */
  readonly path: string;
  readonly body: string;
}

/** A section of the help centre: an entry of its navigation with its articles in order. */
export interface HelpSection {
  readonly id: number;
  readonly title: string;
  /** The part of the address below `/help`. */
  readonly path: string;
  /** Further paths that lead to the section. */
  readonly aliases: readonly string[];
  readonly isContactUs: boolean;
  readonly articles: readonly HelpArticle[];
}
