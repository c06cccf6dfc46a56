import type { EditionId } from '@rugby/domain/editions';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables of what the game publishes and how it is run. */
export interface OperationTables {
  readonly documents: DocumentTable;
  readonly feeds: FeedTable;
  readonly safeMode: SafeModeTable;
}

/** A published file, ready to send. */
interface DocumentTable {
  readonly path: string;
  readonly body: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

/** Has one row while the game is in safe mode, and none otherwise. */
interface SafeModeTable {
  readonly isOn: true;
  readonly since: Generated<Date>;
}

/** The feed of an edition, as the command `season watch` found it. */
interface FeedTable {
  readonly edition: EditionId;
  /** The folder or URL. */
  readonly source: string;
  /** When the watch has last read the source without a failure. */
  readonly checkedAt: ColumnType<Date, never, never>;
  /** When the newest file that was taken in had changed; null before the first. */
  readonly newestAt: Date | null;
  /** The files that are set aside. */
  readonly refused: JSONColumnType<readonly RefusedFile[]>;
}

/** A file of a feed that was refused, and the first sentence of why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}
