import type { Edition } from '@rugby/domain/editions';

/** What a mail says. The template gives it the look of its edition, as HTML and as text. All texts are plain. */
export interface MailContent {
  readonly subject: string;
  /** The sentence at the head of the mail. */
  readonly heading: string;
  /** The absolute address of a drawing below the name of the game, 600 px wide and 149 px high. It shows nothing that the texts do not say. */
  readonly banner?: string;
  /** A few words in a slanted tab above the heading, such as "3 hours left". */
  readonly tag?: string;
  readonly paragraphs: readonly string[];
  /** Rows of a name and a value, such as "Code" and "K7QTX4". */
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** Players who leave and who come in instead, below two headings. `after`: what follows from the swaps. */
  readonly swaps?: { readonly out: string; readonly in: string; readonly rows: readonly MailSwap[]; readonly after?: string };
  /** The one button. */
  readonly action?: MailLink;
  /** Small text below the button. */
  readonly notes?: readonly string[];
  /** Why the recipient gets the mail. */
  readonly reason: string;
  /** Links after the reason, such as the way to hear no more. */
  readonly links?: readonly MailLink[];
}

/** A row of two players, each with a name and a line about them. */
export interface MailSwap {
  readonly out: MailPlayer;
  readonly in: MailPlayer;
}

interface MailPlayer {
  /** The absolute address of a drawing of the jersey, 44 px wide and high. */
  readonly jersey?: string;
  readonly name: string;
  /** A sign before the line: why the player leaves, or that they play. The line says it in words. */
  readonly sign?: MailSign;
  readonly detail: string;
}

/** A character that stands for a state, in the colour of bad or good news. */
export interface MailSign {
  readonly character: string;
  readonly tone: 'danger' | 'positive';
}

/** A link of a mail. `url` is absolute. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What is the same in every mail to a recipient. */
export interface MailFrame {
  readonly edition: Pick<Edition, 'id' | 'title'>;
  /** The language of the texts, such as "en-US". */
  readonly language: string;
  /** The last line: the game, and the address that the mail is sent to. */
  readonly signature: string;
}
