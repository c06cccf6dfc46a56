/**
 * Scrolls a row sideways until its child at this place shows, with the edges of those beside it, which say that there are more. Scrolls nothing else: `scrollIntoView` would also move the page, whose position Back
 * has restored.
 */
export function revealInRow(row: Element | null, place: number): void {
  const child = row?.children.item(place)?.getBoundingClientRect();
  if (!row || child === undefined) return;
  const shown = row.getBoundingClientRect();
  row.scrollLeft += Math.max(0, child.right + edge - shown.right) - Math.max(0, shown.left + edge - child.left);
}

/** How much of the children beside it shows, in pixels. */
const edge = 32;
