import { LeaveWithChanges } from '@rugby/ui/modals/LeaveWithChanges';
import { EditorDialogs } from './EditorDialogs.tsx';
import { LoadFailure } from '../notices/LoadFailure.tsx';
import { PoolsNotice } from '../notices/PoolsNotice.tsx';
import { PositionNotice } from '../notices/PositionNotice.tsx';
import type { LeaveQuestion } from '../notices/useLeaveQuestion.ts';

export interface OverlaysProps {
  readonly question: LeaveQuestion;
}

/** All dialogs of the team page, loaded after the page is painted. */
export function Overlays({ question }: OverlaysProps) {
  return (
    <>
      <EditorDialogs />
      <PoolsNotice />
      <PositionNotice />
      <LoadFailure />
      {question.isAsked && <LeaveWithChanges onLeave={question.confirm} onStay={question.cancel} />}
    </>
  );
}
