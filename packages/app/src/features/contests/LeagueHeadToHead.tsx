import { readRankingParameters } from '@rugby/domain/game/rankings/rankingQuery';
import type { HeadToHead } from '@rugby/domain/game/model/contest';
import { ContestLayout } from '@rugby/ui/contests/ContestLayout';
import { HeadToHeadTable } from '@rugby/ui/contests/HeadToHeadTable';
import { OwnMeeting } from '@rugby/ui/contests/OwnMeeting';
import { RoundMeetings } from '@rugby/ui/contests/RoundMeetings';
import { TieBreaks } from '@rugby/ui/contests/TieBreaks';
import { Select } from '@rugby/ui/primitives/Select';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext.tsx';
import { ContestSection } from './ContestSection.tsx';
import { useContestRounds } from './useContestRounds.ts';

export interface LeagueContestProps {
  readonly leagueId: number;
}

/** The head-to-head of a league. The URL holds the round; without one the latest that has begun is shown. [B22] */
export const LeagueHeadToHead = observer(function LeagueHeadToHead({ leagueId }: LeagueContestProps) {
  const { headToHead } = useStores().leagues.value;
  const [params] = useSearchParams();
  const { roundId } = readRankingParameters(Object.fromEntries(params));
  // Before the screen is painted, so that it never shows the contest of another league.
  useLayoutEffect(() => headToHead.mount(leagueId), [headToHead, leagueId]);
  useEffect(() => void headToHead.show(roundId), [headToHead, leagueId, roundId]);
  return (
    <ContestSection kind="head-to-head" contest={headToHead.contest}>
      {(contest) => <Drawn contest={contest} />}
    </ContestSection>
  );
});

const Drawn = observer(function Drawn({ contest }: { readonly contest: HeadToHead }) {
  const words = useWords();
  const { find, textOf } = useContestRounds();
  const [, setParams] = useSearchParams();
  const { meetings, entries, ownEntry, roundId, roundIds, seed } = contest;
  const round = find(roundId);
  const isLive = round?.status === 'playing';
  const own = meetings.find(({ home, away }) => home.entry === ownEntry || away?.entry === ownEntry);
  return (
    <ContestLayout
      own={
        own !== undefined &&
        ownEntry !== null && (
          <OwnMeeting meeting={own} entries={entries} ownEntry={ownEntry} roundNumber={round?.roundNumber ?? 0} isLive={isLive} />
        )
      }
      aside={
        <>
          <section aria-label={words('contests.meetings.title', { round: round?.roundNumber ?? '' })}>
            <Select
              label={words('contests.meetings.choose')}
              options={roundIds.map((id) => ({ id, label: textOf(id) }))}
              value={roundId}
              onChange={(chosen) => setParams({ round: String(chosen) }, { replace: true, preventScrollReset: true })}
            />
            <RoundMeetings meetings={meetings.filter((meeting) => meeting !== own)} entries={entries} isLive={isLive} />
          </section>
          {seed !== null && <TieBreaks contest="head-to-head" seed={seed} />}
        </>
      }
    >
      <HeadToHeadTable headToHead={contest} />
    </ContestLayout>
  );
});
