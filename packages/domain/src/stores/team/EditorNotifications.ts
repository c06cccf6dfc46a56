import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure, Outcome } from '../../api/failure.ts';
import { isStaleVersion } from '../../api/isStaleVersion.ts';
import { type CreationRefusal, creationRefusal, type Refusal } from '../../game/model/refusal.ts';
import type { BoosterType } from '../../game/model/entities.ts';
import type { GameWorld } from '../../game/model/world.ts';
import { restingPlayers } from '../../game/season/byes.ts';
import type { EditorDialog, EditorNotification, StaleDialog } from './editorDialog.ts';
import type { EditOutcome } from './TeamStore.ts';
import type { SaveReceipt } from './saveReceipt.ts';

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

  /** Closes the dialog in which an action began, when the action is done. One that the user opened meanwhile stays. */
  closeFinished(dialog: EditorDialog | undefined): void {
    if (this.dialog === dialog) this.dialog = undefined;
  }

  /** Says that an action is queued, and closes the dialog in which it began. [B21] */
  confirmQueued(dialog: EditorDialog | undefined): void {
    this.closeFinished(dialog);
    this.notify({ kind: 'queued' });
  }

  notify(notification: EditorNotification): void {
    this.notification = notification;
  }

  /** Closes the dialog and takes the notification away: the mode that they are about has ended. [G-264] */
  clear(): void {
    this.closeDialog();
    this.notification = undefined;
  }

  /**
   * Goes on with making a player captain, or with the booster that works on them. Asks first when the player has no match in the current round.
   * [D47]
   */
  async warnOfBye(
    playerId: number | null,
    booster: BoosterType | null,
    world: GameWorld | undefined,
    goOn: () => Promise<void>,
  ): Promise<void> {
    if (playerId === null || world === undefined || restingPlayers([playerId], world).length === 0) return goOn();
    const confirmed = () => {
      this.closeDialog();
      void goOn();
    };
    this.open({ kind: 'resting-player', playerId, booster, goOn: confirmed });
  }

  /**
   * Shows the receipt of a save: a comparison when the saved team differs from the sent one, what happens next when the team is newly complete.
   * [G-234, G-235, B6]
   */
  showReceipt(receipt: SaveReceipt): void {
    if (receipt.differences.length > 0) this.open({ kind: 'save-conflict', receipt });
    else if (receipt.isNewlyComplete) this.open({ kind: 'saving-your-team', receipt });
    else this.notify({ kind: 'saved', receipt });
  }

  /**
   * Shows why an action failed. `again` repeats the action after the user has signed in again; `stale` is the dialog when another version
   * was saved meanwhile.
   */
  showRefusal(outcome: FailedOutcome, again?: () => Promise<void>, stale: StaleDialog = { kind: 'stale' }): void {
    if ('failure' in outcome) return this.showFailure(outcome.failure, stale, again);
    const refusal = creationRefusal(outcome.refusals);
    if (refusal !== undefined) this.open({ kind: 'create-team-disabled', refusal });
    else this.showReasons(outcome.refusals);
  }

  /**
   * A booster on the player has a question of its own: it can be reset there. Otherwise the dialog closes, because on a phone it covers the
   * notification. [G-270]
   */
  private showReasons(refusals: readonly Refusal[]): void {
    const boosted = refusals.find((reason) => reason.rule === 'booster-target');
    if (boosted !== undefined) return this.open({ kind: 'transfer-booster', type: boosted.type, playerId: boosted.playerId });
    this.closeDialog();
    this.notify({ kind: 'refused', refusals });
  }

  private showFailure(failure: Failure, stale: StaleDialog, again?: () => Promise<void>): void {
    if (failure.kind === 'signed-out' && again) return this.askToSignIn(again);
    const refusal = creationRefusalIn(failure);
    if (refusal !== undefined) return this.open({ kind: 'create-team-disabled', refusal });
    this.open(isStaleVersion(failure) ? stale : { kind: 'error', failure });
  }

  private askToSignIn(again: () => Promise<void>): void {
    const goOn = () => {
      this.closeDialog();
      void again();
    };
    this.open({ kind: 'interrupted', goOn });
  }
}

/** The server's refusal to create a team, with its data; undefined for any other failure. [G-236] */
function creationRefusalIn(failure: Failure): CreationRefusal | undefined {
  const errors = failure.kind === 'refused' ? failure.errors : [];
  const { data } = errors.find(({ code }) => code === 'team-creation-disabled') ?? {};
  if (data === undefined) return undefined;
  const { nextRoundId, nextRoundStart } = data;
  return {
    rule: 'team-creation-disabled',
    nextRoundId: typeof nextRoundId === 'number' ? nextRoundId : null,
    nextRoundStart: typeof nextRoundStart === 'string' ? nextRoundStart : null,
  };
}
