import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';

const country = z.object({ id: z.int(), name: z.string(), code: z.string().check(z.length(2)) });

/** A country as a fan chooses it: `id` is ISO 3166 numeric (36 is Australia), `code` alpha-2 in upper case. */
export type Country = z.output<typeof country>;

/** The countries that a fan may live in. [G-347] */
export const countriesFile: JsonFile<readonly Country[]> = { name: 'countries', isShared: true, schema: z.array(country) };
