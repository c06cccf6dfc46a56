import type { StoragePort } from './StoragePort.ts';

/** What a device keeps for a fan. */
export type FansTextKind = 'draft';

/** The name of one of a fan's texts on a device: `fan:1:draft:srp:7`. Whoever signs in finds only his own. */
export function nameOfText(userId: number, kind: FansTextKind, ...place: readonly (string | number)[]): string {
  return ['fan', userId, kind, ...place].join(':');
}

/** Signing out leaves none of a fan's drafts on a device, which may be a shared one; those of other fans stay. [B5] */
export function dropDraftsOf(userId: number, storage: StoragePort): void {
  const start = `${nameOfText(userId, 'draft')}:`;
  for (const name of storage.names()) if (name.startsWith(start)) storage.remove(name);
}
