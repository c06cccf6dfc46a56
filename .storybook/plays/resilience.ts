import { waitFor } from 'storybook/test';
import { expectNothingCut } from './expectNothingCut.ts';

// Overrides for `Story.extend`: `export const PseudoLocale = Default.extend(inPseudoLocale);`

/** Waits for fonts and dialogs, then expects that nothing is cut. */
const expectAllVisible = async (): Promise<void> => {
  await document.fonts.ready;
  await waitFor(expectNothingCut);
};

const without = (rule: string) => ({ config: { rules: [{ id: rule, enabled: false }] } });

/** Longer, accented words. Their brackets break the rule that the name of a control starts with its visible text, so it is off. */
export const inPseudoLocale = {
  parameters: { locale: 'pseudo', picture: { disable: true }, a11y: without('label-content-name-mismatch') },
  play: expectAllVisible,
} as const;

/** The narrowest phone. */
export const at320 = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { picture: { disable: true } },
  play: expectAllVisible,
} as const;

/** A desktop's browser at 200 % zoom. */
export const at200Percent = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: { picture: { disable: true } },
  play: expectAllVisible,
} as const;

/**
 * The system replaces all colours, so borders, marks or words must carry what a fill shows otherwise. The contrast rule is off: axe reads the
 * colours from before the replacement.
 */
export const inForcedColours = {
  parameters: { media: { forcedColors: true }, picture: { disable: true }, a11y: without('color-contrast') },
  play: expectAllVisible,
} as const;

/** With a picture, for the components that others are made of. */
export const picturedInForcedColours = {
  ...inForcedColours,
  parameters: { ...inForcedColours.parameters, picture: { disable: false } },
} as const;
