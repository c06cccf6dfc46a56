import { css, keyframes, type RuleSet } from 'styled-components';
import { space } from '../../theme/scale.ts';

/** The backdrop of a sheet. A strip of the page stays visible at the top. */
export const sheetScrim: RuleSet = css`
  position: fixed;
  inset: 0;
  z-index: 10;
  block-size: var(--visual-viewport-height, 100dvh);
  display: flex;
  justify-content: center;
  padding-block-start: 92px;
  background-color: ${({ theme }) => theme.color.scrim};
`;

const rise = keyframes`
  from { transform: translateY(${space[6]}); opacity: 0; }
`;

/** A sheet that slides in from the bottom and out again. */
export const sheetBox: RuleSet = css`
  display: flex;
  inline-size: 100%;
  max-inline-size: 560px;
  overflow: hidden;
  border-start-start-radius: ${({ theme }) => theme.radius.lg};
  border-start-end-radius: ${({ theme }) => theme.radius.lg};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  &[data-entering] {
    animation: ${rise} ${({ theme }) => theme.motion.enter};
  }
  &[data-exiting] {
    animation: ${rise} ${({ theme }) => theme.motion.leave} reverse forwards;
  }
`;

/** The parts of a sheet or card below each other; the content part scrolls. */
export const sheetColumn: RuleSet = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  outline: none;
`;
