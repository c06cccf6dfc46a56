import { z } from '@rugby/domain/contract/schema';
import { wirePosition } from '@rugby/domain/contract/spellings';
import { readEitherName } from '@rugby/domain/contract/team/lineup';
import type { Words } from '@rugby/domain/i18n/keys';
import { isEqual } from 'es-toolkit';
import { RefusedError } from './RefusedError.ts';

/**
 * Reads the lineup of a body as other clients write it: `lineupIDs`, `loose forward`, `Fly-Half`, `center`. Refuses with 400 two lineups that
 * differ, and a lineup that names a position in two spellings: either could be the one that the user means. [G-152, G-201]
 */
export function readLineupSpellings(body: unknown, words: Words): unknown {
  if (hasTwoLineups(body)) throw malformedError('lineupIDs', words('server.lineupTwice'));
  const named = readEitherName(body);
  if (typeof named !== 'object' || named === null || !('lineup' in named)) return named;
  const { lineup } = named;
  // A lineup of another type, or with an unknown position, is refused by the schema of the call.
  if (typeof lineup !== 'object' || lineup === null || Array.isArray(lineup)) return named;
  const places = new Map<string, unknown>();
  for (const [spelling, ids] of Object.entries(lineup)) {
    const position = z.safeParse(wirePosition, spelling).data ?? spelling;
    if (places.has(position)) throw malformedError(`lineup.${position}`, words('server.positionTwice', { position }));
    places.set(position, ids);
  }
  return { ...named, lineup: Object.fromEntries(places) };
}

function hasTwoLineups(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('lineup' in body) || !('lineupIDs' in body)) return false;
  return !isEqual(body.lineup, body.lineupIDs);
}

function malformedError(field: string, message: string): RefusedError {
  return new RefusedError(400, [{ code: 'malformed', message, field }]);
}
