import type { FeedFile } from '../../season/feed/readJson.ts';

/** A file of a feed as a source offers it. */
export interface OfferedFile {
  readonly name: string;
  /** Changes whenever the content may have changed. */
  readonly version: string;
  readonly changedAt: Date;
  /** Whether nothing writes it at the moment. */
  readonly isSettled: boolean;
  /** Reads the content. Throws a `CommandError` for a file that is too large or gone. */
  readonly read: () => Promise<FeedFile>;
}

/** What a source offers at a moment. */
export interface Offer {
  readonly files: readonly OfferedFile[];
  /** Files that could not be asked for, in sentences. What is known of them stays as it is. */
  readonly troubles: readonly string[];
  /** Whether any file could be asked for. A source that has trouble with all of them is asked less and less often. */
  readonly isAnswering: boolean;
  /** Milliseconds for which the source asks to be left alone. */
  readonly pauseMs: number;
}

/** Where the files of a feed come from. */
export interface FeedSource {
  /** The folder or URL, for sentences. */
  readonly title: string;
  /** Milliseconds between two looks. */
  readonly pauseMs: number;
  /** Returns the files as they are now. `rounds` are the numbers of the rounds that may have stats. Throws when the source does not answer. */
  look(rounds: readonly number[]): Promise<Offer>;
}

/** Returns the name of the file that has the stats of a round. */
export function statsFileName(round: number): string {
  return `stats-${round}.json`;
}

/** Returns the round whose stats a file has, by its name; undefined for every other file. */
export function roundOfStatsFile(name: string): number | undefined {
  const round = /^stats-([1-9]\d{0,2})\.json$/.exec(name)?.[1];
  return round === undefined ? undefined : Number(round);
}
