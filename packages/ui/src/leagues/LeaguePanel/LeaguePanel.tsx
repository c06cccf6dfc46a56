import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface LeaguePanelProps {
  /** A form, whose fields are as wide as a line of text on wide screens. */
  readonly children: ReactNode;
}

/** The ground of a form about a league: a panel where there is room, the page itself on a phone. */
export function LeaguePanel({ children }: LeaguePanelProps) {
  return (
    <Root>
      <Content>{children}</Content>
    </Root>
  );
}

const Root = styled.div`
  ${({ theme }) => theme.media.md} {
    padding: ${({ theme }) => theme.space[8]};
    border-radius: ${({ theme }) => theme.radius.lg};
    background-color: ${({ theme }) => theme.color.surface};
  }
`;

const Content = styled.div`
  max-inline-size: 35rem;
`;
