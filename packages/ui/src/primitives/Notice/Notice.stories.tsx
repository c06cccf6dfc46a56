import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { Notice } from './Notice.tsx';

const text = 'Not started. You can change everything until round 8 kicks off.';
const meta = preview.meta({ component: Notice, args: { children: text } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);
