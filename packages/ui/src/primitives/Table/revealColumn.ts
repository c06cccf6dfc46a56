/** Scrolls a table sideways, below its first column, until the column at this place of the head shows. */
export function revealColumn(head: HTMLTableRowElement | null, place: number): void {
  const [first, column] = [head?.cells.item(0), head?.cells.item(place)];
  const scroll = head?.closest('section');
  if (!first || !column || !scroll || place <= 0) return;
  const [stays, shown, wanted] = [first, scroll, column].map((part) => part.getBoundingClientRect());
  if (stays === undefined || shown === undefined || wanted === undefined) return;
  scroll.scrollLeft += Math.max(0, wanted.right - shown.right) - Math.max(0, stays.right - wanted.left);
}
