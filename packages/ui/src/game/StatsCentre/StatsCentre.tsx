import type { StatsQuery } from '@rugby/domain/game/players/statsQuery';
import { statsTabs, statsViews } from '@rugby/domain/game/players/statsTable';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { space } from '../../theme/scale.ts';
import { narrowPool, poolContainer, widePool } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { StatsCentreBody, type StatsCentreBodyProps } from './StatsCentreBody.tsx';

export type { StatsContents, StatsRow } from './statsContents.ts';

export interface StatsCentreProps extends Omit<StatsCentreBodyProps, 'query' | 'onQueryChange'> {
  /** What narrows the table: the `PoolFilters`. Their place is kept while they are fetched. */
  readonly filters: ReactNode;
  readonly query: StatsQuery;
  readonly onQueryChange: (change: Partial<StatsQuery>) => void;
}

/** Every player's figures: two views, of which the first has two tabs; filters, order, and fifteen rows at a time. [G-043 to G-049] */
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
      <Title>{words('stats.title')}</Title>
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

/** As far below its tab as what stands below two. */
const UnderTabs = styled.div`
  padding-block-start: ${({ theme }) => theme.space[4]};
`;

/** The filters bring the gutters of a pool along; here the page has them. */
const Filters = styled.div`
  margin-inline: -${space[5]};
  ${narrowPool} {
    margin-inline: -${space[4]};
  }
  ${widePool} {
    margin-inline: 0;
  }
`;

const Title = styled.h1`
  ${textStyle('number')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('title')}
  }
`;
