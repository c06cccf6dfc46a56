import { wireCaptain, wireLineup } from '../../contract/team/lineup.ts';
import { z } from '../../contract/schema.ts';
import type { QueuedChange } from '../../game/team/queuedChange.ts';
import { readJson, storageKey } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import type { ReceiptKey } from './receiptStorage.ts';

const selection = z.object({ lineup: wireLineup, captainId: wireCaptain });
const shape = z.object({
  kind: z.enum(['save', 'captain', 'transfers']),
  selection,
  base: z.nullable(selection),
  version: z.int(),
  roundId: z.int(),
  queuedAt: z.iso.datetime(),
});

/** The queued change of a user in an edition; undefined when there is none or it cannot be read. */
export function readQueuedChange(storage: StoragePort, place: ReceiptKey): QueuedChange | undefined {
  const read = z.safeParse(shape, readJson(storage, nameOf(place)));
  return read.success ? read.data : undefined;
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
