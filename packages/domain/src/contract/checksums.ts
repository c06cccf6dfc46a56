import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';
import { upTo } from './text.ts';

/** What `checksums.json` holds. */
export const checksums = z.object({ rounds: upTo(200), players: upTo(200) });

/** The checksums of the rounds and players files; a different checksum means a changed file. [G-215] */
export type Checksums = z.output<typeof checksums>;

/** Polled by clients to find out which file to reload. [G-301, G-351] */
export const checksumsFile: JsonFile<Checksums> = { name: 'checksums', isShared: false, schema: checksums };
