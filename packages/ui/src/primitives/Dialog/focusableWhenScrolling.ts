/**
 * A ref that makes a scrolling element focusable when it overflows and contains nothing focusable, so that arrow keys can scroll
 * it.
 */
export function focusableWhenScrolling(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const update = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls && element.querySelector(tabStops) === null) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  return () => observer.disconnect();
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex="0"]';
