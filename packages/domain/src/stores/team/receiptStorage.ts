import { z } from '../../contract/schema.ts';
import type { Selection } from '../../game/model/entities.ts';
import { readStored } from '../device/readStored.ts';
import { storageKey, type UserEdition } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import { storedSelection } from './storedSelection.ts';

const shape = z.array(
  z.object({
    savedAt: z.string(),
    version: z.int(),
    roundId: z.int(),
    isAsSent: z.boolean(),
    selection: storedSelection,
  }),
);

/** A receipt as the device stores it: what the server saved, when, as which version and in which round. */
export interface LocalReceipt {
  readonly savedAt: string;
  readonly version: number;
  readonly roundId: number;
  readonly isAsSent: boolean;
  readonly selection: Selection;
}

/** How many receipts a device stores for each user and edition. */
const maxReceipts = 10;

/** The receipts of a user on this device, newest first; empty when the text cannot be read. */
export function readReceipts(storage: StoragePort, key: UserEdition): readonly LocalReceipt[] {
  return readStored(storage, nameOf(key), shape) ?? [];
}

/** Stores a receipt and drops the oldest above the limit. [B6] */
export function addReceipt(storage: StoragePort, key: UserEdition, receipt: LocalReceipt): void {
  const receipts = [receipt, ...readReceipts(storage, key)].slice(0, maxReceipts);
  storage.write(nameOf(key), JSON.stringify(receipts));
}

function nameOf({ userId, edition }: UserEdition): string {
  return storageKey(userId, 'receipts', edition);
}
