import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';

/** Light or dark as chosen by the user, or as set in their system. */
export type ChosenMode = 'system' | 'dark' | 'light';

const key = 'mode';

/** The stored choice. */
export function storedMode(storage: Pick<StoragePort, 'read'>): ChosenMode {
  const stored = storage.read(key);
  return stored === 'dark' || stored === 'light' ? stored : 'system';
}

/** Shows the page in a mode and stores the choice. */
export function chooseMode(mode: ChosenMode, storage: Pick<StoragePort, 'write' | 'remove'>): void {
  showMode(mode);
  if (mode === 'system') storage.remove(key);
  else storage.write(key, mode);
}

/** Shows the page in a mode. */
export function showMode(mode: ChosenMode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['mode'];
  else dataset['mode'] = mode;
}
