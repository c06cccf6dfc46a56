import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { EditorNotification } from '@rugby/domain/stores/team/editorDialog';
import { restoreTransfers } from '@rugby/domain/stores/transfers/restoreTransfers';
import { fixWords, isTeamFix, refusalFixes } from '@rugby/ui/game/refusalFixes';
import type { SnackbarMessage } from '@rugby/ui/primitives/snackbarQueue';
import { reaction } from 'mobx';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { messageOf, spokenEdit } from '../../team/notificationWords.ts';
import { takeFix } from '../pool/poolPresses.ts';

/** Milliseconds that a receipt stays, and one with an action; refusals stay until they are closed. [G-126] */
const passing = 5000;
const passingWithAction = 10_000;

type UsedStores = Pick<MyTeamStores, 'boosters' | 'editor' | 'messages' | 'season' | 'team' | 'transfers'>;

/** Shows each notification as a message, and hands the text of an edit to `speak`, until the returned function is called: the message then closes. */
export function followNotifications(stores: UsedStores, words: Words, speak: (text: string) => void): () => void {
  const { editor, season, messages, team } = stores;
  let shown: string | undefined;
  const close = () => {
    if (shown !== undefined) messages.close(shown);
  };
  const stop = reaction(
    () => editor.notification,
    (notification) => {
      const { world } = season;
      close();
      if (notification === undefined || world === undefined) return;
      if ('edit' in notification) return speak(spokenEdit(notification, team.draft, budgetShown(stores), world, words));
      const action = actionOf(notification, stores, world, words);
      shown = messages.show(
        { ...messageOf(notification, world, words), ...action },
        notification.kind === 'refused' ? {} : { timeout: action.action ? passingWithAction : passing },
      );
    },
  );
  // Behind a dialog nothing of a message can be pressed: its time stands still.
  const stopPausing = reaction(
    () => editor.dialog === undefined,
    (isReachable) => (isReachable ? messages.toasts.resumeAll() : messages.toasts.pauseAll()),
  );
  return () => {
    stop();
    stopPausing();
    close();
  };
}

/** A Limitless has none. */
function budgetShown({ team, transfers }: UsedStores): number | undefined {
  return transfers.isLimitless ? undefined : team.budget;
}

/** The button of a message: undo of cancelled transfers, and the nearest fix of a refusal, where one press is enough. [B4] */
function actionOf(
  notification: EditorNotification,
  stores: UsedStores,
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
