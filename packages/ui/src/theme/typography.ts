import { css, type RuleSet } from 'styled-components';
import { font } from './scale.ts';

/** The text styles, smallest first in each family. */
export type TextStyle =
  | 'label'
  | 'body'
  | 'bodyStrong'
  | 'bodyLarge'
  | 'nav'
  | 'button'
  | 'rowName'
  | 'rowNumber'
  | 'cardName'
  | 'cardStat'
  | TitleStyle;

type TitleStyle = 'heading' | 'number' | 'dialogTitle' | 'title' | 'display';

/** CSS of a text style. Sizes are in rem, so that they follow the user's font size. */
export function textStyle(name: TextStyle): RuleSet {
  const { family, weight, size, line, tracking, figures } = textStyles[name];
  return css`
    font-family: ${font[family]};
    font-weight: ${weight};
    font-size: ${size / 16}rem;
    line-height: ${Number((line / size).toFixed(4))};
    letter-spacing: ${tracking ?? 'normal'};
    font-variant-numeric: ${figures ?? 'normal'};
  `;
}

interface TextMeasures {
  readonly family: keyof typeof font;
  readonly weight: number;
  /** In px at a root font size of 16. */
  readonly size: number;
  readonly line: number;
  readonly tracking?: string;
  /** Figures of equal width, for styles that set figures only: they widen hyphens and spaces in text. [D55] */
  readonly figures?: 'tabular-nums';
}

/** Measures of every text style. */
export const textStyles: Readonly<Record<TextStyle, TextMeasures>> = {
  label: { family: 'text', weight: 500, size: 12, line: 16 },
  body: { family: 'text', weight: 400, size: 14, line: 20 },
  bodyStrong: { family: 'text', weight: 600, size: 14, line: 20 },
  bodyLarge: { family: 'text', weight: 400, size: 16, line: 24 },
  nav: { family: 'display', weight: 600, size: 16, line: 16, tracking: '0.02em' },
  button: { family: 'display', weight: 700, size: 16, line: 16, tracking: '0.03em' },
  rowName: { family: 'display', weight: 600, size: 20, line: 22 },
  rowNumber: { family: 'display', weight: 700, size: 20, line: 24, figures: 'tabular-nums' },
  cardName: { family: 'display', weight: 700, size: 16, line: 18, tracking: '0.015em' },
  cardStat: { family: 'display', weight: 700, size: 20, line: 22, figures: 'tabular-nums' },
  heading: { family: 'display', weight: 700, size: 24, line: 28 },
  number: { family: 'display', weight: 700, size: 32, line: 36, figures: 'tabular-nums' },
  dialogTitle: { family: 'display', weight: 700, size: 32, line: 36 },
  title: { family: 'display', weight: 700, size: 48, line: 48 },
  display: { family: 'display', weight: 700, size: 72, line: 66 },
};
