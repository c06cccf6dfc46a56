import { css, type RuleSet } from 'styled-components';
import { color } from './color.ts';
import { control, media, slantRatio } from './scale.ts';

/**
 * Focus ring for keyboard focus: `focus` outside, `focusGap` inside, so that it is visible on every background. For react-aria
 * and plain elements.
 */
export const focusRing: RuleSet = ring(color.focus, color.focusGap);

/** Focus ring on the pitch: white over a dark gap in every mode. */
export const focusRingOnTurf: RuleSet = ring(color.focusTurf, color.focusTurfGap);

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden: RuleSet = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Leaves an element out of print: on paper nothing can be pressed. */
export const notPrinted: RuleSet = css`
  ${media.print} {
    display: none;
  }
`;

/** Slants the end of an element by 15 degrees: outward for a `tab`, inward for a `slab`. `height` in px. */
export function slant(shape: 'tab' | 'slab', height: number): RuleSet {
  const run = `${Number((height * slantRatio).toFixed(1))}px`;
  const end = `calc(100% - ${run})`;
  return css`
    clip-path: ${shape === 'tab' ? `polygon(0 0, ${end} 0, 100% 100%, 0 100%)` : `polygon(0 0, 100% 0, ${end} 100%, 0 100%)`};
  `;
}

/** Slants both ends of an element by 15 degrees. `height` in px. */
export function leaning(height: number): RuleSet {
  const run = `${Number((height * slantRatio).toFixed(1))}px`;
  return css`
    clip-path: polygon(${run} 0, 100% 0, calc(100% - ${run}) 100%, 0 100%);
  `;
}

/** A line of one pixel at the given side. */
export function hairline(side: 'block-start' | 'block-end' | 'inline-start' | 'inline-end'): RuleSet {
  return css`
    border-${side}: 1px solid ${color.hairline};
  `;
}

function ring(line: string, gap: string): RuleSet {
  return css`
    &:focus-visible,
    &[data-focus-visible] {
      outline: ${control.ring.width} solid ${line};
      outline-offset: ${control.ring.gap};
      box-shadow: 0 0 0 ${control.ring.gap} ${gap};
    }
    &:focus:not(:focus-visible, [data-focus-visible]) {
      outline: none;
    }
  `;
}
