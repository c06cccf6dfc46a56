import { z } from '../../contract/schema.ts';
import type { QueuedChange } from '../../game/team/queuedChange.ts';
import { readStored } from '../device/readStored.ts';
import { storageKey, type UserEdition } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import { storedSelection } from './storedSelection.ts';

const shape = z.object({
  kind: z.enum(['save', 'captain', 'transfers']),
  selection: storedSelection,
  base: z.nullable(storedSelection),
  version: z.int(),
  roundId: z.int(),
  queuedAt: z.iso.datetime(),
});

/** The queued change of a user in an edition; undefined when there is none or it cannot be read. */
export function readQueuedChange(storage: StoragePort, key: UserEdition): QueuedChange | undefined {
  return readStored(storage, nameOf(key), shape);
}

/** Stores a queued change in place of an earlier one. */
export function writeQueuedChange(storage: StoragePort, key: UserEdition, change: QueuedChange): void {
  storage.write(nameOf(key), JSON.stringify(change));
}

/** Removes the queued change. */
export function removeQueuedChange(storage: StoragePort, key: UserEdition): void {
  storage.remove(nameOf(key));
}

function nameOf({ userId, edition }: UserEdition): string {
  return storageKey(userId, 'queued', edition);
}
