import { noFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import type { PoolStatistic } from '@rugby/domain/game/players/statistics';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import styled from 'styled-components';
import { pool, poolContainer, poolGutter } from '../poolScale.ts';
import { PoolFilters } from '../PoolFilters/PoolFilters.tsx';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import { PoolRowSkeleton } from '../PoolRow/PoolRowSkeleton.tsx';
import { isTeamFix, type RefusalFix, type TeamFix } from '../RefusalNote/refusalFixes.ts';
import { PlayerPoolByes, type PoolByes } from './PlayerPoolByes.tsx';
import { PlayerPoolColumns } from './PlayerPoolColumns.tsx';
import { PlayerPoolEmpty } from './PlayerPoolEmpty.tsx';
import { PlayerPoolHead } from './PlayerPoolHead.tsx';
import { PlayerPoolList } from './PlayerPoolList.tsx';
import { PlayerPoolNotice, type PoolNotice } from './PlayerPoolNotice.tsx';
import { preloadGrid } from './poolGrid.ts';
import type { PoolOrder } from './poolOrder.ts';
import { FailedPanel } from '../../layout/FailedPanel/FailedPanel.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PlayerPoolProps {
  readonly contents: PoolContents;
  /** Squads for the filter, and names for the sentences of refusals. */
  readonly names: Names;
  readonly choices: PoolChoices;
  /** Budget left in whole dollars. */
  readonly budget: number;
  /** Present in a round in which squads have no match. */
  readonly byes?: PoolByes | undefined;
  /** Shown once above the list. */
  readonly notice?: PoolNotice | undefined;
  readonly onAdd: (playerId: number) => void;
  /** Opens the profile. */
  readonly onOpen: (playerId: number) => void;
  /**
   * Called with the fix whose button was pressed, for the refused player. Fixes that only change the filters are handled here.
   */
  readonly onFix: (fix: TeamFix, playerId: number) => void;
  readonly onRetry: () => void;
  /** In transfer mode a fix transfers players out instead of removing them. */
  readonly isTransferring?: boolean;
  /** Closes the sheet that contains the pool. */
  readonly onClose?: (() => void) | undefined;
}

/** What the user has chosen about the list, and what there is to choose. */
export interface PoolChoices {
  readonly filters: PoolFilter;
  readonly onFiltersChange: (filters: PoolFilter) => void;
  readonly order: PoolOrder;
  readonly onOrderChange: (order: PoolOrder) => void;
  /** Statistics that the second column can show. */
  readonly statistics: readonly PoolStatistic[];
}

export type { PoolByes } from './PlayerPoolByes.tsx';
export type { PoolNotice } from './PlayerPoolNotice.tsx';

/** The filtered players in order. A row that is the same object as before is not rendered again. */
export type PoolContents =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean }
  | { readonly state: 'ready'; readonly rows: readonly PoolRowContent[] };

/**
 * All players of the season, filtered and sorted, each with the reason if it cannot be added. Fills the height of its container.
 */
export function PlayerPool(props: PlayerPoolProps) {
  const { contents, names, choices, notice, byes, onClose } = props;
  const { filters, onFiltersChange, order, onOrderChange, statistics } = choices;
  const count = contents.state === 'ready' ? contents.rows.length : null;
  return (
    <Root aria-busy={contents.state === 'loading'} onPointerEnter={preloadGrid} onFocus={preloadGrid}>
      <PlayerPoolHead
        filters={filters}
        onFiltersChange={onFiltersChange}
        count={count}
        isBare={contents.state === 'failed'}
        onClose={onClose}
      />
      <PoolFilters
        filters={filters}
        onFiltersChange={onFiltersChange}
        squads={names.squads}
        squadWord={names.edition.squadWord}
      />
      <Below>
        {byes && (
          <PlayerPoolByes byes={byes} match={filters.match} onMatchChange={(match) => onFiltersChange({ ...filters, match })} />
        )}
        {notice && <PlayerPoolNotice notice={notice} />}
        {count !== 0 && contents.state !== 'failed' && (
          <PlayerPoolColumns order={order} onOrderChange={onOrderChange} statistics={statistics} />
        )}
        <PoolBody {...props} />
      </Below>
    </Root>
  );
}

function PoolBody({ contents, names, choices, budget, onFix, ...rest }: PlayerPoolProps) {
  const { filters, onFiltersChange, order } = choices;
  const { onAdd, onOpen, onRetry, isTransferring = false } = rest;
  const words = useWords();
  switch (contents.state) {
    case 'loading':
      return (
        <Skeletons>
          {Array.from({ length: skeletonRows }, (_, row) => (
            <PoolRowSkeleton key={row} />
          ))}
        </Skeletons>
      );
    case 'failed':
      return (
        <Inset>
          <FailedPanel
            variant="plain"
            title={words('pool.failed.title')}
            text={words('pool.failed.text')}
            onRetry={onRetry}
            isRetrying={contents.isRetrying}
          />
        </Inset>
      );
    case 'ready':
      if (contents.rows.length === 0)
        return (
          <Inset>
            <PlayerPoolEmpty filters={filters} onFiltersChange={onFiltersChange} budget={budget} />
          </Inset>
        );
      return (
        <PlayerPoolList
          rows={contents.rows}
          names={names}
          filters={filters}
          order={order}
          isTransferring={isTransferring}
          onAdd={onAdd}
          onOpen={onOpen}
          onFix={(fix, playerId) => {
            if (isTeamFix(fix)) onFix(fix, playerId);
            else onFiltersChange(filtersOf(fix, filters));
          }}
        />
      );
  }
}

/** The filters that show the players of a fix. */
function filtersOf(fix: Exclude<RefusalFix, TeamFix>, filters: PoolFilter): PoolFilter {
  return fix.kind === 'show-affordable'
    ? { ...filters, price: 'afford' }
    : { ...filters, search: '', price: noFilter, squad: fix.squadId };
}

const skeletonRows = 8;

const Root = styled.section`
  ${poolContainer}
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  overflow: auto;
  padding-block-start: ${({ theme }) => theme.space[3]};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
`;

const Below = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: ${pool.leastList};
  margin-block-start: ${({ theme }) => theme.space[4]};
`;

const Inset = styled.div`
  ${poolGutter}
`;

const Skeletons = styled.div`
  flex: 1;
  overflow: hidden;
`;
