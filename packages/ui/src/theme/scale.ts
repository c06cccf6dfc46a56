/** Steps of the 4 px grid. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const;

/** Off the grid: strong lines and optical corrections. */
export const fine = {
  2: '2px',
  3: '3px',
  5: '5px',
  6: '6px',
  7: '7px',
  9: '9px',
  10: '10px',
  13: '13px',
  14: '14px',
  15: '15px',
} as const;

/** Corner radii. */
export const radius = { sm: '4px', plate: '6px', md: '8px', lg: '16px', full: '9999px' } as const;

/** Heights and padding of controls. `touch` is the minimum size of a touch target. */
export const control = {
  height: { sm: '36px', md: '44px', form: '48px', lg: '52px' },
  padding: { quiet: '12px', sm: '14px', md: '20px', lg: '28px' },
  icon: { sm: 16, md: 20, lg: 22 },
  touch: '44px',
  checkbox: '22px',
  switch: { width: '44px', height: '24px', thumb: '18px', inset: '2px', travel: '20px' },
  ring: { width: '3px', gap: '2px' },
} as const;

/** Measures of pages and overlays. */
export const layout = {
  header: { game: '56px', gamePhone: '52px', landing: '72px', landingPhone: '60px', marker: '3px' },
  /** Bars of the team builder, for which pages and overlays reserve room; `gameBar` in px. */
  gameBar: { wide: 80, phone: 60 },
  bottomBar: '76px',
  gutter: { phone: '16px', desktop: '24px', landing: '32px' },
  pageMax: '1232px',
  landingMax: '1280px',
  popover: '400px',
  aside: '336px',
  tableRow: '60px',
  menu: '360px',
  specimen: '320px',
  advert: { banner: '728px', box: '300px' },
  dialog: {
    confirm: '420px',
    country: '600px',
    player: '640px',
    boosters: '680px',
    registration: '944px',
    aside: '272px',
    margin: '24px',
    band: '184px',
  },
} as const;

/** Breakpoints: minimum widths in px at the browser's default text size of 16 px. */
export const breakpoint = { sm: 640, md: 900, nav: 960 } as const;

/**
 * Breakpoints and preferences as media queries. Styles are for phones first; a rule inside adds to them. The breakpoints are in em of the
 * browser's text size: who has doubled it gets the layout of a window of half the width, which has room for the text. [B13]
 */
export const media = {
  sm: '@media (min-width: 40em)',
  md: '@media (min-width: 56.25em)',
  nav: '@media (min-width: 60em)',
  /** A phone on its side, or a zoomed window: no room for parts that stay in sight, least of all beside a keyboard. */
  short: '@media (max-height: 30em)',
  /** A phone of 360 px whose user has enlarged the text by half, or a window like it. */
  enlarged: '@media (max-width: 15em)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** The narrowest phones, below 340 px; not in the theme, which the landing page loads whole. */
export const narrowest = '@media (max-width: 21.1875em)';

/** Duration and easing for `transition` and `animation`. */
export const motion = {
  press: '120ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  settle: '180ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  enter: '240ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  leave: '160ms cubic-bezier(0.4, 0, 1, 1)',
  skeleton: '1600ms ease-in-out',
} as const;

/** The two font families with their fallbacks. */
export const font = {
  display:
    "'Barlow Condensed', 'Barlow Condensed Fallback', 'Barlow Condensed Fallback Noto', 'Barlow Condensed Fallback DejaVu', sans-serif",
  text: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Noto', 'Inter Fallback DejaVu', system-ui, sans-serif",
} as const;

/** Tangent of the 15 degrees of every slant: multiplied by a height it gives the width of the slanted edge. */
export const slantRatio = 0.268;

/** Light and shade on drawn jerseys, applied over any colour with low opacity. */
export const drawing = { shade: '#000', light: '#fff', shadow: 'drop-shadow(0 3px 3px rgb(0 0 0 / 35%))' } as const;
