import { useEffect } from 'react';

/** A control under the pointer or the finger, and any key: the user is about to press something. */
const signs = ['pointerover', 'pointerdown', 'keydown'] as const;
const controls = 'a, button, input, [role="row"]';

interface Loadable {
  readonly load: () => Promise<void>;
}

/** Loads what a press may open as soon as a press is likely. A failure waits until the part is opened. */
export function useLoadOnIntent(parts: readonly Loadable[]): void {
  useEffect(() => {
    function follow({ type, target }: Event): void {
      if (type !== 'keydown' && !(target instanceof Element && target.closest(controls))) return;
      stop();
      parts.forEach((part) => void part.load().catch(() => undefined));
    }
    function stop(): void {
      signs.forEach((sign) => removeEventListener(sign, follow, true));
    }
    signs.forEach((sign) => addEventListener(sign, follow, { capture: true, passive: true }));
    return stop;
  }, [parts]);
}
