import type { Squad } from '../game/model/entities.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';

const squad: z.ZodMiniType<Squad> = z.pipe(
  z.object({ id: z.int(), name: z.string(), abbreviation: z.string(), badge: z.optional(z.string()) }),
  z.transform((read) => ({ ...read, badge: read.badge ?? read.abbreviation })),
);

/** The clubs or countries of an edition. [G-145, G-146, G-147, G-350] */
export const squadsFile: JsonFile<readonly Squad[]> = { name: 'squads', isShared: false, schema: z.array(squad) };
