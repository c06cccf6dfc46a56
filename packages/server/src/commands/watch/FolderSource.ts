import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, reasonOf } from '../../config/StartError.ts';
import { feedFileNames } from '../../season/feed/readFeed.ts';
import { readFeedFile } from '../../season/feed/readJson.ts';
import { type FeedSource, type Offer, type OfferedFile, roundOfStatsFile } from './FeedSource.ts';

const known: readonly string[] = feedFileNames;

/** A folder. A file is settled when size and time of its last change are those of the look before, so a half-written file is left alone. */
export class FolderSource implements FeedSource {
  readonly title: string;
  readonly pauseMs = 1000;
  private seen: ReadonlyMap<string, string> = new Map();

  constructor(folder: string) {
    this.title = folder;
  }

  async look(): Promise<Offer> {
    const names = (await this.list()).filter((name) => known.includes(name) || roundOfStatsFile(name) !== undefined);
    const files = (await Promise.all(names.map((name) => this.offer(name)))).filter((file) => file !== undefined);
    this.seen = new Map(files.map(({ name, version }) => [name, version]));
    return { files, troubles: [], isAnswering: true, pauseMs: 0 };
  }

  private async list(): Promise<readonly string[]> {
    try {
      return await readdir(this.title);
    } catch (error) {
      throw new Error(`The folder ${this.title} cannot be read (${codeOf(error) ?? reasonOf(error)}).`, { cause: error });
    }
  }

  /** Undefined for a file that was deleted since it was listed. */
  private async offer(name: string): Promise<OfferedFile | undefined> {
    const path = join(this.title, name);
    try {
      const { mtime, mtimeMs, size, ino } = await stat(path);
      const version = `${ino} ${mtimeMs} ${size}`;
      return { name, version, changedAt: mtime, isSettled: this.seen.get(name) === version, read: () => readFeedFile(path) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}
