import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';

/** Light or dark as a fan chose it, or as his system says. */
export type ChosenMode = 'system' | 'dark' | 'light';

const key = 'mode';

/** The choice that this browser keeps. */
export function keptMode(storage: Pick<StoragePort, 'read'>): ChosenMode {
  const kept = storage.read(key);
  return kept === 'dark' || kept === 'light' ? kept : 'system';
}

/** Shows the page in a mode, and keeps the choice for the next page. */
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
