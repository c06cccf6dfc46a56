import type { RefObject } from 'react';

/** Where a user is in the list when the grid replaces its first rows. */
export interface BegunUse {
  readonly scrollTop: number;
  /** The player whose row, or the button in it, has the focus. */
  readonly focused?: { readonly playerId: number; readonly isButton: boolean };
}

export const unused: BegunUse = { scrollTop: 0 };

/** Where the user is in these rows. */
export function begunUseOf(rows: HTMLElement): BegunUse {
  const { scrollTop } = rows;
  const element = rows.contains(document.activeElement) ? document.activeElement : null;
  const row = element?.closest<HTMLElement>('[data-key]');
  if (!row) return { scrollTop };
  return { scrollTop, focused: { playerId: Number(row.dataset['key']), isButton: element !== row } };
}

/** Scrolls a grid that has just been rendered to the same place, and focuses the same row or button when it is drawn. */
export function resumeUse({ current: grid }: RefObject<HTMLElement | null>, { scrollTop, focused }: BegunUse): void {
  if (grid !== null && scrollTop > 0) grid.scrollTop = scrollTop;
  if (grid === null || focused === undefined) return;
  requestAnimationFrame(() => {
    const row = grid.querySelector<HTMLElement>(`[data-key="${focused.playerId}"]`);
    const target = focused.isButton ? row?.querySelector('button') : row;
    target?.focus({ preventScroll: true });
  });
}
