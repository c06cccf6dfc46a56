import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { advanceImportedSeason } from '../season/advanceImportedSeason.ts';
import { CommandError } from '../season/CommandError.ts';
import type { FeedFiles } from '../season/feed/readFeed.ts';
import type { StatsFile } from '../season/feed/readStats.ts';
import { importSeason } from '../season/importSeason.ts';
import { importStats } from '../season/importStats.ts';
import { readGameTime } from '../season/readGameTime.ts';
import { importSentences, publishedSentence, statsSentences, unknownSentences, unlikelySentences } from './sentences.ts';

/** Imports the files of a feed into an edition and returns the result in sentences. Throws a `CommandError` when they are refused. */
export async function takeInFeed(
  db: Kysely<Database>,
  edition: Edition,
  { feed, refuse }: FeedFiles,
): Promise<readonly string[]> {
  const { result, published } = await changeSeason(db, edition, (tx) =>
    importSeason(tx, edition.id, { feed, origin: 'import', refuse }),
  );
  const gameTime = await readGameTime(db, edition.id);
  return [...importSentences(edition, feed, result, gameTime), publishedSentence(published)];
}

/** Imports the stat records of a round and returns the result in sentences. Throws a `CommandError` when they are refused. */
export async function takeInStats(
  db: Kysely<Database>,
  edition: Edition,
  round: number,
  { records, unknownCounts, unlikelyCounts, hash, sentences }: StatsFile,
): Promise<readonly string[]> {
  const { result, published, teamsChanged } = await changeSeason(db, edition, async (tx) => {
    await advanceImportedSeason(tx, edition);
    return importStats(tx, edition, round, {
      records,
      hash,
      refuse(problems) {
        if (problems.length > 0) throw new CommandError(sentences(problems));
      },
    });
  });
  return [
    ...statsSentences(round, records.length, result, teamsChanged),
    ...unknownSentences(unknownCounts),
    ...unlikelySentences(unlikelyCounts),
    publishedSentence(published),
  ];
}
