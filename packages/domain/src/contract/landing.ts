import type { Advert, SeasonNumbers } from '../game/model/landing.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';
import { integer, listOf, natural, upTo } from './text.ts';

const best = z.object({
  roundNumber: natural,
  firstName: upTo(100),
  lastName: upTo(100),
  points: integer,
  squad: z.object({ id: natural, name: upTo(100), abbreviation: upTo(20) }),
});

/** The numbers of the landing page. `users` is at most ten minutes old. */
export const seasonNumbersFile: JsonFile<SeasonNumbers> = {
  name: 'season_numbers',
  isShared: false,
  schema: z.object({ players: natural, users: natural, best: z.nullable(best) }),
};

const advert = z.object({
  countryId: upTo(10),
  link1: upTo(500).check(z.regex(/^https?:\/\/\S+$/)),
  image1: z.optional(upTo(500).check(z.startsWith('/'))),
  text1: upTo(200).check(z.minLength(1)),
});

/** The advertisements of an edition by country. */
export const advertsFile: JsonFile<readonly Advert[]> = { name: 'ads', isShared: false, schema: listOf(advert, 500) };
