import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface RankingLayoutProps {
  /** The title of a page of its own; the ladder of a league stands below that of the league. */
  readonly title?: string;
  /** The `RankingFilters`. */
  readonly filters: ReactNode;
  /** The `FindUser`. */
  readonly search: ReactNode;
  /** The `LeaderboardTable`. */
  readonly table: ReactNode;
  /** Beside the table on wide screens, else below it: the `YourPlace`, notes. */
  readonly aside: ReactNode;
}

/** A ranking with its filters above it, and the search and the user's place beside it. */
export function RankingLayout({ title, filters, search, table, aside }: RankingLayoutProps) {
  return (
    <Root>
      <Head>
        {title !== undefined && <h1>{title}</h1>}
        {filters}
      </Head>
      <Search>{search}</Search>
      <Table>{table}</Table>
      <Aside>{aside}</Aside>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.layout.aside};
    grid-template-rows: auto auto 1fr;
    grid-template-areas: 'head head' 'table search' 'table aside';
    column-gap: ${({ theme }) => theme.space[8]};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.nav} {
    grid-area: head;
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & > h1 {
    ${textStyle('dialogTitle')}
    ${({ theme }) => theme.media.md} {
      ${textStyle('title')}
    }
  }
`;

const Search = styled.div`
  ${({ theme }) => theme.media.nav} {
    grid-area: search;
  }
`;

const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${({ theme }) => theme.media.md} {
    gap: ${({ theme }) => theme.space[3]};
  }
  ${({ theme }) => theme.media.nav} {
    grid-area: table;
  }
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[6]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[3]};
  }
  & > section > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
  ${({ theme }) => theme.media.nav} {
    grid-area: aside;
  }
`;
