import type * as TestingLibrary from '@testing-library/dom';

declare global {
  // The library's own name for itself where a page loads it as a script.
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/** What the page shows of a part: how often, and where the chosen one can be pressed. */
export interface Sight {
  readonly count: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** An animation moves the page, or is about to begin. */
  readonly isMoving: boolean;
  /** What lies over the middle of the part, so that a press would not reach it. */
  readonly coveredBy: string;
  readonly isFocused: boolean;
}

/** A part of the page by its role and its accessible name. */
export interface Part {
  /** A role of ARIA, or `field` for any field of a form by its label: one for a password has no role. */
  readonly role: string;
  /** The whole name, or the source of a regular expression that it matches. */
  readonly name?: string;
  readonly pattern?: string;
  /** The name that it must not have. */
  readonly not?: string;
  /** Which of those that are found, from 0. */
  readonly index?: number;
  readonly within?: Part;
}

/** Answers 'loaded' once the library is there and the site runs in place of the HTML that the server rendered. Runs in the page. */
export function stateOfPage(): string {
  if (globalThis.TestingLibraryDom === undefined) return 'without library';
  return document.readyState === 'complete' && document.querySelector('#root[data-rendered]') === null ? 'loaded' : 'loading';
}

/** The device has shown the notice of the players and the tutorial before. Runs in the page. */
export function knowTheGame(editions: string): string {
  for (const edition of editions.split(' ')) {
    localStorage.setItem(`pools:${edition}:published`, 'shown');
    localStorage.setItem(`tutorial:${edition}`, 'seen');
  }
  return '';
}

/** Answers the path of the page. Runs in the page. */
export function pathOfPage(): string {
  return location.pathname;
}

/** Answers the text that a reader sees. Runs in the page. */
export function textOfPage(): string {
  return document.body.innerText;
}

/**
 * Looks for a part, as JSON, scrolls to it if it is not in sight, and answers its sight as JSON. Runs in the page, which knows nothing but
 * its argument.
 */
export function lookFor(argument: string): string {
  const wanted: Part = JSON.parse(argument);
  const find = ({ role, name, pattern, not, within }: Part): HTMLElement[] => {
    const containers = within === undefined ? [document.body] : find(within);
    const filter = pattern === undefined ? name : new RegExp(pattern);
    const findIn = (container: HTMLElement) =>
      role === 'field'
        ? globalThis.TestingLibraryDom?.queryAllByLabelText(container, filter ?? '')
        : globalThis.TestingLibraryDom?.queryAllByRole(container, role, filter === undefined ? {} : { name: filter });
    return (
      containers
        .flatMap((container) => findIn(container) ?? [])
        // A list of react-aria has a hidden select beside it, for forms.
        .filter((element) => element.getClientRects().length > 0 && element.closest('select') === null)
        .filter((element) => not === undefined || element.getAttribute('aria-label') !== not)
    );
  };
  const found = find(wanted);
  const element = found[wanted.index ?? 0];
  if (element === undefined)
    return JSON.stringify({ count: found.length, text: '', x: 0, y: 0, isMoving: false, coveredBy: '', isFocused: false });
  // A box to tick is often drawn by its label.
  const target = element.matches('input[type=checkbox], input[type=radio]') ? (element.closest('label') ?? element) : element;
  const sightOf = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, 40), top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isReached = hit !== null && target.contains(hit);
    return { x, y, coveredBy: isReached ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window') };
  };
  // A list that is open beside its field closes when the page is scrolled without need.
  for (const block of ['nearest', 'center'] as const)
    if (sightOf().coveredBy !== '') target.scrollIntoView({ block, behavior: 'instant' });
  return JSON.stringify({
    count: found.length,
    text: element.textContent,
    ...sightOf(),
    isMoving: document
      .getAnimations()
      .some((motion) => motion.playState === 'running' && motion.effect?.getTiming().iterations === 1),
    isFocused: element === document.activeElement,
  });
}

/** Answers whether the service worker serves the page, and the files that it has copied until the call before. Runs in the page. */
export function copiedFiles(): string {
  const { dataset } = document.documentElement;
  void caches
    .open('files')
    .then((files) => files.keys())
    .then((copies) => (dataset['copies'] = copies.map(({ url }) => url).join(' ')));
  return navigator.serviceWorker.controller === null ? '' : `served ${dataset['copies'] ?? ''}`;
}
