import type { Kit, KitPattern } from '@rugby/domain/kits';
import { useId, type ReactElement } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { luminance } from '@rugby/domain/game/drawing/luminance';
import { font } from '../../theme/scale.ts';

export interface RoundelProps {
  readonly kit: Kit;
  readonly abbreviation: string;
  /** Diameter in px. From 32 on it shows the abbreviation, below that only the pattern. */
  readonly size?: number;
}

/**
 * A squad's mark in its kit colours. Decorative: the name stands beside it. Beside a name use `SquadMark`, which supports
 * countries, too.
 */
export function Roundel({ kit, abbreviation, size = 32 }: RoundelProps) {
  const id = useId();
  const hasLetters = size >= lettersFrom;
  const pattern = patterns[kit.pattern];
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 48 48" width={size} height={size}>
      <clipPath id={id}>
        <circle cx="24" cy="24" r="22" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="48" height="48" fill={kit.base} />
        <g fill={kit.second}>{pattern.field}</g>
        {hasLetters && pattern.needsBand && <rect y="15" width="48" height="18" fill={kit.base} />}
      </g>
      {!hasLetters && kit.pattern === 'plain' && <circle cx="24" cy="24" r="9" fill="none" stroke={kit.trim} strokeWidth="6" />}
      <circle cx="24" cy="24" r="21.5" fill="none" stroke={kit.trim} strokeWidth="3" />
      <circle cx="24" cy="24" r="23.5" fill="none" stroke={outlineOf(kit)} />
      {hasLetters && (
        <Letters x="24" y={pattern.baseline} fill={kit.bandInk} fontSize={abbreviation.length > 3 ? 15 : 17}>
          {abbreviation}
        </Letters>
      )}
    </svg>
  );
}

const lettersFrom = 32;

interface RoundelPattern {
  readonly field?: ReactElement;
  /** Whether a band of the base colour below the letters keeps them legible. */
  readonly needsBand: boolean;
  readonly baseline: number;
}

const patterns: Readonly<Record<KitPattern, RoundelPattern>> = {
  plain: { needsBand: false, baseline: 29.5 },
  hoops: { field: <path d="M0 6h48v8H0ZM0 20h48v8H0ZM0 34h48v8H0Z" />, needsBand: true, baseline: 29.5 },
  stripes: { field: <path d="M8 0h7v48H8ZM20.5 0h7v48h-7ZM33 0h7v48h-7Z" />, needsBand: true, baseline: 29.5 },
  yoke: { field: <path d="M0 0H48V16C40 16 32 19 24 19C16 19 8 16 0 16Z" />, needsBand: false, baseline: 34 },
  sash: { field: <path d="M4 8L16 0L44 40L32 48Z" />, needsBand: true, baseline: 29.5 },
  halves: { field: <path d="M24 0h24v48H24Z" />, needsBand: true, baseline: 29.5 },
};

function outlineOf(kit: Kit): string {
  return luminance(kit.base) < 0.06 ? color.jerseyOutlineDarkKit : color.jerseyOutlineLightKit;
}

const Letters = styled.text`
  font-family: ${font.display};
  font-weight: 700;
  text-anchor: middle;
`;
