/** Container query for a wide pitch: from this width its cards and rows take their large form. */
export const widePitch = '@container pitch (min-width: 540px)';

/** Measures of the pitch: its head with the tools, the gap between its rows and its greatest width. */
export const pitch = {
  head: { wide: '72px', phone: '60px' },
  rowGap: { wide: '7px', phone: '9px' },
  maxWidth: '640px',
} as const;
