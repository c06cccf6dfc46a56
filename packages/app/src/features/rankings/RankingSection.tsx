import { longestSearch } from '@rugby/domain/contract/ranking';
import { readRankingParameters, type RankingQuery, writeRankingParameters } from '@rugby/domain/game/rankings/rankingQuery';
import { isLive } from '@rugby/domain/game/season/rounds';
import { Skeleton } from '@rugby/ui/primitives/Skeleton';
import { control } from '@rugby/ui/theme/scale';
import { LeaderboardTable } from '@rugby/ui/rankings/LeaderboardTable';
import { LiveRanks } from '@rugby/ui/rankings/LiveRanks';
import { ProjectedPoints } from '@rugby/ui/rankings/ProjectedPoints';
import { RankingLayout } from '@rugby/ui/rankings/RankingLayout';
import { YourPlace } from '@rugby/ui/rankings/YourPlace';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exactTimeOfDay } from '../../site/exactTimeOfDay.ts';
import { paths, urlOf } from '../../site/paths.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { foundUsers, leaderboardContents, projectedTeams, yourPlace } from './rankingContents.ts';

const RankingFilters = lazy(async () => ({ default: (await import('@rugby/ui/rankings/RankingFilters')).RankingFilters }));
const FindUser = lazy(async () => ({ default: (await import('@rugby/ui/rankings/FindUser')).FindUser }));
const RoundFigures = lazy(async () => ({ default: (await import('@rugby/ui/rankings/RoundFigures')).RoundFigures }));

export interface RankingSectionProps {
  /** Null for all teams. */
  readonly leagueId: number | null;
  /** Whether the user's team is among those that are ranked. Without it nothing is said of the user's place. */
  readonly isOwnRanked: boolean;
  /** Number of the round in which a league starts that has not started yet. */
  readonly startRound?: number | undefined;
  /** The title of a page of its own. */
  readonly title?: string;
  /** A section below what is said of the ranks. */
  readonly children?: ReactNode;
}

/**
 * A ranking with its filters, the search for a user and the user's place: on the page of all teams, or the ladder on the page of a league. The URL of
 * that page holds round and statistic.
 */
export const RankingSection = observer(function RankingSection({
  leagueId,
  isOwnRanked,
  startRound,
  title,
  children,
}: RankingSectionProps) {
  const { dashboard, edition, rankings, session } = useStores();
  const words = useWords();
  const { ranking, findUser } = rankings.value;
  const [params, setParams] = useSearchParams();
  const { roundId: asked, statistic } = readRankingParameters(Object.fromEntries(params));
  const roundId = asked === null || ranking.isUnknownRound(asked) ? null : asked;
  // Before the screen is painted, so that it never shows the ranking of another league.
  useLayoutEffect(() => ranking.mount(leagueId), [ranking, leagueId]);
  useEffect(() => findUser.mount(leagueId, session.visitId), [findUser, leagueId, session.visitId]);
  useEffect(() => {
    void ranking.show({ roundId, statistic });
    findUser.searchIn({ leagueId, roundId, statistic });
  }, [ranking, findUser, leagueId, roundId, statistic]);

  function change(changed: Partial<RankingQuery>): void {
    const query = { roundId, statistic, ...changed };
    setParams(writeRankingParameters(query), { replace: true, preventScrollReset: true });
  }

  const { view, round, figuresOfRound } = ranking;
  // Without a team there is nothing that could be provisional: a league ranks none before it starts.
  const isProvisional = view.state === 'ready' && view.ranking.isProvisional && view.ranking.rankings.length > 0;
  const projections = projectedTeams(ranking);
  const links = { basePath: edition.basePath, roundId, words };
  const pickHref = dashboard.value?.team === null ? urlOf(edition, paths.myTeam) : undefined;
  const place = isOwnRanked ? yourPlace(ranking, pickHref) : undefined;
  return (
    <RankingLayout
      {...(title !== undefined && { title })}
      filters={
        <Suspense fallback={waiting}>
          <RankingFilters
            rounds={ranking.rounds.toReversed()}
            roundId={roundId}
            onRoundChange={(chosen) => change({ roundId: chosen })}
            statistic={statistic}
            onStatisticChange={(chosen) => change({ statistic: chosen })}
          />
        </Suspense>
      }
      search={
        <Suspense fallback={waiting}>
          <FindUser
            search={findUser.search}
            onSearch={findUser.type}
            found={foundUsers(findUser, statistic, links)}
            decimals={statistic === 'averagePoints' ? 1 : 0}
            maxLength={longestSearch}
          />
        </Suspense>
      }
      table={
        <>
          {round !== undefined && isProvisional && (
            <LiveRanks
              roundNumber={round.roundNumber}
              isLive={isLive([round])}
              changedAt={ranking.changedAt === undefined ? undefined : exactTimeOfDay(ranking.changedAt)}
            />
          )}
          <LeaderboardTable
            contents={leaderboardContents(ranking, links)}
            startRound={startRound}
            statistic={statistic}
            roundNumber={round?.roundNumber}
            isLive={round?.status === 'playing'}
            isProvisional={isProvisional}
            variant={leagueId === null ? 'leaderboard' : 'ladder'}
          />
        </>
      }
      aside={
        <>
          {place !== undefined && <YourPlace contents={place} />}
          {projections.length > 1 && <ProjectedPoints teams={projections} />}
          <p>{words('rankings.ties')}</p>
          {children}
          {round !== undefined && figuresOfRound !== undefined && (
            <Suspense>
              <RoundFigures roundNumber={round.roundNumber} figures={figuresOfRound} />
            </Suspense>
          )}
        </>
      }
    />
  );
});

/** As high as a filter or a search field: nothing moves when they come. */
const waiting = <Skeleton width="100%" height={control.height.md} />;
