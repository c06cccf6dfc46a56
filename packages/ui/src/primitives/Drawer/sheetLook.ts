import { css, keyframes, type RuleSet } from 'styled-components';
import { space } from '../../theme/scale.ts';

/** What lies over the page behind a sheet. A stripe of the page stays in sight above. */
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

/** A sheet that rises from the lower edge and goes back there. */
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

/** What a sheet or a card holds, one part under the other; the part that may grow scrolls. */
export const sheetColumn: RuleSet = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  outline: none;
`;
