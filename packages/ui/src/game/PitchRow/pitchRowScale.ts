/** Gaps between the cards of each row: narrow in the front row, wide between the centres and in the back three. */
export const cardGap = {
  phone: { A: '6px', B: '6px', C: '6px', D: '18px', E: '30px', F: '6px' },
  wide: { A: '12px', B: '12px', C: '36px', D: '56px', E: '76px', F: '56px' },
} as const;
