import { css, type RuleSet } from 'styled-components';
import { cardMeasures } from './cardScale.ts';

/** The place of a card on the pitch, whoever stands there: all have the same size. */
export const cardFrame: RuleSet = css`
  ${cardMeasures}
  position: relative;
  display: block;
  inline-size: var(--card-width);
  block-size: var(--card-height);
`;

/** Where the jersey hangs: at the top, in the middle. */
export const jerseyPlace: RuleSet = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  inline-size: var(--jersey-size);
  margin-inline: auto;
  transition: ${({ theme }) => `transform ${theme.motion.press}`};
`;

/** The plate at the foot of a card. */
export const plateFrame: RuleSet = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  block-size: var(--plate-height);
  border-radius: ${({ theme }) => theme.radius.plate};
`;

/** A name, and under it what is at the left and at the right. */
export const plateLines: RuleSet = css`
  ${plateFrame}
  flex-direction: column;
  justify-content: space-between;
  background-color: ${({ theme }) => theme.color.plate};
`;

/** A button that is a whole card: nothing of its own but the picture. */
export const cardButton: RuleSet = css`
  ${cardFrame}
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  touch-action: manipulation;
`;
