import { css, type RuleSet } from 'styled-components';
import { cardMeasures } from './cardScale.ts';

/** Box of a card or an empty position: all have the same size. */
export const cardFrame: RuleSet = css`
  ${cardMeasures}
  position: relative;
  display: block;
  inline-size: var(--card-width);
  block-size: var(--card-height);
`;

/** Position of the jersey: at the top, centred. */
export const jerseyPlace: RuleSet = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  inline-size: var(--jersey-size);
  margin-inline: auto;
  transition: ${({ theme }) => `transform ${theme.motion.press}`};
`;

/** The plate at the bottom of a card. */
export const plateFrame: RuleSet = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  block-size: var(--plate-height);
  border-radius: ${({ theme }) => theme.radius.plate};
`;

/** A plate with two lines: the name, then squad and figure. */
export const plateLines: RuleSet = css`
  ${plateFrame}
  flex-direction: column;
  justify-content: space-between;
  background-color: ${({ theme }) => theme.color.plate};
`;

/** A button without a look of its own, for a whole card. */
export const cardButton: RuleSet = css`
  ${cardFrame}
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  touch-action: manipulation;
`;
