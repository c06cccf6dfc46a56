interface MemoryPortsOptions {
  /** Texts in the storage of the device, by name. */
  readonly texts?: Map<string, string>;
  readonly isSignedIn?: boolean;
  /** The time of the machine in milliseconds since 1970. */
  readonly now?: number;
}

/** Ports of the stores that live in memory: the clock stands still, nothing is polled again, keys count up. */
export function memoryPorts({ texts, isSignedIn = true, now = 0 }: MemoryPortsOptions = {}) {
  let keys = 0;
  const storage = memoryStorage(texts);
  return {
    clock: { now: () => now, everySecond: () => () => {} },
    isZoneKnown: true,
    session: { isMarkedSignedIn: () => isSignedIn, removeMark: () => {}, storage, onOtherTab: () => () => {} },
    storage,
    cookies: memoryCookies(),
    page: { after: () => () => {}, isHidden: () => true, onShown: () => () => {}, log: () => {} },
    offline: { install: () => {}, update: () => {}, keepCopiesOf: () => {}, onReturn: () => () => {} },
    api: { language: 'en', newKey: () => `key-${(keys += 1)}` },
  } as const;
}

/** A device's storage over a map, so that two sessions can share it. */
export function memoryStorage(texts = new Map<string, string>()) {
  return {
    read: (name: string) => texts.get(name),
    write: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
    names: () => [...texts.keys()],
  };
}

function memoryCookies() {
  const cookies = new Map<string, string>();
  return {
    read: (name: string) => [...cookies].filter(([key]) => key.endsWith(` ${name}`)).map(([, text]) => text),
    write: (name: string, text: string, path: string) => void cookies.set(`${path} ${name}`, text),
  };
}
