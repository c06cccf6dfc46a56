import type { Country } from '../../game/session/countries.ts';
import type { JsonFile } from '../jsonFile.ts';
import { z } from '../schema.ts';
import { listOf, natural, upTo } from '../text.ts';

const country = z.object({ id: natural, name: upTo(200), code: z.string().check(z.length(2)) });

/** The countries in which users may live. [G-347] */
export const countriesFile: JsonFile<readonly Country[]> = { name: 'countries', isShared: true, schema: listOf(country, 1000) };
