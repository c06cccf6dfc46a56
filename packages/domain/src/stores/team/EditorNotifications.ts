import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure, Outcome } from '../../api/failure.ts';
import type { EditorDialog, EditorNotification } from './editorDialog.ts';
import type { EditOutcome, SaveReceipt } from './TeamStore.ts';

type FailedOutcome = Exclude<EditOutcome | Outcome<unknown>, { ok: true }>;

/**
 * What the team page shows the user: the open dialog and the last notification. All its stores share it.
 */
export class EditorNotifications {
  dialog: EditorDialog | undefined = undefined;
  notification: EditorNotification | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { dialog: observableRef, notification: observableRef }, { autoBind: true });
  }

  open(dialog: EditorDialog): void {
    this.dialog = dialog;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  notify(notification: EditorNotification): void {
    this.notification = notification;
  }

  /**
   * Shows the receipt of a save: a comparison when the saved team differs from the sent one, what happens next when the team is newly complete.
   * [G-234, G-235, B6]
   */
  showReceipt(receipt: SaveReceipt): void {
    this.closeDialog();
    if (receipt.differences.length > 0) this.open({ kind: 'save-conflict', receipt });
    else if (receipt.isNewlyComplete) this.open({ kind: 'saving-your-team', receipt });
    else this.notify({ kind: 'saved', receipt });
  }

  /**
   * Shows why an action failed. `again` repeats the action after the user has signed in again; `stale` is the dialog when another version
   * was saved meanwhile.
   */
  showRefusal(outcome: FailedOutcome, again?: () => Promise<void>, stale: 'stale' | 'stale-transfers' = 'stale'): void {
    if ('failure' in outcome) return this.showFailure(outcome.failure, stale, again);
    const refusal = outcome.refusals.find((reason) => reason.rule === 'team-creation-disabled');
    if (refusal !== undefined) this.open({ kind: 'create-team-disabled', refusal });
    else this.notify({ kind: 'refused', refusals: outcome.refusals });
  }

  private showFailure(failure: Failure, stale: 'stale' | 'stale-transfers', again?: () => Promise<void>): void {
    if (failure.kind === 'signed-out' && again) return this.askToSignIn(again);
    const isStale = failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'stale-version');
    this.open(isStale ? { kind: stale } : { kind: 'error', failure });
  }

  private askToSignIn(again: () => Promise<void>): void {
    const goOn = () => {
      this.closeDialog();
      void again();
    };
    this.open({ kind: 'interrupted', goOn });
  }
}
