/**
 * A ref for what scrolls: when it is too long for its place and holds nothing to tab to, it takes the focus itself, so that the arrow keys
 * reach its end.
 */
export function focusableWhenScrolling(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const judge = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls && element.querySelector(tabStops) === null) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  judge();
  const observer = new ResizeObserver(judge);
  observer.observe(element);
  return () => observer.disconnect();
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex="0"]';
