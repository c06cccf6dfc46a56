import type { Country } from '@rugby/domain/game/session/countries';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import type { Reads } from '../http/reads/Reads.ts';
import type { Seasons } from '../season/Seasons.ts';

/** What the routes of leagues need. */
export interface LeagueDeps {
  readonly db: Kysely<Database>;
  /** For reads that a replica may answer. */
  readonly reads: Reads;
  readonly seasons: Seasons;
  readonly words: Words;
  readonly limits: RateLimits;
  readonly countries: readonly Country[];
  /** Words that names may not contain. */
  readonly bannedWords: readonly string[];
  readonly publicUrl: string;
}
