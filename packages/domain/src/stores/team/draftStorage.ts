import { wireCaptain, wireLineup } from '../../contract/lineup.ts';
import { z } from '../../contract/schema.ts';
import type { EditionId } from '../../editions.ts';
import type { Selection } from '../../game/model/entities.ts';
import { nameOfText, readText } from '../device/userStorage.ts';
import type { StoragePort } from '../device/StoragePort.ts';

const shape = z.object({
  selection: z.object({ lineup: wireLineup, captainId: wireCaptain }),
  version: z.nullable(z.int()),
  at: z.iso.datetime(),
});

/** An unsaved selection as it is kept on the device: which stored version it departed from (null: none) and when it was last edited. */
export interface KeptDraft {
  readonly selection: Selection;
  readonly version: number | null;
  readonly at: string;
}

/** Where a draft is kept: one for each user, edition and round. */
export interface DraftPlace {
  readonly userId: number;
  readonly edition: EditionId;
  readonly roundId: number;
}

/** The draft kept at a place; undefined when there is none or it cannot be read. */
export function readDraft(storage: StoragePort, place: DraftPlace): KeptDraft | undefined {
  const read = z.safeParse(shape, readText(storage, nameOf(place)));
  return read.success ? read.data : undefined;
}

export function keepDraft(storage: StoragePort, place: DraftPlace, draft: KeptDraft): void {
  storage.write(nameOf(place), JSON.stringify(draft));
}

export function dropDraft(storage: StoragePort, place: DraftPlace): void {
  storage.remove(nameOf(place));
}

function nameOf({ userId, edition, roundId }: DraftPlace): string {
  return nameOfText(userId, 'draft', edition, roundId);
}
