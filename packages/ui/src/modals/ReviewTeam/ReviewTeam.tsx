import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { ReviewTeamCaptain } from './ReviewTeamCaptain.tsx';
import { ReviewTeamFacts } from './ReviewTeamFacts.tsx';

export interface ReviewTeamProps {
  /** The read-only lineup: a `Pitch`. */
  readonly children: ReactNode;
  /** Name of the captain. When it is null, the user is asked before the save. */
  readonly captain: string | null;
  /** Budget left in whole dollars. */
  readonly budget: number;
  readonly roundNumber: number;
  readonly onSave: () => void;
  /** Returns to the pitch to pick a captain. */
  readonly onPickCaptain: () => void;
  readonly onClose: () => void;
  readonly isSaving?: boolean;
  /** Why the server refused the save. */
  readonly error?: string;
}

/** Reviews a complete team before it is saved: lineup, captain and budget. */
export function ReviewTeam(props: ReviewTeamProps) {
  const { children, captain, budget, roundNumber, onSave, onPickCaptain, onClose, isSaving = false, error } = props;
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const asks = isAsking && captain === null && !isSaving;
  return (
    <Dialog
      size="player"
      title={words('modals.review.title')}
      subtitle={words('modals.review.subtitle', { round: roundNumber })}
      onClose={onClose}
      actions={
        asks ? (
          <ReviewTeamCaptain onPick={onPickCaptain} onSaveAnyway={onSave} />
        ) : (
          <>
            <Button
              isPending={isSaving}
              pendingLabel={words('modals.review.saving')}
              onPress={captain === null ? () => setAsking(true) : onSave}
            >
              {words('modals.review.save')}
            </Button>
            <Button variant="outline" onPress={onClose}>
              {words('modals.review.back')}
            </Button>
          </>
        )
      }
    >
      {error !== undefined && <FormError title={error} />}
      <ReviewTeamFacts captain={captain} budget={budget} />
      {children}
    </Dialog>
  );
}
