import { makeAutoObservable } from 'mobx';
import { freeSlots, playerIds } from '../../game/model/lineup.ts';
import { refusalsToMakeCaptain } from '../../game/team/eligibility.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { EditorNotifications } from './EditorNotifications.ts';
import type { TeamEditorStore } from './TeamEditorStore.ts';
import type { TeamStore } from './TeamStore.ts';

interface Parts {
  readonly season: Pick<SeasonStore, 'world'>;
  readonly team: Pick<TeamStore, 'draft' | 'makeCaptain'>;
  readonly editor: Pick<TeamEditorStore, 'makeCaptain' | 'askToSave'>;
  readonly notifications: Pick<EditorNotifications, 'showRefusal' | 'closeDialog' | 'clear'>;
}

/** The mode in which a press on a player of the pitch makes that player captain. */
export class CaptainChoice {
  isOn = false;
  private savesAfter = false;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** Whether a whole lineup has no captain, and a player who can be one. */
  get isDue(): boolean {
    const {
      season: { world },
      team: { draft },
    } = this.parts;
    if (world === undefined || draft.captainId !== null || freeSlots(draft.lineup).length > 0) return false;
    return playerIds(draft.lineup).some((id) => refusalsToMakeCaptain(id, draft, world).length === 0);
  }

  /** Turns the mode on. */
  start(): void {
    this.isOn = true;
    this.savesAfter = false;
    this.parts.notifications.closeDialog();
  }

  /** Turns the mode on; the review of the team opens again once there is a captain. */
  startForSave(): void {
    this.start();
    this.savesAfter = true;
  }

  /** Turns the mode off without a change. */
  cancel(): void {
    this.isOn = false;
    this.parts.notifications.clear();
  }

  /** Makes the pressed player captain and ends the mode; a player who cannot be captain is refused, and the mode stays on. */
  async press(playerId: number): Promise<void> {
    const { season, team, editor, notifications } = this.parts;
    const refusals = season.world === undefined ? [] : refusalsToMakeCaptain(playerId, team.draft, season.world);
    if (refusals.length > 0) return notifications.showRefusal({ ok: false, refusals });
    const { savesAfter } = this;
    this.cancel();
    await editor.makeCaptain(playerId, savesAfter ? editor.askToSave : undefined);
  }
}
