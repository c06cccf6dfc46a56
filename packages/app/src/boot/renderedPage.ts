import { renderedAttribute } from '@rugby/domain/contract/site/renderedPage';

/** The visitor is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** The site starts by itself after this time without a sign of use, so that countdowns run. */
const startAfterMs = 8000;

/** The button that was last pressed while the page was HTML only. */
let pressed: Element | null = null;

/** Whether the page is there as HTML and the site has not taken its place yet. */
export function isRendered(): boolean {
  return document.querySelector(`#root[${renderedAttribute}]`) !== null;
}

/**
 * Calls `start` when the visitor begins to use the page that the server has rendered, at the latest some seconds after it was loaded; at once
 * when the visitor comes back to it. Remembers a pressed button for `replaceRendered`.
 */
export function startOnUse(start: () => void): void {
  addEventListener('click', notePress, true);
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return start();
  const begin = () => {
    signs.forEach((sign) => removeEventListener(sign, begin, true));
    clearTimeout(timer);
    start();
  };
  const timer = setTimeout(begin, startAfterMs);
  signs.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
}

function notePress({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest('#root button');
}

/**
 * Lets `render` put the site in the place of the HTML. The focus, what was typed, a pressed button and the part of the
 * page that is in sight stay.
 */
export function replaceRendered(root: Element, render: () => void): void {
  const { activeElement } = document;
  const position = scrollY;
  const focused = placeOf(root, activeElement);
  const typed = activeElement instanceof HTMLInputElement ? activeElement.value : '';
  const press = placeOf(root, pressed);
  removeEventListener('click', notePress, true);
  render();
  root.removeAttribute(renderedAttribute);
  document.querySelectorAll(`style[${renderedAttribute}]`).forEach((style) => style.remove());
  // The site begins at the top of a page.
  if (position > 0) scrollTo(0, position);
  const control = elementAt(root, focused);
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && typed !== '') typeInto(control, typed);
  elementAt(root, press)?.click();
}

/** Waits while a finger or a button of the mouse is down, so that the press ends on the element on which it began. */
export async function untilReleased(): Promise<void> {
  while (document.querySelector('#root :active') !== null) await new Promise((later) => setTimeout(later, 50));
}

/** The way from the root to an element: its index among the children of each ancestor. */
function placeOf(root: Element, element: Element | null): readonly number[] {
  const place: number[] = [];
  for (let at = element; at !== null && at !== root; at = at.parentElement) {
    if (at.parentElement === null) return [];
    place.unshift([...at.parentElement.children].indexOf(at));
  }
  return place;
}

/** The control at a place; undefined when there is another element now. */
function elementAt(root: Element, place: readonly number[]): HTMLElement | undefined {
  const element = place.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
  return element instanceof HTMLElement && element !== root ? element : undefined;
}

/** React hears of a value that was set before the event. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
