import { color } from './color.ts';
import { breakpoint, control, drawing, font, layout, media, motion, radius, slantRatio, space } from './scale.ts';

/**
 * What `styled-components` hands to every component. Colours and elevations are CSS variables, so that a change of edition or mode is
 * one attribute on the page's root: nothing renders again and nothing flashes.
 */
export const theme = {
  color,
  elevation: { 1: 'var(--elevation-1)', 2: 'var(--elevation-2)', 3: 'var(--elevation-3)' },
  space,
  radius,
  control,
  layout,
  breakpoint,
  media,
  motion,
  font,
  drawing,
  slantRatio,
} as const;

/** What a style function gets as `theme`. */
export type Theme = typeof theme;

declare module 'styled-components' {
  interface DefaultTheme extends Theme {}
}
