import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';

const checksums = z.object({ rounds: z.string(), players: z.string() });

/** One short text each for rounds and players; a changed text means that the file changed. [G-215] */
export type Checksums = z.output<typeof checksums>;

/** Polled to learn what to reload. [G-301, G-351] */
export const checksumsFile: JsonFile<Checksums> = { name: 'checksums', isShared: false, schema: checksums };
