import { joinPath } from '@rugby/domain/game/leagues/joinPath';
import { linkedTab } from '@rugby/domain/game/leagues/leagueTabs';
import { summarizeLeagues } from '@rugby/domain/game/leagues/summarizeLeagues';
import type { League } from '@rugby/domain/game/model/league';
import { ranksByRound } from '@rugby/domain/game/rankings/ranksByRound';
import { LeagueCard } from '@rugby/ui/leagues/LeagueCard';
import { LeagueCards } from '@rugby/ui/leagues/LeagueCards';
import { LeagueFilter } from '@rugby/ui/leagues/LeagueFilter';
import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { SeasonSoFar } from '@rugby/ui/leagues/SeasonSoFar';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { Icon } from '@rugby/ui/primitives/Icon';
import { Link } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { AutomaticLeagues } from './AutomaticLeagues.tsx';
import { InvitesSection } from './InvitesSection.tsx';
import { LeaguesFrame } from './LeaguesFrame.tsx';
import { leagueUrl } from './leagueUrls.ts';
import { PagedSection } from './PagedSection.tsx';
import { useRounds } from './useRounds.ts';

/** `/leagues`: the leagues of the user, filtered and searched, with ranks that follow live points, and the open invites. [A-018, A-097 to A-099, B14] */
export const MyLeaguesPage = observer(function MyLeaguesPage() {
  const { edition, session, season, leagues } = useStores();
  const { mine, follow } = leagues.value;
  const words = useWords();
  const { numberOf, ranked, before, haveAllBegun } = useRounds();
  const userId = session.pageUser?.id ?? 0;
  useEffect(() => void mine.load(), [mine]);
  useEffect(() => follow(mine.refresh, mine.reload), [follow, mine]);
  const { search, privacy, counts, all } = mine;
  const summary = all && summarizeLeagues(all);
  const isFiltered = search.text !== '' || privacy !== 'all';
  return (
    <LeaguesFrame>
      <PageTitle
        title={words('leagues.title')}
        actions={
          <nav aria-label={words('leagues.list.ways')}>
            <Link variant="outline" href={edition.basePath + joinPath}>
              {words('leagues.list.join')}
            </Link>
            {!haveAllBegun && (
              <Link variant="primary" href={urlOf(edition, paths.createLeague)}>
                <Icon name="plus" size={18} />
                {words('leagues.list.create')}
              </Link>
            )}
          </nav>
        }
      />
      <LeaguesLayout isAsideFirst aside={<InvitesSection />} end={summary && <SeasonSoFar summary={summary} round={ranked} />}>
        <LeagueFilter
          privacy={privacy}
          counts={counts}
          search={search.typed}
          onPrivacyChange={(choice) => void mine.filter(choice)}
          onSearchChange={search.type}
        />
        <PagedSection
          list={mine.leagues}
          failed={words('leagues.list.failed')}
          empty={
            isFiltered ? (
              <PanelMessage
                mark="search"
                title={words('leagues.list.nothingFound')}
                text={words('leagues.list.nothingFoundText')}
              />
            ) : (
              <PanelMessage
                mark="trophy"
                title={words('leagues.list.empty')}
                text={words(haveAllBegun ? 'leagues.create.noRounds' : 'leagues.list.emptyText')}
              />
            )
          }
        >
          {(items) => <LeagueCards isBusy={mine.leagues.isPending}>{items.map(cardOf)}</LeagueCards>}
        </PagedSection>
        <AutomaticLeagues leagues={mine.automatic} />
      </LeaguesLayout>
    </LeaguesFrame>
  );

  function cardOf(league: League) {
    const tab = linkedTab(league, userId);
    return (
      <LeagueCard
        key={league.id}
        league={league}
        userId={userId}
        startRound={numberOf(league.startId)}
        roundBefore={before?.roundNumber}
        ranks={ranksByRound(league.ownRanks, season.roundsByClock ?? [])}
        href={leagueUrl(edition, league.id, tab)}
        leadsTo={tab === 'settings' ? 'settings' : 'table'}
      />
    );
  }
});
