import { wireCaptain, wireLineup } from '../../contract/lineup.ts';
import { z } from '../../contract/schema.ts';
import type { EditionId } from '../../editions.ts';
import type { Selection } from '../../game/model/entities.ts';
import { storageKey, readJson } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';

const shape = z.array(
  z.object({
    savedAt: z.string(),
    version: z.int(),
    roundId: z.int(),
    isAsSent: z.boolean(),
    selection: z.object({ lineup: wireLineup, captainId: wireCaptain }),
  }),
);

/** A receipt as it is kept on the device: what the server stored, when and as which version, and in which round. */
export interface LocalReceipt {
  readonly savedAt: string;
  readonly version: number;
  readonly roundId: number;
  readonly isAsSent: boolean;
  readonly selection: Selection;
}

/** Whose receipts, and of which edition. */
export interface ReceiptKey {
  readonly userId: number;
  readonly edition: EditionId;
}

/** How many receipts a device keeps for a fan and an edition. */
const kept = 10;

/** The receipts of a fan on this device, the newest first; what cannot be read is none. */
export function readReceipts(storage: StoragePort, place: ReceiptKey): readonly LocalReceipt[] {
  const read = z.safeParse(shape, readJson(storage, nameOf(place)));
  return read.success ? read.data : [];
}

/** Keeps one more receipt; the oldest gives way. [B6] */
export function addReceipt(storage: StoragePort, place: ReceiptKey, receipt: LocalReceipt): void {
  const receipts = [receipt, ...readReceipts(storage, place)].slice(0, kept);
  storage.write(nameOf(place), JSON.stringify(receipts));
}

function nameOf({ userId, edition }: ReceiptKey): string {
  return storageKey(userId, 'receipts', edition);
}
