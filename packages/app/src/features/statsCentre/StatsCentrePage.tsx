import {
  changeStatsQuery,
  readStatsQuery,
  statsPrices,
  type StatsQuery,
  writeStatsQuery,
} from '@rugby/domain/game/players/statsQuery';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { StatsCentre } from '@rugby/ui/game/StatsCentre';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { statsContents } from './statsContents.ts';

const PoolFilters = lazy(async () => ({ default: (await import('@rugby/ui/game/PoolFilters')).PoolFilters }));
const PlayerPage = lazy(async () => ({ default: (await import('../players/PlayerPage.tsx')).PlayerPage }));

/** `/stats-centre`: the statistics of every player. Public; the URL holds the query. [G-043 to G-049] */
export const StatsCentrePage = observer(function StatsCentrePage() {
  const { season, edition, game } = useStores();
  const stats = game.value.playerStats;
  const [params, setParams] = useSearchParams();
  const [openedId, setOpenedId] = useState<number>();
  const load = () => void Promise.all([season.load(), stats.season.load()]);
  useEffect(load, [season, stats]);
  const query = readStatsQuery(Object.fromEntries(params));
  const { world } = season;
  const opened = openedId === undefined ? undefined : world?.players.get(openedId);

  function change(changed: Partial<StatsQuery>): void {
    setParams(writeStatsQuery(changeStatsQuery(query, changed)), { replace: true, preventScrollReset: true });
  }

  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <StatsCentre
        filters={
          <Suspense>
            <PoolFilters
              squadWord={edition.squadWord}
              squads={world?.squads ?? []}
              prices={statsPrices}
              filters={query.filter}
              onFiltersChange={(filter) => change({ filter })}
            />
          </Suspense>
        }
        contents={statsContents(season, stats, query, load)}
        query={query}
        onQueryChange={change}
        onOpen={setOpenedId}
      />
      {world !== undefined && opened !== undefined && (
        <Suspense>
          <PlayerPage player={opened} world={world} actions={readOnly} onClose={() => setOpenedId(undefined)} />
        </Suspense>
      )}
    </PageLayout>
  );
});

/** Profiles here cannot change a team. */
const readOnly = { kind: 'read-only' } as const;
