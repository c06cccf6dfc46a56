import type { Edition } from '../editions.ts';
import type { z } from './schema.ts';

/** A document that the season publishes, fetched with GET. [G-346] */
export interface JsonFile<Value> {
  /** The name below the JSON base, without the extension: `rounds`. */
  readonly name: string;
  /** Whether the file is the same for every edition. */
  readonly isShared: boolean;
  /** The folder of a file that is not below the JSON base: `/help_center/en-us`. */
  readonly folder?: string;
  readonly schema: z.ZodMiniType<Value>;
}

/**
 * Header of a request for a file: the checksum of the file that the client expects. A process of the server that has another file reads it again
 * before it answers. No query, so that copies of the file in caches stay those of one URL.
 */
export const checksumHeader = 'X-Expected-Checksum';

/** The address that our client uses: `/json/trc/rounds.json`. The server answers others too. [G-346] */
export function jsonAddressOf(file: Pick<JsonFile<unknown>, 'name' | 'isShared' | 'folder'>, edition: Edition): string {
  return `${file.folder ?? (file.isShared ? '/json' : edition.jsonPath)}/${file.name}.json`;
}
