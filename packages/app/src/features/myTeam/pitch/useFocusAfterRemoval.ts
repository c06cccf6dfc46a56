import { playerAt } from '@rugby/domain/game/model/lineup';
import { slots } from '@rugby/domain/game/model/positions';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { focusSlotLater } from '../../team/focusSlotLater.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** A removed player takes the focus with him; it goes on to the slot that he leaves, unless it is somewhere else already. */
export function useFocusAfterRemoval(): void {
  const { editor, team } = useMyTeam();
  useEffect(
    () =>
      reaction(
        () => editor.notification,
        (news) => {
          if (news?.kind !== 'edited' || news.edit.kind !== 'removed') return;
          const { playerId } = news.edit;
          const before = team.draft.past.at(-1)?.before;
          const slot = before && slots.find((place) => playerAt(before.lineup, place) === playerId);
          if (slot !== undefined) focusSlotLater(slot.jersey);
        },
      ),
    [editor, team],
  );
}
