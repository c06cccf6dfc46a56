/** Measures of the screen on which a team is built. */
export const builder = {
  pool: { md: '360px', wide: '424px', wideFrom: 1100 },
  /** What six rows of cards leave between the game bar and the end of the window; all in px except the ratio. */
  fit: { header: 56, bars: 80, betweenRows: 116, plate: 49, visibleJersey: 0.7565, smallest: 56, largest: 78 },
} as const;
