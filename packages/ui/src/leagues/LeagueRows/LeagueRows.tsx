import type { ReactElement } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';

export interface LeagueRowsProps {
  /** `LeagueRow`s with keys. */
  readonly children: readonly ReactElement[];
}

/** The rows of automatic leagues on one card. */
export function LeagueRows({ children }: LeagueRowsProps) {
  return (
    <List>
      {children.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.surface};
  list-style: none;
  & > li + li {
    ${hairline('block-start')}
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid;
  }
`;
