import { createHash } from 'node:crypto';
import type { Edition } from '@rugby/domain/editions';
import { sortBy } from 'es-toolkit';
import type { Kysely } from 'kysely';
import { reasonOf } from '../../config/StartError.ts';
import type { Database } from '../../db/tables.ts';
import { CommandError } from '../../season/CommandError.ts';
import { feedFileNames, parseFeed } from '../../season/feed/readFeed.ts';
import type { FeedFile } from '../../season/feed/readJson.ts';
import { parseStats } from '../../season/feed/readStats.ts';
import { hasJustKickedOff } from '../../season/receiptTime.ts';
import { takeInFeed, takeInStats } from '../takeIn.ts';
import { type FeedSource, type Offer, type OfferedFile, roundOfStatsFile } from './FeedSource.ts';
import { type FeedSeason, readFeedSeason, storeFeedCheck } from './feedChecks.ts';
import { pauseAfter } from './pauseAfter.ts';

/** Files that are taken in together: those of the season, or the stats of a round. */
interface Intake {
  readonly name: string;
  readonly files: readonly OfferedFile[];
  /** Of the stats; undefined for the files of the season. */
  readonly round: number | undefined;
}

/** What became of an intake when it was tried last. */
interface IntakeOutcome {
  /** The versions of its files, and the digest of their content once it was read. */
  readonly versions: string;
  readonly digest: string | undefined;
  readonly changedAt: Date;
  /** Why it is set aside; empty when it was taken in. */
  readonly reasons: readonly string[];
  /** The revision of the season by which it was set aside: another one may accept it. */
  readonly revision: number;
  /** The number of failures in a row that are not the fault of the files. */
  readonly failures: number;
  /** Not before this time of `performance.now()` it is tried again. */
  readonly notBefore: number;
}

/** Takes the files of a feed into an edition as they change. One pass after the other. */
export class FeedWatch {
  private readonly edition: Edition;
  private readonly source: FeedSource;
  private readonly say: (sentence: string) => void;
  private readonly outcomes = new Map<string, IntakeOutcome>();

  constructor(edition: Edition, source: FeedSource, say: (sentence: string) => void) {
    this.edition = edition;
    this.source = source;
    this.say = say;
  }

  /**
   * Looks at the source once and takes in what changed. A file that is refused is set aside, and tried again when it or the season changes;
   * no file keeps another from being taken in. Returns what the source could not answer. Throws when source or database do not answer at all.
   */
  async pass(db: Kysely<Database>): Promise<Omit<Offer, 'files'>> {
    const { started } = await readFeedSeason(db, this.edition.id);
    const { files, ...offer } = await this.source.look(started);
    const intakes = intakesOf(files);
    this.forgetWithdrawn(intakes);
    for (const intake of intakes) {
      if (await hasJustKickedOff(db, this.edition.id)) break;
      const season = await readFeedSeason(db, this.edition.id);
      if (this.isDue(intake, season)) await this.take(db, intake, season.revision);
    }
    if (offer.troubles.length === 0) await this.store(db);
    return offer;
  }

  /** A file that was set aside and is no longer offered needs no operator any more. */
  private forgetWithdrawn(intakes: readonly Intake[]): void {
    for (const [name, { reasons }] of this.outcomes)
      if (reasons.length > 0 && !intakes.some((intake) => intake.name === name)) this.outcomes.delete(name);
  }

  /** Stats of a round that has not started wait for it. */
  private isDue({ name, files, round }: Intake, { revision, scheduled }: FeedSeason): boolean {
    if (!files.every(({ isSettled }) => isSettled)) return false;
    if (round !== undefined && scheduled.includes(round)) return false;
    const last = this.outcomes.get(name);
    if (last === undefined || last.versions !== versionsOf(files)) return true;
    if (performance.now() < last.notBefore) return false;
    return last.failures > 0 || (last.reasons.length > 0 && last.revision !== revision);
  }

  private async take(db: Kysely<Database>, intake: Intake, revision: number): Promise<void> {
    const last = this.outcomes.get(intake.name);
    const changedAt = new Date(Math.max(...intake.files.map((file) => file.changedAt.getTime())));
    const tried = {
      versions: versionsOf(intake.files),
      digest: undefined,
      changedAt,
      reasons: [],
      revision,
      failures: 0,
      notBefore: 0,
    };
    try {
      const contents = new Map<string, FeedFile>();
      for (const file of intake.files) contents.set(file.name, await file.read());
      const digest = digestOf(contents);
      const isKnown = last?.digest === digest && last.reasons.length === 0 && last.failures === 0;
      const sentences = isKnown ? [] : await this.takeIn(db, intake, contents);
      this.outcomes.set(intake.name, { ...tried, digest, changedAt: isKnown ? last.changedAt : changedAt });
      sentences.forEach((sentence) => this.say(sentence));
    } catch (error) {
      if (error instanceof CommandError) this.setAside(intake.name, { ...tried, reasons: error.lines }, last);
      else this.tryLater(intake.name, { ...tried, failures: (last?.failures ?? 0) + 1 }, error);
    }
  }

  private async takeIn(
    db: Kysely<Database>,
    { round }: Intake,
    contents: ReadonlyMap<string, FeedFile>,
  ): Promise<readonly string[]> {
    const read = async (name: string) => {
      const file = contents.get(name);
      if (file === undefined) throw new CommandError([`${name} is missing in ${this.source.title}.`]);
      return file;
    };
    if (round === undefined) return takeInFeed(db, this.edition, await parseFeed(read));
    const [file] = contents.values();
    return file === undefined ? [] : takeInStats(db, this.edition, round, parseStats(file));
  }

  private setAside(name: string, outcome: IntakeOutcome, last: IntakeOutcome | undefined): void {
    this.outcomes.set(name, outcome);
    if (last?.reasons.join('\n') === outcome.reasons.join('\n')) return;
    outcome.reasons.forEach((reason) => this.say(reason));
    this.say(`Set aside: ${name}. It is tried again when it or the season changes.`);
  }

  private tryLater(name: string, outcome: IntakeOutcome, error: unknown): void {
    this.outcomes.set(name, { ...outcome, notBefore: performance.now() + pauseAfter(outcome.failures, this.source.pauseMs) });
    if (outcome.failures === 1) this.say(`${name} could not be taken in (${reasonOf(error)}). It is tried again.`);
  }

  private async store(db: Kysely<Database>): Promise<void> {
    const outcomes = [...this.outcomes];
    const taken = outcomes.filter(([, { reasons, failures }]) => reasons.length === 0 && failures === 0);
    const newest = Math.max(...taken.map(([, { changedAt }]) => changedAt.getTime()));
    await storeFeedCheck(db, this.edition.id, {
      source: this.source.title,
      newestAt: taken.length === 0 ? undefined : new Date(newest),
      refused: outcomes.flatMap(([name, { reasons }]) => reasons.slice(0, 1).map((reason) => ({ name, reason }))),
    });
  }
}

/** The files of the season first: stats refer to them. Then the stats by round. */
function intakesOf(files: readonly OfferedFile[]): readonly Intake[] {
  const names: readonly string[] = feedFileNames;
  const season = files.filter(({ name }) => names.includes(name));
  const stats = files.flatMap((file): readonly Intake[] => {
    const round = roundOfStatsFile(file.name);
    return round === undefined ? [] : [{ name: file.name, files: [file], round }];
  });
  return [
    ...(season.length === 0 ? [] : [{ name: feedFileNames.join(', '), files: season, round: undefined }]),
    ...stats.toSorted((a, b) => (a.round ?? 0) - (b.round ?? 0)),
  ];
}

function versionsOf(files: readonly OfferedFile[]): string {
  return JSON.stringify(sortBy(files, ['name']).map(({ name, version }) => [name, version]));
}

function digestOf(contents: ReadonlyMap<string, FeedFile>): string {
  const hash = createHash('sha256');
  for (const [name, { bytes }] of contents) hash.update(`${name} ${bytes.length} `).update(bytes);
  return hash.digest('hex');
}
