/** Measures of the tutorial: every step has the same, so that its buttons stay where they are. */
export const tutorial = {
  /** On a phone it takes the height that the longest text leaves. */
  stage: { phone: 'clamp(240px, 100dvh - 400px, 344px)', wide: '312px' },
  /** Room for three lines of text under the title. */
  told: { phone: '176px', wide: '164px' },
  segment: '4px',
  panel: '424px',
  hero: { jersey: { phone: '128px', wide: '176px' }, step: { phone: '64px', wide: '104px' }, drop: '-28px' },
  formation: { jersey: { phone: '36px', wide: '44px' }, gap: '4px', spread: { phone: '12px', wide: '28px' } },
  /** The whole pitch of a desktop, and how far it is drawn smaller. */
  pitch: { width: '640px', height: '764px', scale: { phone: 0.33, wide: 0.39 } },
} as const;
