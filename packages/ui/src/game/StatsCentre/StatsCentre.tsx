import type { StatsQuery } from '@rugby/domain/game/players/statsQuery';
import { statsTabs, statsViews } from '@rugby/domain/game/players/statsTable';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { space } from '../../theme/scale.ts';
import { narrowPool, poolContainer } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { StatsCentreBody, type StatsCentreBodyProps } from './StatsCentreBody.tsx';

export type { StatsContents, StatsRow } from './statsContents.ts';

export interface StatsCentreProps extends Omit<StatsCentreBodyProps, 'query' | 'onQueryChange'> {
  /** The `PoolFilters`. Their space is reserved while they load. */
  readonly filters: ReactNode;
  readonly query: StatsQuery;
  readonly onQueryChange: (change: Partial<StatsQuery>) => void;
}

/** The figures of all players in two views, the first with two tabs. Has filters, sorting, and fifteen rows a page. */
export function StatsCentre({ filters, query, onQueryChange, ...rest }: StatsCentreProps) {
  const words = useWords();
  const body = <StatsCentreBody {...rest} query={query} onQueryChange={onQueryChange} />;
  const tabs = (
    <Tabs
      look="segments"
      label={words('stats.tabs')}
      selected={query.tab}
      onSelect={(tab) => onQueryChange({ tab })}
      tabs={statsTabs.map((id) => ({ id, label: words(`stats.tab.${id}`), content: body }))}
    />
  );
  return (
    <Root>
      <div>
        <Title>{words('stats.title')}</Title>
        <Season>{words('stats.shownSeason')}</Season>
      </div>
      <Filters>{filters}</Filters>
      <Tabs
        label={words('stats.views')}
        selected={query.view}
        onSelect={(view) => onQueryChange({ view })}
        tabs={statsViews.map((id) => ({
          id,
          label: words(`stats.view.${id}`),
          content: id === 'stats' ? tabs : <UnderTabs>{body}</UnderTabs>,
        }))}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  ${poolContainer}
`;

/** Aligns a view without tabs with one that has two. */
const UnderTabs = styled.div`
  padding-block-start: ${({ theme }) => theme.space[4]};
`;

/** Removes the padding of the filters, because the page has its own. On a phone they reach the edges of the window, to scroll there. */
const Filters = styled.div`
  --pool-gutter: 0;
  ${narrowPool} {
    margin-inline: -${space[4]};
  }
`;

const Season = styled.p`
  margin-block-start: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Title = styled.h1`
  ${textStyle('number')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('title')}
  }
`;
