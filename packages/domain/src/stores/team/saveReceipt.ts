import type { Selection, Team } from '../../game/model/entities.ts';
import { selectionOf } from '../../game/model/lineup.ts';
import { type SelectionDifference, selectionDifferences } from '../../game/team/selectionDifferences.ts';

/** What the server confirmed: when, as which version, what it saved, and how that differs from what was sent. [B6] */
export interface SaveReceipt {
  readonly savedAt: string;
  readonly version: number;
  readonly selection: Selection;
  readonly differences: readonly SelectionDifference[];
  readonly isNewlyComplete: boolean;
}

/** The receipt of a save: `sent` is the selection that was sent, `wasComplete` whether the team saved before it was complete. */
export function saveReceiptOf(team: Team, sent: Selection, wasComplete: boolean): SaveReceipt {
  const { savedAt, version, isComplete } = team;
  return {
    savedAt,
    version,
    selection: selectionOf(team),
    differences: selectionDifferences(sent, team),
    isNewlyComplete: isComplete && !wasComplete,
  };
}
