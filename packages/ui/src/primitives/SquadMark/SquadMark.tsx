import type { Kit } from '@rugby/domain/kits';
import { Flag, isFlagCode } from '../Flag/Flag.tsx';
import { Roundel } from '../Roundel/Roundel.tsx';

/** The data that a squad's mark is drawn from. */
export interface SquadLook {
  readonly name: string;
  readonly abbreviation: string;
  readonly kit: Kit;
  /** ISO 3166 alpha-2 code of a country; clubs have none. */
  readonly flag?: string;
}

export interface SquadMarkProps {
  readonly squad: SquadLook;
  /** Height of a roundel in px; a flag has the same area. */
  readonly size?: number;
}

/** The flag of a country or the roundel of a club, beside its name. For a player of the squad use `Jersey`. */
export function SquadMark({ squad: { abbreviation, kit, flag }, size = 32 }: SquadMarkProps) {
  if (flag !== undefined && isFlagCode(flag)) return <Flag code={flag} size={Math.round(size * 1.3)} />;
  return <Roundel kit={kit} abbreviation={abbreviation} size={size} />;
}
