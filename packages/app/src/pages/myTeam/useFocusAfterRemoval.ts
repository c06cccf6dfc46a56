import { playerAt } from '@rugby/domain/game/lineup';
import { slots } from '@rugby/domain/game/positions';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useBuilder } from './useBuilder.ts';

/** Milliseconds until a closing dialog has given up the focus. */
const afterClosing = 250;

/** A removed player takes the focus with him; it goes on to the slot that he leaves, unless it is somewhere else already. */
export function useFocusAfterRemoval(): void {
  const { desk, team } = useBuilder();
  useEffect(
    () =>
      reaction(
        () => desk.news,
        (news) => {
          if (news?.kind !== 'edited' || news.edit.kind !== 'removed') return;
          const { playerId } = news.edit;
          const before = team.draft.past.at(-1)?.before;
          const slot = before && slots.find((place) => playerAt(before.lineup, place) === playerId);
          if (slot !== undefined) focusSlotLater(slot.jersey);
        },
      ),
    [desk, team],
  );
}

/** Puts the focus on a slot of the pitch once a dialog has closed, if it left it nowhere. */
export function focusSlotLater(jersey: number): void {
  setTimeout(() => focusSlot(jersey), afterClosing);
}

function focusSlot(jersey: number): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLButtonElement>(`[data-jersey='${jersey}'] button`)?.focus();
}
