import { boosterStateOf } from '@rugby/domain/game/boosters/boosterState';
import { hasLaterStage } from '@rugby/domain/game/boosters/stages';
import { refusalsToMakeCaptain, refusalsToRemove } from '@rugby/domain/game/team/eligibility';
import { refusalsToAddInWhatIf } from '@rugby/domain/game/whatIf/whatIf';
import { isInLineup, slotOf } from '@rugby/domain/game/model/lineup';
import type { Words } from '@rugby/domain/i18n/keys';
import type { WhatIfDialog } from '@rugby/domain/stores/whatIf/WhatIfEditorStore';
import { BoostersList } from '@rugby/ui/modals/BoostersList';
import type { PlayerActions } from '@rugby/ui/modals/PlayerDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { PlayerProfileDialog } from '../players/PlayerProfileDialog.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { listedBoosters } from '../team/boosterContents.ts';
import { reasonsInWords } from '../team/notificationWords.ts';
import { keepFocusOnPitch } from '../team/keepFocusOnPitch.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';

interface WhatIfDialogsProps extends WhatIfStores {
  readonly dialog: WhatIfDialog;
}

/** The dialogs of the what-if page: a player, or the boosters. */
export function WhatIfDialogs({ dialog, ...stores }: WhatIfDialogsProps) {
  return dialog.kind === 'player' ? <WhatIfPlayer {...stores} playerId={dialog.playerId} /> : <WhatIfBoosters {...stores} />;
}

const WhatIfPlayer = observer(function WhatIfPlayer({ playerId, ...stores }: WhatIfStores & { readonly playerId: number }) {
  const { season } = useStores();
  const words = useWords();
  const { team, whatIfRound } = stores.whatIf;
  const { world } = season;
  const player = world?.players.get(playerId);
  if (world === undefined || player === undefined || team === undefined) return null;
  const slot = slotOf(team.lineup, playerId);
  return (
    <PlayerProfileDialog
      player={player}
      world={world}
      jersey={slot?.jersey}
      actions={actionsFor(playerId, stores, words)}
      team={whatIfRound && slot && { ...team, roundId: whatIfRound.round.id }}
      showsLock={false}
      onClose={stores.editor.closeDialog}
    />
  );
});

const WhatIfBoosters = observer(function WhatIfBoosters({ whatIf, editor }: WhatIfStores) {
  const words = useWords();
  const { whatIfRound, asSavedTeam } = whatIf;
  if (whatIfRound === undefined || asSavedTeam === undefined) return null;
  const { world, round } = whatIfRound;
  const offered = world.edition.enabledBoosters.map((type) => ({ type, status: boosterStateOf(type, asSavedTeam, world) }));
  return (
    <BoostersList
      boosters={listedBoosters(offered, asSavedTeam, world, words)}
      hasLaterStage={hasLaterStage(round, world.rounds)}
      perRound={world.edition.maxBoostersPerRound}
      keepsLimitless={world.edition.limitlessAfterRound === 'keep'}
      onUse={editor.applyBooster}
      onReset={editor.removeBooster}
      onClose={editor.closeDialog}
    />
  );
});

/** The actions of a player's profile, each with its refusals. */
function actionsFor(id: number, { whatIf, editor }: WhatIfStores, words: Words): PlayerActions {
  const { editedTeam, whatIfRound } = whatIf;
  const player = whatIfRound?.world.players.get(id);
  if (editedTeam === undefined || whatIfRound === undefined || player === undefined) return { kind: 'read-only' };
  const { world } = whatIfRound;
  if (!isInLineup(editedTeam.lineup, id)) {
    const refusals = reasonsInWords(refusalsToAddInWhatIf(player, editedTeam, world), world, words);
    return { kind: 'pool', onAdd: () => editor.add(id), refusals };
  }
  const slot = slotOf(editedTeam.lineup, id);
  return {
    kind: 'picked',
    isCaptain: editedTeam.captainId === id,
    onMakeCaptain: () => editor.makeCaptain(id),
    leaving: 'remove',
    onLeave: () => {
      editor.remove(id);
      if (slot !== undefined) keepFocusOnPitch(slot.jersey);
    },
    captainRefusals: reasonsInWords(refusalsToMakeCaptain(id, editedTeam, world), world, words),
    leaveRefusals: reasonsInWords(refusalsToRemove(id, editedTeam, world), world, words),
  };
}
