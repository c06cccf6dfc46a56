import {
  changeStatsQuery,
  readStatsQuery,
  statsPrices,
  type StatsQuery,
  writeStatsQuery,
} from '@rugby/domain/game/players/statsQuery';
import { restingSquads } from '@rugby/domain/game/season/byes';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { StatsCentre } from '@rugby/ui/game/StatsCentre';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { statsContents } from './statsContents.ts';
import { StatsFilters } from './StatsFilters.ts';

const PlayerProfileDialog = lazyDialog(async () => (await import('../players/PlayerProfileDialog.tsx')).PlayerProfileDialog);
const lazyParts = [PlayerProfileDialog];

/** `/stats-centre`: the statistics of every player. Public; the URL holds the query. [G-043 to G-049] */
export const StatsCentrePage = observer(function StatsCentrePage() {
  const { season, edition, game } = useStores();
  const words = useWords();
  const { playerStats: stats, statsCentre } = game.value;
  const [params, setParams] = useSearchParams();
  const [openedId, setOpenedId] = useState<number>();
  useEffect(() => statsCentre.mount(), [statsCentre]);
  useLoadOnIntent(lazyParts);
  const close = () => setOpenedId(undefined);
  const query = readStatsQuery(Object.fromEntries(params));
  const { world } = season;
  const opened = openedId === undefined ? undefined : world?.players.get(openedId);

  function change(changed: Partial<StatsQuery>): void {
    setParams(writeStatsQuery(changeStatsQuery(query, changed)), { replace: true, preventScrollReset: true });
  }

  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <StatsCentre
        edition={edition}
        filters={
          <StatsFilters
            squadWord={edition.squadWord}
            squads={world?.squads ?? []}
            prices={statsPrices}
            hasByes={world !== undefined && restingSquads(world).length > 0}
            filters={query.filter}
            onFiltersChange={(filter) => change({ filter })}
          />
        }
        contents={statsContents(season, stats, query, { words, onRetry: () => void statsCentre.load() })}
        query={query}
        onQueryChange={change}
        onOpen={setOpenedId}
      />
      {world !== undefined && opened !== undefined && (
        <PlayerProfileDialog player={opened} world={world} onClose={close} onGiveUp={close} />
      )}
    </PageLayout>
  );
});
