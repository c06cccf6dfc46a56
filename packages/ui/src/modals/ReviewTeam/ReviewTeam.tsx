import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { ReviewTeamByes, type RestingPlayerLine } from './ReviewTeamByes.tsx';
import { ReviewTeamCaptain } from './ReviewTeamCaptain.tsx';
import { ReviewTeamFacts } from './ReviewTeamFacts.tsx';

export type { RestingPlayerLine } from './ReviewTeamByes.tsx';

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
  /** Players without a match in the round, whom the review warns of. */
  readonly resting?: readonly RestingPlayerLine[];
  /** Replaces `count` of those players by others with a match; the minimum `min` for each country keeps the rest. */
  readonly swap?: { readonly count: number; readonly min: number; readonly isPending?: boolean; readonly onPress: () => void };
}

/** Reviews a complete team before it is saved: lineup, captain and budget. */
export function ReviewTeam(props: ReviewTeamProps) {
  const { children, captain, budget, roundNumber, onSave, onPickCaptain, onClose, isSaving = false } = props;
  const { resting = [], swap } = props;
  const words = useWords();
  const canSwap = swap !== undefined && swap.count > 0;
  const warns = resting.length > 0;
  const staying = swap && { count: resting.length - swap.count, min: swap.min };
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
            {canSwap && (
              <Button icon="swap" isPending={swap.isPending ?? false} onPress={swap.onPress}>
                {swap.count === resting.length
                  ? words('modals.review.swap')
                  : words('modals.review.swapSome', { count: swap.count })}
              </Button>
            )}
            <Button
              variant={canSwap ? 'outline' : 'primary'}
              isPending={isSaving}
              pendingLabel={words('modals.review.saving')}
              onPress={captain === null ? () => setAsking(true) : onSave}
            >
              {warns ? words('modals.review.saveWith', { count: 15 - resting.length }) : words('modals.review.save')}
            </Button>
            <Button variant={canSwap ? 'quiet' : 'outline'} onPress={onClose}>
              {words('modals.review.back')}
            </Button>
          </>
        )
      }
    >
      <ReviewTeamFacts captain={captain} budget={budget} />
      {warns && <ReviewTeamByes resting={resting} roundNumber={roundNumber} {...(staying && { staying })} />}
      {children}
    </Dialog>
  );
}
