import { join } from 'node:path';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { checkFeed } from './checkFeed.ts';
import { CommandError } from '../CommandError.ts';
import type { Feed, FeedProblem } from './feed.ts';
import { readAll, readJson } from './readJson.ts';

/** A feed, with a function that refuses it. */
export interface FeedFiles {
  readonly feed: Feed;
  /** Throws when there are problems, naming the file, line and path of each. */
  readonly refuse: (problems: readonly FeedProblem[]) => void;
}

/**
 * Reads `squads.json`, `players.json` and `rounds.json` of a folder, in the format of the published files and as tolerantly. A
 * round's number is its position in the list. Refuses each file that is missing, not JSON or invalid. [G-129]
 */
export async function readFeed(folder: string): Promise<FeedFiles> {
  const [squads, players, rounds] = await readAll([
    readJson(join(folder, 'squads.json'), squadsFile.schema),
    readJson(join(folder, 'players.json'), playersFile.schema),
    readJson(join(folder, 'rounds.json'), roundsFile.schema),
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
