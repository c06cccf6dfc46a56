import type { QueuedConflict as Conflict } from '@rugby/domain/game/team/queuedChange';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { SentenceList } from '../SaveConflict/SentenceList.tsx';

export interface QueuedConflictProps {
  readonly reason: Conflict['reason'];
  /** A sentence for each player whose match has started; empty for other reasons. */
  readonly locks: readonly string[];
  /** A sentence for each part of the change that the saved team lacks; empty when it has all of it. */
  readonly lost: readonly string[];
  /** What was queued counts: offered while it can still be saved. */
  readonly onInsist: () => void;
  /** What was queued stays on the pitch, and is not saved. */
  readonly onKeepAsDraft: () => void;
  /** What was queued is discarded. */
  readonly onTakeSaved: () => void;
  /** Called by Escape and the close button: nothing is sent, and the question stays. */
  readonly onLater: () => void;
}

/** Asks about a change that was queued without a connection and not sent, because something changed meanwhile. [B21] */
export function QueuedConflict({ reason, locks, lost, onInsist, onKeepAsDraft, onTakeSaved, onLater }: QueuedConflictProps) {
  const words = useWords();
  return (
    <Dialog
      role="alertdialog"
      title={words('modals.queued.title')}
      onClose={onLater}
      actions={
        <>
          {reason === 'saved-elsewhere' ? (
            <Button onPress={onInsist}>{words('modals.queued.insist')}</Button>
          ) : (
            <Button onPress={onKeepAsDraft}>{words('modals.queued.draft')}</Button>
          )}
          <Button variant="outline" onPress={onTakeSaved}>
            {words('modals.queued.takeSaved')}
          </Button>
        </>
      }
    >
      <p>{words(`modals.queued.${reason}`)}</p>
      {locks.length > 0 && <SentenceList sentences={locks} />}
      {lost.length > 0 && (
        <>
          <p>{words('modals.queued.lost')}</p>
          <SentenceList sentences={lost} />
        </>
      )}
    </Dialog>
  );
}
