import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to a fallback when the focused element of a part is disabled or removed, as a button is when its work is done, also while a dialog
 * asked about it. Without it the keyboard would start again at the top of the page. Does nothing when another element has the focus by then.
 */
export function useLostFocus(part: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part;
    if (current === null) return undefined;
    let focused: Element = current;
    current.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) focused = target;
    });
    const observer = new MutationObserver(() => {
      const isLost = !focused.isConnected || focused.matches(':disabled');
      // A disabled element may be the active one until the browser renders.
      if (isLost && document.activeElement?.matches('body, :disabled') === true) fallback.current?.focus({ preventScroll: true });
    });
    observer.observe(current, { attributeFilter: ['disabled'], childList: true, subtree: true });
    // Until a dialog has closed, nothing outside of it can have the focus. The button that opened it may be gone by then.
    observer.observe(document.body, { attributeFilter: ['inert'], subtree: true });
    return () => observer.disconnect();
  }, [part, fallback]);
}
