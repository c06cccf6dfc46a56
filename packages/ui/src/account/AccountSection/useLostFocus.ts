import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to a fallback when the focused element of a part is disabled or removed, as a button is when its work is done. Without it the
 * keyboard would start again at the top of the page. Does nothing when another element has the focus by then.
 */
export function useLostFocus(part: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part;
    if (current === null) return undefined;
    let focused: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
    };
    const observer = new MutationObserver(() => {
      if (focused === undefined || (focused.isConnected && !focused.matches(':disabled'))) return;
      // A disabled element is the active one until the browser renders.
      if (document.activeElement === focused || document.activeElement === document.body)
        fallback.current?.focus({ preventScroll: true });
      focused = undefined;
    });
    current.addEventListener('focusin', remember);
    observer.observe(current, { attributeFilter: ['disabled'], childList: true, subtree: true });
    return () => {
      current.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [part, fallback]);
}
