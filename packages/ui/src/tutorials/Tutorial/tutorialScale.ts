/** Measures of the tutorial. They are the same in every step, so that its buttons never move. */
export const tutorial = {
  /** On a phone the stage takes the height that the longest text leaves. */
  stage: { phone: 'clamp(240px, 100dvh - 400px, 344px)', wide: '312px' },
  /** Room for three lines of text under the title. */
  text: { phone: '176px', wide: '164px' },
  segment: '4px',
  panel: '424px',
  hero: { jersey: { phone: '128px', wide: '176px' }, step: { phone: '64px', wide: '104px' }, drop: '-28px' },
  formation: { jersey: { phone: '36px', wide: '44px' }, gap: '4px', spread: { phone: '12px', wide: '28px' } },
  /** The pitch of a desktop, and the scale at which it is drawn. */
  pitch: { width: '640px', height: '764px', scale: { phone: 0.33, wide: 0.39 } },
} as const;
