import { LeaveWithChanges } from '@rugby/ui/modals/LeaveWithChanges';
import { EditorDialogs } from './EditorDialogs.tsx';
import { LoadFailure } from '../notices/LoadFailure.tsx';
import { PoolsNotice } from '../notices/PoolsNotice.tsx';
import { PositionNotice } from '../notices/PositionNotice.tsx';
import type { LeaveQuestion } from '../notices/useLeaveQuestion.ts';

export interface OverlaysProps {
  readonly question: LeaveQuestion;
}

/** All that can stand over the team page. It is fetched once the page is painted: nobody can ask for it before. */
export function Overlays({ question }: OverlaysProps) {
  return (
    <>
      <EditorDialogs />
      <PoolsNotice />
      <PositionNotice />
      <LoadFailure />
      {question.isAsked && <LeaveWithChanges onLeave={question.leave} onStay={question.stay} />}
    </>
  );
}
