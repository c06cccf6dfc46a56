import { z } from '../../contract/schema.ts';
import type { QueuedChange } from '../../game/team/queuedChange.ts';
import { readStored } from '../device/readStored.ts';
import { storageKey } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import type { ReceiptKey } from './receiptStorage.ts';
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
export function readQueuedChange(storage: StoragePort, place: ReceiptKey): QueuedChange | undefined {
  return readStored(storage, nameOf(place), shape);
}

/** Stores a queued change in the place of an earlier one. */
export function writeQueuedChange(storage: StoragePort, place: ReceiptKey, change: QueuedChange): void {
  storage.write(nameOf(place), JSON.stringify(change));
}

/** Removes the queued change. */
export function removeQueuedChange(storage: StoragePort, place: ReceiptKey): void {
  storage.remove(nameOf(place));
}

function nameOf({ userId, edition }: ReceiptKey): string {
  return storageKey(userId, 'queued', edition);
}
