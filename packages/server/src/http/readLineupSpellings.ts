import { z } from '@rugby/domain/contract/schema';
import { wirePosition } from '@rugby/domain/contract/spellings';
import { readEitherName } from '@rugby/domain/contract/team/lineup';

/** Reads the lineup of a body as other clients write it: `lineupIDs`, `loose forward`, `Fly-Half`, `center`. [G-152, G-201] */
export function readLineupSpellings(body: unknown): unknown {
  const named = readEitherName(body);
  if (typeof named !== 'object' || named === null || !('lineup' in named)) return named;
  const { lineup } = named;
  // A lineup of another type, or with an unknown position, is refused by the schema of the call.
  if (typeof lineup !== 'object' || lineup === null || Array.isArray(lineup)) return named;
  const places = Object.entries(lineup).map(([position, ids]) => [z.safeParse(wirePosition, position).data ?? position, ids]);
  return { ...named, lineup: Object.fromEntries(places) };
}
