import type { Edition } from '../editions.ts';
import { z } from './schema.ts';
import { listOf } from './text.ts';

/** A document that the season publishes, fetched with GET. [G-346] */
export interface JsonFile<Value> {
  /** The name below the JSON base, without the extension: `rounds`. */
  readonly name: string;
  /** Whether the file is the same for every edition. */
  readonly isShared: boolean;
  /** The folder of a file that is not below the JSON base: `/help_center/en-us`. */
  readonly folder?: string;
  readonly schema: z.ZodMiniType<Value>;
  /** Reads a long list as `schema` does, with a pause after some rows, so that a browser can answer its visitor meanwhile. */
  readonly readInParts?: (data: unknown, pause: () => Promise<void>) => Promise<z.core.util.SafeParseResult<Value>>;
}

const rowsOfPart = 40;

/** A published list of at most so many rows, which a browser reads in parts. */
export function longList<Row>(name: string, row: z.ZodMiniType<Row>, most: number): JsonFile<readonly Row[]> {
  const schema: z.ZodMiniType<readonly Row[]> = listOf(row, most);
  return {
    name,
    isShared: false,
    schema,
    readInParts: async (data, pause) => {
      if (!Array.isArray(data) || data.length > most) return z.safeParse(schema, data);
      const rows: Row[] = [];
      while (rows.length < data.length) {
        const part = z.safeParse(schema, data.slice(rows.length, rows.length + rowsOfPart));
        // The whole list says where in it the fault is.
        if (!part.success) return z.safeParse(schema, data);
        rows.push(...part.data);
        await pause();
      }
      return { success: true, data: rows };
    },
  };
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
