import { color } from './color.ts';
import { control, drawing, layout, media, motion, radius, space } from './scale.ts';

/**
 * The theme that `styled-components` passes to every component. Colours and elevations are CSS variables: a change of edition or
 * mode sets one attribute and renders nothing again.
 */
export const theme = {
  color,
  elevation: { 1: 'var(--elevation-1)', 2: 'var(--elevation-2)', 3: 'var(--elevation-3)' },
  space,
  radius,
  control,
  layout,
  media,
  motion,
  drawing,
} as const;

/** Type of `theme` in style functions. */
export type Theme = typeof theme;

declare module 'styled-components' {
  interface DefaultTheme extends Theme {}
}
