import { z } from '../../contract/schema.ts';
import { type BoosterType, boosterTypes, type Selection } from '../../game/model/entities.ts';
import { readStored } from '../device/readStored.ts';
import { storageKey, type UserEdition } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import { storedSelection } from './storedSelection.ts';

const shape = z.object({
  selection: storedSelection,
  version: z.nullable(z.int()),
  base: z.optional(storedSelection),
  booster: z.optional(z.enum(boosterTypes)),
  at: z.iso.datetime(),
});

/**
 * An unsaved selection as the device stores it: the saved version it started from (null: none), what was saved in that version, and when it
 * was last edited; with the booster that is chosen for its transfers, but not confirmed. Drafts stored without `base` can be read.
 */
export interface LocalDraft {
  readonly selection: Selection;
  readonly version: number | null;
  readonly base?: Selection | undefined;
  readonly booster?: BoosterType | undefined;
  readonly at: string;
}

/** Identifies a draft: one for each user, edition and round. */
export interface DraftKey extends UserEdition {
  readonly roundId: number;
}

/** The stored draft; undefined when there is none or it cannot be read. */
export function readDraft(storage: StoragePort, key: DraftKey): LocalDraft | undefined {
  return readStored(storage, nameOf(key), shape);
}

export function writeDraft(storage: StoragePort, key: DraftKey, draft: LocalDraft): void {
  storage.write(nameOf(key), JSON.stringify(draft));
}

export function removeDraft(storage: StoragePort, key: DraftKey): void {
  storage.remove(nameOf(key));
}

function nameOf({ userId, edition, roundId }: DraftKey): string {
  return storageKey(userId, 'draft', edition, roundId);
}
