import type { ReactElement } from 'react';
import styled from 'styled-components';

export interface LeagueCardsProps {
  readonly children: readonly ReactElement[];
  /** Whether the list is being read anew. */
  readonly isBusy?: boolean;
}

/** The cards of leagues: two beside each other where there is room. */
export function LeagueCards({ children, isBusy = false }: LeagueCardsProps) {
  return (
    <List aria-busy={isBusy}>
      {children.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  padding: 0;
  list-style: none;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  & > li {
    display: grid;
    min-inline-size: 0;
  }
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
