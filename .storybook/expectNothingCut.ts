/**
 * Nothing reaches out of the window sideways, and no text is cut by its box: what a screen must keep at 320 px, at 200 % zoom and in a
 * language with longer words. Names of people and squads may end in an ellipsis, and so may what is said elsewhere as a whole; other words of
 * the catalog may not. The brackets of the pseudo-locale tell them apart.
 */
export function expectNothingCut(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : []),
    ...shownTexts().flatMap(whatIsWrong),
  ];
  if (found.length > 0) throw new Error(found.join('\n'));
}

function shownTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent?.trim() !== '' && node.parentElement?.checkVisibility({ visibilityProperty: true }) === true
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

function whatIsWrong(text: Text): string[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  const ancestors = ancestorsOf(text);
  if (box.width === 0 || ancestors.some(isHiddenFromEyes)) return [];
  const cutter = besides(ancestors, box, text) ?? below(ancestors, box);
  return cutter === undefined ? [] : [`“${text.data.trim()}” is cut by ${nameOf(cutter)}`];
}

function ancestorsOf(text: Text): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = text.parentElement; element !== null && element !== document.body; element = element.parentElement)
    found.push(element);
  return found;
}

/** For screen readers only, or a drawing that stands for words. */
function isHiddenFromEyes(element: HTMLElement): boolean {
  return getComputedStyle(element).clipPath === 'inset(50%)' || element.matches('svg *, [inert]');
}

/** The box whose side cuts it, unless one before can be scrolled to it, or it may end there. */
function besides(ancestors: readonly HTMLElement[], box: DOMRect, { data, parentElement }: Text): HTMLElement | undefined {
  const cutter = ancestors.find((element) => {
    const { left, right } = element.getBoundingClientRect();
    return getComputedStyle(element).overflowX !== 'visible' && (box.right > right + rounding || box.left < left - rounding);
  });
  if (cutter === undefined) return undefined;
  const { overflowX, textOverflow } = getComputedStyle(cutter);
  const isSaidElsewhere = parentElement?.closest('[aria-hidden="true"]') !== null || !data.includes('[');
  return /auto|scroll/.test(overflowX) || (textOverflow === 'ellipsis' && isSaidElsewhere) ? undefined : cutter;
}

/** The box whose foot cuts it, unless one before can be scrolled to it. */
function below(ancestors: readonly HTMLElement[], { bottom }: DOMRect): HTMLElement | undefined {
  const box = ancestors.find((element) => getComputedStyle(element).overflowY !== 'visible');
  if (box === undefined || /auto|scroll/.test(getComputedStyle(box).overflowY)) return undefined;
  return bottom > box.getBoundingClientRect().bottom + descender ? box : undefined;
}

/** Px by which a text may seem to stand out: a rounding, and the empty room under its line. */
const rounding = 1.5;
const descender = 6;

function nameOf(element: HTMLElement): string {
  return `${element.tagName.toLowerCase()}${element.className === '' ? '' : `.${element.className.split(' ').at(-1)}`}`;
}
