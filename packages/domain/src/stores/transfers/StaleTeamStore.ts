import type { EditorNotifications } from '../team/EditorNotifications.ts';
import type { TeamEditorStore } from '../team/TeamEditorStore.ts';
import type { TeamStore } from '../team/TeamStore.ts';
import type { TransferStore } from './TransferStore.ts';

interface Parts {
  readonly team: TeamStore;
  readonly editor: TeamEditorStore;
  readonly transfers: TransferStore;
  readonly notifications: EditorNotifications;
}

/** The answers to "Saved somewhere else": what the user prepared is done to the team that is saved now, or that team is taken. [D44] */
export class StaleTeamStore {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Saves the draft in place of the team that was saved elsewhere. */
  readonly replaceSaved = async (): Promise<void> => {
    await this.parts.team.loadToReplace();
    await this.parts.editor.save();
  };

  /**
   * Repeats a refused change on the team that was saved elsewhere, with the edits of this tab on top of it. When that team does not allow
   * one of the transfers, nothing is sent: the others stay prepared.
   */
  readonly repeat = async (change: () => Promise<void>): Promise<void> => {
    const { team, notifications } = this.parts;
    notifications.closeDialog();
    const refusals = await team.loadToRebase();
    if (refusals.length > 0) notifications.showRefusal({ ok: false, refusals });
    else await change();
  };

  /** Closes the question; nothing is sent, and what the user prepared stays. The next change asks again. */
  readonly decideLater = (): void => {
    this.parts.notifications.closeDialog();
  };

  /** Takes the team that was saved elsewhere; edits, transfers and a chosen booster are discarded. */
  readonly takeSaved = async (): Promise<void> => {
    const { notifications, team, transfers } = this.parts;
    transfers.cancel();
    notifications.clear();
    await team.load();
  };
}
