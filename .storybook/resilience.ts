import { waitFor } from 'storybook/test';
import { expectNothingCut } from './expectNothingCut.ts';

// What a story stands under when it is told anew: `export const PseudoLocale = Default.extend(inPseudoLocale);`

/** Everything is in sight once fonts and dialogs are there. */
const holds = async (): Promise<void> => {
  await document.fonts.ready;
  await waitFor(expectNothingCut);
};

const without = (rule: string) => ({ config: { rules: [{ id: rule, enabled: false }] } });

/** Words of a language that needs more room. Its brackets stand between a button's word and the longer name that begins with it. */
export const inPseudoLocale = {
  parameters: { locale: 'pseudo', picture: { disable: true }, a11y: without('label-content-name-mismatch') },
  play: holds,
} as const;

/** The narrowest phone. */
export const at320 = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { picture: { disable: true } },
  play: holds,
} as const;

/** A desktop's browser at 200 % zoom. */
export const at200Percent = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: { picture: { disable: true } },
  play: holds,
} as const;

/**
 * Few colours, chosen by the system: what a fill said, a border, a mark or a word must say. The system sees to the contrast; axe reads the
 * colours that it replaced.
 */
export const inForcedColours = {
  parameters: { media: { forcedColors: true }, picture: { disable: true }, a11y: without('color-contrast') },
  play: holds,
} as const;

/** With a picture, for those that others are made of. */
export const picturedInForcedColours = {
  ...inForcedColours,
  parameters: { ...inForcedColours.parameters, picture: { disable: false } },
} as const;
