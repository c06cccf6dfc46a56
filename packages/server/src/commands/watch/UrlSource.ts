import { mapAsync, sortBy } from 'es-toolkit';
import { reasonOf } from '../../config/StartError.ts';
import { CommandError } from '../../season/CommandError.ts';
import { feedFileNames } from '../../season/feed/readFeed.ts';
import { createSizeError, MOST_BYTES } from '../../season/feed/readJson.ts';
import { type FeedSource, type Offer, type OfferedFile, statsFileName } from './FeedSource.ts';
import { LONGEST_PAUSE_MS } from './pauseAfter.ts';

const ANSWER_WITHIN_MS = 20_000;

/** Files that are asked for at the same time: one that does not answer delays the others once, not one after the other. */
const AT_ONCE = 6;

interface KnownFile {
  readonly offered: OfferedFile;
  /** What makes the next request conditional. */
  readonly conditions: Readonly<Record<string, string>>;
}

/** A file that the source did not send: why, and how long it asks to be left alone; undefined when there was no whole answer. */
class SourceTrouble extends Error {
  override readonly name = 'SourceTrouble';
  readonly pauseMs: number | undefined;

  constructor(message: string, { pauseMs, cause }: { readonly pauseMs?: number; readonly cause?: unknown }) {
    super(message, { cause });
    this.pauseMs = pauseMs;
  }
}

/**
 * The files below a URL, each asked for with `If-None-Match` and `If-Modified-Since`. The query of the URL goes with every request and is
 * never shown. A file that is missing there is not an error, and one that cannot be read keeps no other from being offered.
 */
export class UrlSource implements FeedSource {
  readonly title: string;
  readonly pauseMs = 10_000;
  private readonly base: URL;
  private readonly known = new Map<string, KnownFile>();
  private readonly answerWithinMs: number;
  private versions = 0;

  constructor(base: string, answerWithinMs = ANSWER_WITHIN_MS) {
    this.answerWithinMs = answerWithinMs;
    this.base = new URL(base);
    if (!this.base.pathname.endsWith('/')) this.base.pathname += '/';
    this.title = `${this.base.origin}${this.base.pathname}`;
  }

  async look(rounds: readonly number[]): Promise<Offer> {
    const names = [...feedFileNames, ...rounds.map(statsFileName)];
    const asked = await mapAsync(names, (name) => this.tryToAsk(name), { concurrency: AT_ONCE });
    const troubles = asked.filter((trouble) => trouble !== undefined);
    const [first] = troubles;
    const isAnswering = troubles.length < names.length;
    if (!isAnswering && first !== undefined && troubles.every(({ pauseMs }) => pauseMs === undefined)) throw first;
    return {
      files: sortBy(
        [...this.known.values()].map(({ offered }) => offered),
        ['name'],
      ),
      troubles: troubles.map(({ message }) => message),
      isAnswering,
      pauseMs: Math.max(0, ...troubles.map(({ pauseMs = 0 }) => pauseMs)),
    };
  }

  private async tryToAsk(name: string): Promise<SourceTrouble | undefined> {
    try {
      await this.ask(name);
      return undefined;
    } catch (error) {
      if (error instanceof SourceTrouble) return error;
      throw error;
    }
  }

  private async ask(name: string): Promise<void> {
    const url = new URL(name, this.base);
    url.search = this.base.search;
    const shown = `${this.title}${name}`;
    const answer = await this.fetch(url, shown, this.known.get(name)?.conditions ?? {});
    if (answer.status === 200) {
      const bytes = await readBounded(answer, shown);
      this.versions += 1;
      this.known.set(name, {
        conditions: conditionsOf(answer.headers),
        offered: {
          name,
          version: String(this.versions),
          changedAt: changedAtOf(answer.headers),
          isSettled: true,
          read: async () => {
            if (bytes instanceof CommandError) throw bytes;
            return { name: shown, bytes };
          },
        },
      });
      return;
    }
    await answer.body?.cancel();
    if (answer.status === 304) return;
    if (answer.status === 404 || answer.status === 410) this.known.delete(name);
    else throw new SourceTrouble(`${shown} was answered with status ${answer.status}.`, { pauseMs: pauseIn(answer.headers) });
  }

  private async fetch(url: URL, shown: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    try {
      return await fetch(url, {
        headers: { accept: 'application/json', ...headers },
        signal: AbortSignal.timeout(this.answerWithinMs),
      });
    } catch (error) {
      throw new SourceTrouble(`${shown} does not answer (${reasonOf(error)}).`, { cause: error });
    }
  }
}

function conditionsOf(headers: Headers): Readonly<Record<string, string>> {
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(modified === null ? {} : { 'if-modified-since': modified }),
  };
}

/** The time of the last change, or now when the source does not say it or names a time to come. */
function changedAtOf(headers: Headers): Date {
  const modified = Date.parse(headers.get('last-modified') ?? '');
  return new Date(Number.isNaN(modified) ? Date.now() : Math.min(modified, Date.now()));
}

function pauseIn(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), LONGEST_PAUSE_MS) : 0;
}

/** Reads a body up to the bound, before anything parses it; returns the refusal of a longer one. */
async function readBounded(answer: Response, shown: string): Promise<Uint8Array | CommandError> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) return createSizeError(shown, size);
      chunks.push(chunk);
    }
  } catch (error) {
    throw new SourceTrouble(`${shown} broke off (${reasonOf(error)}).`, { cause: error });
  }
  return Buffer.concat(chunks);
}
