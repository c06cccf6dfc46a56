import styled, { css, type RuleSet } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export const PartTitle = styled.h3`
  margin-block-end: ${({ theme }) => theme.space[3]};
  ${textStyle('rowName')}
  font-weight: 700;
  color: ${({ theme }) => theme.color.text};
`;

/** One field a row on a phone, two where there is room. */
export const Grid = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export type Place = 'password' | 'confirmation' | 'checklist' | 'whole';

/** A field with a place of its own: the checklist stands below the password on a phone, and across from its error where there is room. */
export const Cell = styled.div<{ $place: Place }>`
  min-inline-size: 0;
  ${({ $place }) => $place === 'checklist' && 'margin-block-start: -16px;'}
  ${({ theme }) => theme.media.sm} {
    ${({ $place }) => places[$place]}
  }
`;

const places: Readonly<Record<Place, RuleSet>> = {
  password: css`
    grid-area: 2 / 1 / span 2;
  `,
  confirmation: css`
    grid-area: 2 / 2;
  `,
  checklist: css`
    grid-area: 3 / 2;
  `,
  whole: css`
    grid-column: 1 / -1;
  `,
};
