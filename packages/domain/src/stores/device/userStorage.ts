import type { StoragePort } from './StoragePort.ts';

/** What a device keeps for a fan. */
export type UserStorageKind = 'draft' | 'receipts' | 'watched';

/** The name of one of a fan's texts on a device: `fan:1:draft:srp:7`. Whoever signs in finds only his own. */
export function storageKey(userId: number, kind: UserStorageKind, ...place: readonly (string | number)[]): string {
  return ['fan', userId, kind, ...place].join(':');
}

/** What stands in a text, as JSON; undefined when there is none or it cannot be read. */
export function readJson(storage: StoragePort, name: string): unknown {
  const text = storage.read(name);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Signing out leaves none of a fan's drafts on a device, which may be a shared one; receipts stay as proof, and what is of other fans
 * stays. [B5]
 */
export function removeDraftsOf(userId: number, storage: StoragePort): void {
  const start = `${storageKey(userId, 'draft')}:`;
  for (const name of storage.names()) if (name.startsWith(start)) storage.remove(name);
}
