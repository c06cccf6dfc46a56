import * as draw from '@rugby/domain/game/drawing/jerseyDrawing';
import type { Kit } from '@rugby/domain/kits';
import { useId } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { drawing, font } from '../../theme/scale.ts';
import { JerseyPattern } from './JerseyPattern.tsx';

export interface JerseyProps {
  readonly kit: Kit;
  /** Shirt number, 1 to 15. Omitted where the drawing is too small to read it. */
  readonly number?: number;
  /** Width in px; without it the jersey fills its container. */
  readonly size?: number;
}

/** A squad's jersey, drawn from its kit. Decorative: hidden from screen readers. */
export function Jersey({ kit, number, size }: JerseyProps) {
  const id = useId();
  const isDark = draw.isDarkKit(kit);
  return (
    <Drawing aria-hidden="true" focusable="false" viewBox="0 0 96 92" width={size}>
      <defs>
        <clipPath id={`${id}b`}>
          <path d={draw.body} />
        </clipPath>
        <clipPath id={`${id}s`}>
          <path d={draw.leftSleeve} />
        </clipPath>
        <clipPath id={`${id}t`}>
          <path d={draw.leftSleeve} transform={draw.mirror} />
        </clipPath>
      </defs>
      <g
        fill="none"
        stroke={isDark ? color.jerseyOutlineDarkKit : color.jerseyOutlineLightKit}
        strokeLinejoin="round"
        strokeWidth="2"
      >
        <path {...outline} d={draw.leftSleeve} />
        <path {...outline} d={draw.leftSleeve} transform={draw.mirror} />
        <path {...outline} d={draw.body} />
      </g>
      <g {...cloth} clipPath={`url(#${id}s)`}>
        <Sleeve kit={kit} part="left-sleeve" />
      </g>
      <g {...cloth} clipPath={`url(#${id}t)`}>
        <Sleeve kit={kit} part="right-sleeve" />
      </g>
      <g {...cloth} clipPath={`url(#${id}b)`}>
        <rect width="96" height="92" fill={kit.base} />
        <JerseyPattern kit={kit} part="body" />
        <path d={draw.sideShade} fill={drawing.shade} opacity="0.13" />
        <path d={draw.hemShade} fill={drawing.shade} opacity="0.1" />
        <path d={draw.shine} fill={drawing.light} opacity={isDark ? 0.07 : 0.2} />
      </g>
      <path d={draw.collar} fill={kit.trim} />
      <g fill="none" stroke={drawing.shade} strokeOpacity="0.22" strokeWidth="0.7">
        <path d={draw.leftSeam} />
        <path d={draw.leftSeam} transform={draw.mirror} />
        <path d={draw.collarEdge} />
      </g>
      {number !== undefined && (
        <Numerals
          x={draw.number.x}
          y={draw.number.baseline}
          fill={kit.number}
          {...(kit.numberOutline !== null && { stroke: kit.numberOutline, strokeWidth: 5 })}
        >
          {number}
        </Numerals>
      )}
    </Drawing>
  );
}

function Sleeve({ kit, part }: { readonly kit: Kit; readonly part: 'left-sleeve' | 'right-sleeve' }) {
  const transform = part === 'right-sleeve' ? draw.mirror : undefined;
  return (
    <>
      <rect width="96" height="92" fill={part === 'right-sleeve' || kit.pattern !== 'halves' ? kit.base : kit.second} />
      <JerseyPattern kit={kit} part={part} />
      <path d={draw.leftCuff} fill={kit.trim} transform={transform} />
      <path d={draw.sleeveShade} fill={drawing.shade} opacity="0.17" transform={transform} />
    </>
  );
}

/**
 * A group opacity makes the browser paint the group before clipping it: otherwise the base colour shows at the edges of the
 * pattern.
 */
const cloth = { opacity: 0.999 };

/** Lies below the fabric, so that only its outer pixel shows. */
const outline = { vectorEffect: 'non-scaling-stroke' } as const;

const Drawing = styled.svg`
  block-size: auto;
  overflow: visible;
`;

const Numerals = styled.text`
  font: 700 39px ${font.display};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
  paint-order: stroke;
  stroke-linejoin: round;
`;
