import { type Edition, kitOf } from '@rugby/domain/editions';
import type { SquadLook } from '@rugby/ui/primitives/SquadMark';

/** How a squad looks in an edition: its kit, and the flag of a country. */
export function squadMark(
  edition: Edition,
  { id, name, abbreviation }: { readonly id: number; readonly name: string; readonly abbreviation: string },
): SquadLook {
  const flag = edition.flags[abbreviation];
  return { name, abbreviation, kit: kitOf(edition, abbreviation, id), ...(flag !== undefined && { flag }) };
}
