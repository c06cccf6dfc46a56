import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';

const key = 'errorReports';

/** Whether this browser may send error reports: only after its user allowed it. */
export function areReportsAllowed(storage: Pick<StoragePort, 'read'>): boolean {
  return storage.read(key) === 'allowed';
}

/** Stores the choice; the next error follows it. */
export function allowReports(isAllowed: boolean, storage: Pick<StoragePort, 'write' | 'remove'>): void {
  if (isAllowed) storage.write(key, 'allowed');
  else storage.remove(key);
}
