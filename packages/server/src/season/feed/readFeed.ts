import { join } from 'node:path';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { checkFeed } from './checkFeed.ts';
import { CommandError } from '../CommandError.ts';
import type { Feed, FeedProblem } from './feed.ts';
import { type FeedFile, parseJson, readAll, readFeedFile } from './readJson.ts';

/** A feed, with a function that refuses it. */
export interface FeedFiles {
  readonly feed: Feed;
  /** Throws when there are problems, naming the file, line and path of each. */
  readonly refuse: (problems: readonly FeedProblem[]) => void;
}

/** The three files of a feed. */
export const feedFileNames = ['squads.json', 'players.json', 'rounds.json'] as const;

/**
 * Reads `squads.json`, `players.json` and `rounds.json` of a folder, in the format of the published files and as tolerantly. A
 * round's number is its position in the list. Refuses each file that is missing, not JSON or invalid. [G-129]
 */
export async function readFeed(folder: string): Promise<FeedFiles> {
  return parseFeed((name) => readFeedFile(join(folder, name)));
}

/** Parses the three files of a feed, which `read` reads by name. Refuses each file that is not JSON or invalid. */
export async function parseFeed(read: (name: (typeof feedFileNames)[number]) => Promise<FeedFile>): Promise<FeedFiles> {
  const [squads, players, rounds] = await readAll([
    read('squads.json').then((file) => parseJson(file, squadsFile.schema)),
    read('players.json').then((file) => parseJson(file, playersFile.schema)),
    read('rounds.json').then((file) => parseJson(file, roundsFile.schema)),
  ]);
  const files = { squads, players, rounds };
  const feed: Feed = {
    squads: squads.value,
    players: players.value,
    rounds: rounds.value.map((round, index) => ({ ...round, roundNumber: index + 1 })),
  };
  const refuse = (problems: readonly FeedProblem[]) => {
    const sentences = problems.flatMap((found) => files[found.file].sentences([found]));
    if (sentences.length > 0) throw new CommandError(sentences);
  };
  refuse(checkFeed(feed));
  return { feed, refuse };
}
