import { LeaveWithChanges } from '@rugby/ui/modals/LeaveWithChanges';
import { BuilderDialogs } from './BuilderDialogs.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PoolsNotice } from './PoolsNotice.tsx';
import { PositionNotice } from './PositionNotice.tsx';
import type { LeaveQuestion } from './useLeaveQuestion.ts';

export interface OverThePageProps {
  readonly question: LeaveQuestion;
}

/** All that can stand over the team builder. It is fetched once the page is painted: nobody can ask for it before. */
export function OverThePage({ question }: OverThePageProps) {
  return (
    <>
      <BuilderDialogs />
      <PoolsNotice />
      <PositionNotice />
      <LoadFailure />
      {question.isAsked && <LeaveWithChanges onLeave={question.leave} onStay={question.stay} />}
    </>
  );
}
