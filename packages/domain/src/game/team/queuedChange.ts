import type { Selection } from '../model/entities.ts';
import { emptySelection, isSameSelection } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import type { GameWorld } from '../model/world.ts';
import { currentRound } from '../season/rounds.ts';
import { type SelectionDifference, selectionDifferences } from './selectionDifferences.ts';
import { refusalsWhenLocked } from './teamRules.ts';

/** How a queued change is sent: as a whole team, as a change of captain or as transfers. */
export type QueuedKind = 'save' | 'captain' | 'transfers';

/** A change of the team that did not reach the server and waits for a connection. It is not saved. [B21] */
export interface QueuedChange {
  readonly kind: QueuedKind;
  /** What the user wants to be saved. */
  readonly selection: Selection;
  /** What was saved when the change was made; null before the first save. */
  readonly base: Selection | null;
  /** The saved version that the change is based on, 0 before the first save. */
  readonly version: number;
  /** The current round when the change was queued: it never counts for another one. */
  readonly roundId: number;
  /** Game time when the change was queued, ISO 8601. */
  readonly queuedAt: string;
}

/** Why the user decides about a queued change: nothing of it is sent without them. */
export type QueuedConflict =
  | { readonly reason: 'saved-elsewhere' | 'other-round'; readonly lost: readonly SelectionDifference[] }
  | { readonly reason: 'locked'; readonly refusals: readonly Refusal[]; readonly lost: readonly SelectionDifference[] };

/** What becomes of a queued change when the connection is back. `saved` is a change whose answer alone was lost. */
export type QueuedVerdict =
  | { readonly state: 'saved' }
  | { readonly state: 'sendable' }
  | { readonly state: 'conflict'; readonly conflict: QueuedConflict };

/** The team that is saved now, as far as a queued change needs it. */
type SavedVersion = Selection & { readonly version: number };

/**
 * Whether a queued change may be sent: its round is still the current one, no player whom it changes has been locked, and no other version was
 * saved meanwhile. Otherwise the user decides, and `lost` lists what the saved team lacks of the change. [B21]
 */
export function checkQueuedChange(queued: QueuedChange, saved: SavedVersion | null, world: GameWorld): QueuedVerdict {
  const now = saved ?? emptySelection;
  if (isSameSelection(queued.selection, now)) return { state: 'saved' };
  const lost = lostWithSaved(queued, now);
  if (currentRound(world.rounds)?.id !== queued.roundId) return conflictOf({ reason: 'other-round', lost });
  const refusals = refusalsForQueued(queued, world);
  if (refusals.length > 0) return conflictOf({ reason: 'locked', refusals, lost });
  if ((saved?.version ?? 0) !== queued.version) return conflictOf({ reason: 'saved-elsewhere', lost });
  return { state: 'sendable' };
}

/**
 * What the saved team lacks of a change. A captain or transfers are done to the team that is saved by then, so what only that team has is not
 * theirs to lose; a save replaces the whole team.
 */
function lostWithSaved({ kind, selection, base }: QueuedChange, saved: Selection): readonly SelectionDifference[] {
  const differences = selectionDifferences(selection, saved);
  if (kind === 'save') return differences;
  const changes = selectionDifferences(selection, base ?? emptySelection);
  return differences.filter((difference) => changes.some((change) => hasSameSubject(change, difference)));
}

/** Whether two differences are about the captain, or about the same player in the same way. */
function hasSameSubject(one: SelectionDifference, other: SelectionDifference): boolean {
  if (one.kind === 'captain' || other.kind === 'captain') return one.kind === other.kind;
  return one.kind === other.kind && one.playerId === other.playerId;
}

/** A refusal for each player whom the change brings in, takes out or makes captain or not, and whose match has started. */
function refusalsForQueued({ selection, base }: QueuedChange, world: GameWorld): readonly Refusal[] {
  return selectionDifferences(selection, base ?? emptySelection).flatMap((difference) => {
    switch (difference.kind) {
      case 'left-out':
        return refusalsWhenLocked('match-started', difference.playerId, world);
      case 'not-sent':
        return refusalsWhenLocked('player-locked', difference.playerId, world);
      case 'captain':
        return [difference.sent, difference.saved].flatMap((id) =>
          id === null ? [] : refusalsWhenLocked('captain-locked', id, world),
        );
    }
  });
}

function conflictOf(conflict: QueuedConflict): QueuedVerdict {
  return { state: 'conflict', conflict };
}
