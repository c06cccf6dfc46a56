import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface ContestLayoutProps {
  /** What is about the user: first on a narrow screen, beside the contest on a wide one. */
  readonly own?: ReactNode;
  /** The table or the bracket. */
  readonly children: ReactNode;
  /** What explains the contest: last on a phone. */
  readonly aside: ReactNode;
}

/** A contest of a league, with what is about the reader and its rules beside it on wide screens. */
export function ContestLayout({ own, children, aside }: ContestLayoutProps) {
  return (
    <Root>
      {own !== undefined && <Own>{own}</Own>}
      <Main>{children}</Main>
      <Aside>{aside}</Aside>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.layout.aside};
    grid-template-rows: auto 1fr;
    column-gap: ${({ theme }) => theme.space[8]};
  }
`;

const Own = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.nav} {
    grid-area: 1 / 2;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.nav} {
    grid-area: 1 / 1 / 3;
  }
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[6]};
  & h2 {
    ${textStyle('heading')}
  }
  ${({ theme }) => theme.media.nav} {
    grid-column: 2;
  }
`;
