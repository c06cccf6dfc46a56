import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';

/** A browser may forbid storage (private windows, full disk): failures are ignored. */
export function storageOf(area: () => Storage): StoragePort {
  return {
    read: (name) => attempt(() => area().getItem(name)) ?? undefined,
    write: (name, text) => attempt(() => area().setItem(name, text)),
    remove: (name) => attempt(() => area().removeItem(name)),
    names: () => attempt(() => Object.keys(area())) ?? [],
  };
}

/** The result of `act`; undefined when it throws. */
export function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
