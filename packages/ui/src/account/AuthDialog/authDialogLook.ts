import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

/** The buttons of a form with one column. */
export const FormFooter = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-start: ${({ theme }) => theme.space[2]};
  /* The submit button: while it is pending it has another type. */
  & > button:first-of-type {
    justify-self: stretch;
  }
  /* The words of a quiet button begin at the edge of the fields. */
  & > button:not(:first-of-type) {
    margin-inline-start: calc(-1 * ${({ theme }) => theme.control.padding.quiet});
  }
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

/** The buttons of a step; below the fields on wide screens they stay in sight where it is high enough. */
export const Footer = styled.div`
  display: grid;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.sm} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    margin-inline: calc(-1 * var(--dialog-inset));
    padding-block: ${({ theme }) => theme.space[4]};
    padding-inline: var(--dialog-inset);
    border-block-start: 1px solid ${({ theme }) => theme.color.hairline};
    background-color: ${({ theme }) => theme.color.overlay};
  }
  ${({ theme }) => theme.media.short} {
    position: static;
  }
`;

export const Note = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

export const SwitchRow = styled.div`
  ${({ theme }) => theme.media.sm} {
    margin-inline: auto calc(-1 * ${({ theme }) => theme.control.padding.quiet});
  }
`;
