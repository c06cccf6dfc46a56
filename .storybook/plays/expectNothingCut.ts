/**
 * Expects that the page does not scroll sideways and that no text is cut by its box. Screens are checked at 320 px, at 200 % zoom and in the
 * pseudo-locale. Names of people and squads may end in an ellipsis, and so may text that is available elsewhere in full; other words of the
 * catalog may not. The brackets of the pseudo-locale distinguish the two.
 */
export function expectNothingCut(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : []),
    ...shownTexts().flatMap(cutsOf),
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

function cutsOf(text: Text): string[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  const ancestors = ancestorsOf(text);
  if (box.width === 0 || ancestors.some(isHiddenFromEyes)) return [];
  const cutter = cutterAtSide(ancestors, box, text) ?? cutterBelow(ancestors, box);
  return cutter === undefined ? [] : [`“${text.data.trim()}” is cut by ${nameOf(cutter)}`];
}

function ancestorsOf(text: Text): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = text.parentElement; element !== null && element !== document.body; element = element.parentElement)
    found.push(element);
  return found;
}

/** Visible to screen readers only, part of a drawing, or inert. */
function isHiddenFromEyes(element: HTMLElement): boolean {
  return getComputedStyle(element).clipPath === 'inset(50%)' || element.matches('svg *, [inert]');
}

/** The box that cuts the text at the side. Undefined when the box scrolls or the text may end in an ellipsis. */
function cutterAtSide(ancestors: readonly HTMLElement[], box: DOMRect, { data, parentElement }: Text): HTMLElement | undefined {
  const cutter = ancestors.find((element) => {
    const { left, right } = element.getBoundingClientRect();
    return getComputedStyle(element).overflowX !== 'visible' && (box.right > right + rounding || box.left < left - rounding);
  });
  if (cutter === undefined) return undefined;
  const { overflowX, textOverflow } = getComputedStyle(cutter);
  const isRepeatedElsewhere = parentElement?.closest('[aria-hidden="true"]') !== null || !data.includes('[');
  return /auto|scroll/.test(overflowX) || (textOverflow === 'ellipsis' && isRepeatedElsewhere) ? undefined : cutter;
}

/** The box that cuts the text at its lower edge. Undefined when the box scrolls. */
function cutterBelow(ancestors: readonly HTMLElement[], { bottom }: DOMRect): HTMLElement | undefined {
  const box = ancestors.find((element) => getComputedStyle(element).overflowY !== 'visible');
  if (box === undefined || /auto|scroll/.test(getComputedStyle(box).overflowY)) return undefined;
  return bottom > box.getBoundingClientRect().bottom + descender ? box : undefined;
}

/** Tolerances in px: rounding, and the empty space below the baseline. */
const rounding = 1.5;
const descender = 6;

function nameOf(element: HTMLElement): string {
  return `${element.tagName.toLowerCase()}${element.className === '' ? '' : `.${element.className.split(' ').at(-1)}`}`;
}
