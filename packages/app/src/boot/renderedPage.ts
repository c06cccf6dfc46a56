import { renderedAttribute } from '@rugby/domain/contract/site/renderedPage';

/** The visitor is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** The visitor tries again, or the connection is back. */
const signsAfterFailure = ['pointerdown', 'keydown', 'online'] as const;

/** The site starts by itself after this time without a sign of use, so that countdowns run. */
const startAfterMs = 8000;

/** What a press acts on without being a link. */
const buttons = '#root :is(button, [role="tab"])';

/** The button or tab that was last pressed while the page was HTML only. */
let pressed: Element | null = null;

/** A press that has begun on a control of the page, and the event that ends it. */
interface BegunPress {
  readonly control: Element | null;
  readonly end: 'click' | 'pointerup' | 'keyup';
}

/** The last press that has begun while the page was HTML only; it may have ended. */
let begun: BegunPress | undefined;

/** Whether the page is there as HTML and the site has not taken its place yet. */
export function isRendered(): boolean {
  return document.querySelector(`#root[${renderedAttribute}]`) !== null;
}

/**
 * Calls `start` on a page that the server has rendered: when the visitor begins to use it, at the latest some seconds after it was loaded. At
 * once on a skeleton, and when the visitor comes back to the page. A start that fails is said on the page, and tried again at the next press.
 * Remembers a pressed button or tab, and a press that has only begun, for `replaceRendered`.
 */
export function startRendered(start: () => Promise<unknown>): void {
  addEventListener('click', notePress, true);
  pressStarts.forEach((name) => addEventListener(name, noteStart, { capture: true, passive: true }));
  if (isWaitedFor()) return afterPaint(attempt);
  const timer = setTimeout(attempt, startAfterMs);
  onceOn(signs, () => {
    clearTimeout(timer);
    attempt();
  });

  function attempt(): void {
    showFailure(false);
    start().catch(() => {
      showFailure(true);
      onceOn(signsAfterFailure, attempt);
    });
  }
}

/** Whether the visitor waits for the site: on a skeleton, and after coming back to a page. */
function isWaitedFor(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    document.querySelector(`#root[${renderedAttribute}="skeleton"]`) !== null ||
    !(visit instanceof PerformanceNavigationTiming) ||
    visit.type !== 'navigate'
  );
}

/** The HTML is painted before the scripts of the site take the browser's time. A hidden page is not painted. */
function afterPaint(callBack: () => void): void {
  if (document.hidden) callBack();
  else requestAnimationFrame(() => setTimeout(callBack));
}

function onceOn(events: readonly string[], callBack: (event: Event) => void): void {
  const begin = (event: Event) => {
    if (isAtRest(event)) return;
    events.forEach((name) => removeEventListener(name, begin, true));
    callBack(event);
  };
  events.forEach((event) => addEventListener(event, begin, { capture: true, passive: true }));
}

/** Whether a pointer that is "moved" stays where it is: the browser reports one that rests over a new page. */
function isAtRest(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
}

/** Shows the notice that the server has sent hidden beside the page. */
function showFailure(isShown: boolean): void {
  document.querySelector('#root > [role="alert"]')?.toggleAttribute('hidden', !isShown);
}

function notePress({ target }: Event): void {
  begun = undefined;
  if (target instanceof Element) pressed = target.closest(buttons);
}

const pressStarts = ['pointerdown', 'keydown'] as const;

function noteStart(event: Event): void {
  const end = endOf(event);
  // A link needs no help for a click, which comes at the end of a touch.
  const controls = end === 'pointerup' ? `#root a, ${buttons}` : buttons;
  begun = end && event.target instanceof Element ? { control: event.target.closest(controls), end } : undefined;
}

/**
 * The last event of a press whose control is replaced meanwhile. The browser reports no click of a mouse or a key then; by touch it reports one
 * at the new control, which did not see the press begin and ignores it.
 */
function endOf(start: Event): BegunPress['end'] | undefined {
  if (start instanceof PointerEvent && start.button === 0) return start.pointerType === 'touch' ? 'click' : 'pointerup';
  return start instanceof KeyboardEvent && start.key === ' ' ? 'keyup' : undefined;
}

/**
 * Puts `place`, in which the site is, into the document instead of the HTML. Answers what gives back the focus, what was typed, a press of a
 * button and the part of the page that was in sight, to be called when the site is laid out.
 */
export function replaceRendered(page: Element, place: Element): () => void {
  const { activeElement } = document;
  const position = scrollY;
  const focused = placeOf(page, activeElement);
  const typed = activeElement instanceof HTMLInputElement ? activeElement.value : '';
  const press = placeOf(page, pressed);
  const held = begun && { end: begun.end, place: placeOf(page, begun.control) };
  removeEventListener('click', notePress, true);
  pressStarts.forEach((name) => removeEventListener(name, noteStart, true));
  place.id = page.id;
  page.replaceWith(place);
  document.querySelectorAll(`style[${renderedAttribute}]`).forEach((style) => style.remove());
  return () => {
    // The site begins at the top of a page.
    if (position > 0) scrollTo(0, position);
    const control = elementAt(place, focused);
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement && typed !== '') typeInto(control, typed);
    elementAt(place, press)?.click();
    if (held)
      onceOn([held.end, 'pointercancel', ...pressStarts], (event) => release(elementAt(place, held.place), held.end, event));
  };
}

/** Presses the control in whose place another one stood when the press began, if the press ends on it before another one begins. */
function release(control: HTMLElement | undefined, end: BegunPress['end'], event: Event): void {
  if (event.type !== end || !(event.target instanceof Node) || control?.contains(event.target) !== true) return;
  event.stopPropagation();
  control.click();
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
