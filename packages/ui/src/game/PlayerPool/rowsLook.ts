import { css } from 'styled-components';
import { fine } from '../../theme/scale.ts';

/** The list around its rows, as a grid and before the grid is loaded. */
export const rowsLook = css`
  flex: 1;
  overflow: auto;
  outline: none;
  & [role='row'] {
    outline: none;
    cursor: pointer;
  }
`;

export const hoveredRow = css`
  background-color: ${({ theme }) => theme.color.raised};
`;

export const focusedRow = css`
  outline: ${({ theme }) => `${theme.control.ring.width} solid ${theme.color.focus}`};
  outline-offset: -${fine[3]};
`;
