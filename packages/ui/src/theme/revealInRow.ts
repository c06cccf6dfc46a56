import type { FocusEvent } from 'react';

/**
 * Scrolls a row sideways until its child at this place shows, and with it so many pixels of those beside it, which say that there are more. Scrolls
 * nothing else: `scrollIntoView` would also move the page, whose position Back has restored.
 */
export function revealInRow(row: Element | null, place: number, edge = 0): void {
  const child = row?.children.item(place)?.getBoundingClientRect();
  if (!row || child === undefined) return;
  const shown = row.getBoundingClientRect();
  row.scrollLeft += Math.max(0, child.right + edge - shown.right) - Math.max(0, shown.left + edge - child.left);
}

/** The place of the child of a row to which the keyboard has brought the focus; -1 without one. A browser does not reveal what shows in part. */
export function focusedPlace({ currentTarget, target }: FocusEvent): number {
  if (!target.matches(':focus-visible')) return -1;
  return [...currentTarget.children].findIndex((child) => child.contains(target));
}
