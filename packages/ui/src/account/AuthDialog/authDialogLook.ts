import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export const PartTitle = styled.h3`
  margin-block-end: ${({ theme }) => theme.space[3]};
  ${textStyle('rowName')}
  font-weight: 700;
  color: ${({ theme }) => theme.color.text};
`;

/** One field per row on a phone, two on wider screens. */
export const Grid = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field as wide as the row. */
export const WholeRow = styled.div`
  min-inline-size: 0;
  grid-column: 1 / -1;
`;
