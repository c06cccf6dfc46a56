import { z } from '@rugby/domain/contract/schema';
import { wirePosition } from '@rugby/domain/contract/spellings';
import { readEitherName } from '@rugby/domain/contract/team/lineup';
import type { Words } from '@rugby/domain/i18n/keys';
import { RefusedError } from './RefusedError.ts';

/**
 * Reads the lineup of a body as other clients write it: `lineupIDs`, `loose forward`, `Fly-Half`, `center`. Refuses with 400 a lineup that names
 * a position in two spellings: either could be the one that the user means. [G-152, G-201]
 */
export function readLineupSpellings(body: unknown, words: Words): unknown {
  const named = readEitherName(body);
  if (typeof named !== 'object' || named === null || !('lineup' in named)) return named;
  const { lineup } = named;
  // A lineup of another type, or with an unknown position, is refused by the schema of the call.
  if (typeof lineup !== 'object' || lineup === null || Array.isArray(lineup)) return named;
  const places = new Map<string, unknown>();
  for (const [spelling, ids] of Object.entries(lineup)) {
    const position = z.safeParse(wirePosition, spelling).data ?? spelling;
    if (places.has(position)) throw positionTwice(position, words);
    places.set(position, ids);
  }
  return { ...named, lineup: Object.fromEntries(places) };
}

function positionTwice(position: string, words: Words): RefusedError {
  const message = words('server.positionTwice', { position });
  return new RefusedError(400, [{ code: 'malformed', message, field: `lineup.${position}` }]);
}
