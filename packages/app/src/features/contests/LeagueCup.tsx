import { ContestLayout } from '@rugby/ui/contests/ContestLayout';
import { CupBracket } from '@rugby/ui/contests/CupBracket';
import { OwnTie } from '@rugby/ui/contests/OwnTie';
import { TieBreaks } from '@rugby/ui/contests/TieBreaks';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import { ContestSection } from './ContestSection.tsx';
import type { LeagueContestProps } from './LeagueHeadToHead.tsx';
import { useContestRounds } from './useContestRounds.ts';

/** The cup of a league. [B22] */
export const LeagueCup = observer(function LeagueCup({ leagueId }: LeagueContestProps) {
  const { cup } = useStores().leagues.value;
  const { textOf } = useContestRounds();
  // Before the screen is painted, so that it never shows the contest of another league.
  useLayoutEffect(() => cup.mount(leagueId), [cup, leagueId]);
  useEffect(() => void cup.show(null), [cup, leagueId]);
  return (
    <ContestSection kind="cup" contest={cup.contest}>
      {(contest) => (
        <ContestLayout
          own={<OwnTie cup={contest} />}
          aside={contest.seed !== null && <TieBreaks contest="cup" seed={contest.seed} />}
        >
          <CupBracket cup={contest} roundText={({ roundId }) => textOf(roundId)} />
        </ContestLayout>
      )}
    </ContestSection>
  );
});
