/** Room for all columns. */
export const wideTable = '@container head-to-head (min-width: 42.5rem)';

/** How many meetings were played, and how they ended. A phone has one column for them. */
export const resultColumns = ['played', 'won', 'drawn', 'lost'] as const;
