import type { BoosterChoice } from './BoosterChoice.ts';
import type { CaptainChoice } from '../team/CaptainChoice.ts';
import type { EditorNotifications } from '../team/EditorNotifications.ts';
import type { RoundViewStore } from '../team/RoundViewStore.ts';
import type { TransferStore } from '../transfers/TransferStore.ts';

interface Parts {
  readonly view: RoundViewStore;
  readonly transfers: TransferStore;
  readonly choice: BoosterChoice;
  readonly captain: Pick<CaptainChoice, 'cancel'>;
  readonly notifications: EditorNotifications;
}

/** Shows another round on the team page, and ends what belongs to the shown one. */
export class RoundSwitch {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Shows a round, and ends the choice of a booster or of a captain; asks first in transfer mode. [G-253, G-256] */
  readonly select = async (roundId: number): Promise<void> => {
    const { view, transfers, choice, captain, notifications } = this.parts;
    if (transfers.isOn && roundId !== view.round?.id) return notifications.open({ kind: 'leave-transfers', roundId });
    choice.clear();
    captain.cancel();
    await view.select(roundId);
  };

  /** Leaves transfer mode, ends the choice of a booster or of a captain, and shows the round. [G-256] */
  readonly leaveTransfersFor = async (roundId: number): Promise<void> => {
    const { view, transfers, captain } = this.parts;
    transfers.cancel();
    captain.cancel();
    await view.select(roundId);
  };
}
