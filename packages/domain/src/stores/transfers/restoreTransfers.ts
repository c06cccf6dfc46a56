import type { BoosterType } from '../../game/model/entities.ts';
import type { TeamEditorStore } from '../team/TeamEditorStore.ts';
import type { TeamStore } from '../team/TeamStore.ts';
import type { TransferStore } from './TransferStore.ts';

interface Parts {
  readonly boosters: {
    readonly active: readonly { readonly type: BoosterType }[];
    readonly choose: (type: BoosterType) => Promise<void>;
  };
  readonly editor: Pick<TeamEditorStore, 'undo'>;
  readonly team: Pick<TeamStore, 'draft'>;
  readonly transfers: Pick<TransferStore, 'start'>;
}

/**
 * Brings cancelled transfers back, with the mode and the booster that was chosen for them. Does nothing once the draft was edited or replaced:
 * undo would take another edit back. [G-264]
 */
export function restoreTransfers({ boosters, editor, team, transfers }: Parts, booster?: BoosterType): void {
  if (team.draft.past.at(-1)?.edit.kind !== 'rolled-back') return;
  transfers.start();
  editor.undo();
  if (booster !== undefined && !boosters.active.some(({ type }) => type === booster)) void boosters.choose(booster);
}
