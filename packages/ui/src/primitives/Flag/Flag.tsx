import { AR, AU, NZ, ZA } from 'country-flag-icons/react/3x2';
import { fine } from '../../theme/scale.ts';
import styled from 'styled-components';

/**
 * ISO 3166 alpha-2 codes of the countries that play. Flags are imported by name, to keep two hundred others out of the bundle.
 */
export type FlagCode = keyof typeof flags;

export interface FlagProps {
  readonly code: FlagCode;
  /** The country's name, when no text beside the flag gives it. */
  readonly label?: string;
  /** Width in px; the height is two thirds of it. */
  readonly size?: number;
}

/** A country's flag. Beside a squad's name use `SquadMark`, which supports clubs, too. */
export function Flag({ code, label, size = 30 }: FlagProps) {
  const Drawing = flags[code];
  const name = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <Frame {...name}>
      <Drawing width={size} height={(size * 2) / 3} aria-hidden="true" focusable="false" />
    </Frame>
  );
}

/** Whether a squad's flag code is one of the available flags. */
export function isFlagCode(code: string): code is FlagCode {
  return Object.hasOwn(flags, code);
}

const flags = { AR, AU, NZ, ZA } as const;

/** An inner line separates white flags from a white page. */
const Frame = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  overflow: hidden;
  border-radius: ${fine[2]};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${({ theme }) => theme.color.jerseyOutlineLightKit};
    border-radius: inherit;
  }
`;
