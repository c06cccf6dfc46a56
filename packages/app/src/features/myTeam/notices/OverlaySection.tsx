import type { Failure } from '@rugby/domain/api/failure';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lazyDialog, useEscapeWhileLoading } from '@rugby/ui/lazy/lazyDialog';
import { useLoadOnIntent } from '../../../site/useLoadOnIntent.ts';
import { useStores } from '../../../stores/StoresContext.tsx';
import * as dialogs from '../dialogs/lazyDialogs.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { dueOverlay, isQuiet } from './dueOverlay.ts';
import { Overlays } from './lazyOverlays.ts';
import { loadFailureOf } from './loadFailureOf.ts';
import { useFocusAfterOverlay } from './useFocusAfterOverlay.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { usePoolsNotice } from './usePoolsNotice.ts';

const PoolsComplete = lazyDialog(async () => (await import('@rugby/ui/modals/PoolsComplete')).PoolsComplete);
const lazyParts = [Overlays, ...Object.values(dialogs)];

/** The overlay of the team page: one dialog or notice at a time. Its code is loaded when a press is likely, or when it is due. */
export const OverlaySection = observer(function OverlaySection() {
  const stores = useMyTeam();
  const { page, editor, positionChange, session } = stores;
  const { poolsNotice, tutorial } = useStores().game.value;
  const question = useLeaveQuestion();
  const [closedFailure, setClosedFailure] = useState<Failure>();
  const failure = loadFailureOf(stores);
  const due = dueOverlay({
    signIn: session.lapsedUser !== null,
    question: question.isAsked,
    tutorial: tutorial.isOpen,
    draft: page.offeredDraft !== undefined,
    dialog: editor.dialog !== undefined,
    pools: poolsNotice.occasion !== undefined,
    positionChange: page.isReady && positionChange.replacement !== undefined,
    loadFailure: failure !== undefined && failure !== closedFailure,
  });
  usePoolsNotice(isQuiet(due));
  useFocusAfterOverlay(due);
  useLoadOnIntent(lazyParts);
  useEscapeWhileLoading(due === 'dialog' || due === 'question', giveUp);

  /** Without its code a question cannot be answered: it is taken as no. A stored draft stays: nothing of it is lost, and edits go on from it. */
  function giveUp(): void {
    if (due === 'draft') return page.resumeDraft();
    editor.closeDialog();
    question.cancel();
  }

  if (due === undefined || due === 'signIn' || due === 'tutorial') return null;
  if (due === 'pools') {
    const { occasion, close } = poolsNotice;
    return occasion && <PoolsComplete occasion={occasion} onClose={close} onGiveUp={close} />;
  }
  const closeFailure = () => setClosedFailure(failure);
  return <Overlays key={due} due={due} question={question} failure={failure} onFailureClose={closeFailure} onGiveUp={giveUp} />;
});
