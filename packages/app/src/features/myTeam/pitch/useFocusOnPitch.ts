import { freeSlots, slotOf } from '@rugby/domain/game/model/lineup';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { keepFocusOnPitch } from '../../team/keepFocusOnPitch.ts';
import { useMyTeam } from '../useMyTeam.ts';

/**
 * Moves the focus to the pitch when the pressed button has gone or was disabled, unless another element has it: after an edit to the place it
 * concerns, after a change of mode to the first place.
 */
export function useFocusOnPitch(): void {
  const stores = useMyTeam();
  useEffect(
    () =>
      reaction(
        () => ({
          notification: stores.editor.notification,
          mode: [stores.transfers.isOn, stores.captain.isOn, stores.boosters.prompt].join(','),
        }),
        (now, before) => {
          if (now.notification !== undefined && now.notification !== before.notification) keepFocusOnPitch(editedJersey(stores));
          else if (now.mode !== before.mode) keepFocusOnPitch();
        },
        // Not the comparison of the library: its code would weigh on every page.
        { equals: (one, other) => one.notification === other.notification && one.mode === other.mode },
      ),
    [stores],
  );
}

/** The place of the player who was added, removed or marked out; after autofill the first place that it filled. */
function editedJersey({ editor, team }: MyTeamStores): number | undefined {
  const { notification } = editor;
  if (notification === undefined || !('edit' in notification)) return undefined;
  const { edit } = notification;
  const step = team.draft.past.at(-1);
  if ('playerId' in edit)
    return slotOf(team.draft.lineup, edit.playerId)?.jersey ?? (step && slotOf(step.before.lineup, edit.playerId)?.jersey);
  return step && edit.kind === 'autofilled' ? freeSlots(step.before.lineup)[0]?.jersey : undefined;
}
