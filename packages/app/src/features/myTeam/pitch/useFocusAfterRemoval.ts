import { slotOf } from '@rugby/domain/game/model/lineup';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { focusSlotLater } from '../../team/focusSlotLater.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Moves the focus to the slot of a removed player, unless another element has it. */
export function useFocusAfterRemoval(): void {
  const { editor, team } = useMyTeam();
  useEffect(
    () =>
      reaction(
        () => editor.notification,
        (notification) => {
          if (notification?.kind !== 'edited' || notification.edit.kind !== 'removed') return;
          const { playerId } = notification.edit;
          const before = team.draft.past.at(-1)?.before;
          const slot = before && slotOf(before.lineup, playerId);
          if (slot !== undefined) focusSlotLater(slot.jersey);
        },
      ),
    [editor, team],
  );
}
