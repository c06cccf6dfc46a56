import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { EditorNotification } from '@rugby/domain/stores/team/editorDialog';
import { restoreTransfers } from '@rugby/domain/stores/transfers/restoreTransfers';
import { fixWords, isTeamFix, refusalFixes } from '@rugby/ui/game/refusalFixes';
import type { SnackbarMessage } from '@rugby/ui/primitives/snackbarQueue';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { takeFix } from '../pool/poolPresses.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { messageOf, spokenEdit } from '../../team/notificationWords.ts';

/** Milliseconds that a receipt stays, and one with an action; refusals stay until they are closed. [G-126] */
const passing = 5000;
const passingWithAction = 10_000;

/** Shows refusals and receipts as messages, and answers the text of edits for screen readers. */
export function useNotifications(): string {
  const stores = useMyTeam();
  const { editor, season, messages } = stores;
  const words = useWords();
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    let shown: string | undefined;
    return reaction(
      () => editor.notification,
      (notification) => {
        const { world } = season;
        if (shown !== undefined) messages.close(shown);
        if (notification === undefined || world === undefined) return;
        if ('edit' in notification) return setSpoken(spokenEdit(notification, world, words));
        const action = actionOf(notification, stores, world, words);
        shown = messages.show(
          { ...messageOf(notification, world, words), ...action },
          notification.kind === 'refused' ? {} : { timeout: action.action ? passingWithAction : passing },
        );
      },
    );
  }, [stores, editor, season, messages, words]);
  return spoken;
}

/** The button of a message: undo of cancelled transfers, and the nearest fix of a refusal, where one press is enough. [B4] */
function actionOf(
  notification: EditorNotification,
  stores: MyTeamStores,
  world: GameWorld,
  words: Words,
): Pick<SnackbarMessage, 'action'> {
  if (notification.kind === 'transfers-cancelled')
    return { action: { label: words('team.toolbar.undo'), onPress: () => restoreTransfers(stores, notification.booster) } };
  const refusals = notification.kind === 'refused' ? notification.refusals : [];
  const fix = refusals.flatMap(refusalFixes).find(isTeamFix);
  if (fix === undefined) return {};
  const label = fixWords(fix, world, words, stores.transfers.isOn);
  return { action: { label, onPress: () => takeFix(fix, stores) } };
}
