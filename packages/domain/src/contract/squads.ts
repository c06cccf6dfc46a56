import type { Squad } from '../game/model/entities.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';
import { integer, listOf, upTo } from './text.ts';

const squad: z.ZodMiniType<Squad> = z.pipe(
  z.object({ id: integer, name: upTo(100), abbreviation: upTo(20), badge: z.optional(upTo(200)) }),
  z.transform((read) => ({ ...read, badge: read.badge ?? read.abbreviation })),
);

/** The clubs or countries of an edition. [G-145, G-146, G-147, G-350] */
export const squadsFile: JsonFile<readonly Squad[]> = { name: 'squads', isShared: false, schema: listOf(squad, 200) };
