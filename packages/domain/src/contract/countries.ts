import type { Country } from '../game/session/countries.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';

const country = z.object({ id: z.int(), name: z.string(), code: z.string().check(z.length(2)) });

/** The countries in which users may live. [G-347] */
export const countriesFile: JsonFile<readonly Country[]> = { name: 'countries', isShared: true, schema: z.array(country) };
