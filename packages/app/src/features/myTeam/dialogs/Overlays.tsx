import type { Failure } from '@rugby/domain/api/failure';
import { ErrorModal } from '@rugby/ui/modals/ErrorModal';
import { LeaveWithChanges } from '@rugby/ui/modals/LeaveWithChanges';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import type { OverlayKind } from '../notices/dueOverlay.ts';
import { PositionNotice } from '../notices/PositionNotice.tsx';
import type { LeaveQuestion } from '../notices/useLeaveQuestion.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';

export interface OverlaysProps {
  readonly due: Exclude<OverlayKind, 'signIn' | 'tutorial' | 'pools'>;
  readonly question: LeaveQuestion;
  /** What the page could not load. [G-364, G-365, G-366] */
  readonly failure: Failure | undefined;
  readonly onFailureClose: () => void;
}

/** The dialogs of the team page but the notice of the player pool. Loaded when a press is likely. */
export function Overlays({ due, question, failure, onFailureClose }: OverlaysProps) {
  const words = useWords();
  const { page } = useMyTeam();
  switch (due) {
    case 'question':
      return <LeaveWithChanges onLeave={question.confirm} onStay={question.cancel} />;
    case 'draft':
      return <DraftDialog />;
    case 'dialog':
      return <EditorDialogs />;
    case 'positionChange':
      return <PositionNotice />;
    case 'loadFailure':
      return (
        failure && (
          <ErrorModal message={failureSentence(failure, words)} onClose={onFailureClose} onRetry={() => void page.load()} />
        )
      );
  }
}
