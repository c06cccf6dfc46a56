import type { EditionId } from '../../editions.ts';
import { parseJson } from '../../game/model/parseJson.ts';
import type { StoragePort } from './StoragePort.ts';

/** What a device stores for a user. */
export type UserStorageKind = 'draft' | 'queued' | 'receipts' | 'watched' | 'seen-round';

/** Whose data, and of which edition. */
export interface UserEdition {
  readonly userId: number;
  readonly edition: EditionId;
}

/** The name of a user's text on a device: `user:1:draft:srp:7`. */
export function storageKey(userId: number, kind: UserStorageKind, ...place: readonly (string | number)[]): string {
  return ['user', userId, kind, ...place].join(':');
}

/** A stored text, parsed as JSON; undefined when there is none or it cannot be parsed. */
export function readJson(storage: StoragePort, name: string): unknown {
  return parseJson(storage.read(name) ?? '');
}

/** Whether a change of the user's team waits on the device for a connection. Only the team page reads and sends it. [B21] */
export function hasQueuedChange(userId: number, edition: EditionId, storage: StoragePort): boolean {
  return storage.read(storageKey(userId, 'queued', edition)) !== undefined;
}

/**
 * Removes all drafts and queued changes of a user, since the device may be shared; receipts and the data of other users stay. [B5, B21]
 */
export function removeDraftsOf(userId: number, storage: StoragePort): void {
  const starts = [`${storageKey(userId, 'draft')}:`, `${storageKey(userId, 'queued')}:`];
  for (const name of storage.names()) if (starts.some((start) => name.startsWith(start))) storage.remove(name);
}
