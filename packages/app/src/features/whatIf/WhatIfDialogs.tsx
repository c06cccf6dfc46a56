import { boosterStateOf } from '@rugby/domain/game/boosters/boosters';
import { refusalsToAdd, refusalsToMakeCaptain, refusalsToRemove } from '@rugby/domain/game/team/eligibility';
import { isInLineup, playerAt } from '@rugby/domain/game/model/lineup';
import { slots } from '@rugby/domain/game/model/positions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { WhatIfDialog } from '@rugby/domain/stores/whatIf/WhatIfEditorStore';
import { BoostersList } from '@rugby/ui/modals/BoostersList';
import type { PlayerActions } from '@rugby/ui/modals/PlayerDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { PlayerPage } from '../players/PlayerPage.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { listedBoosters } from '../team/boosterContents.ts';
import { reasonsInWords } from '../team/notificationWords.ts';
import { focusSlotLater } from '../team/focusSlotLater.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';

interface WhatIfDialogsProps extends WhatIfStores {
  readonly dialog: WhatIfDialog;
}

/** What stands over the sandbox: a player, or the boosters. */
export function WhatIfDialogs({ dialog, ...stores }: WhatIfDialogsProps) {
  return dialog.kind === 'player' ? <TriedPlayer {...stores} playerId={dialog.playerId} /> : <TriedBoosters {...stores} />;
}

const TriedPlayer = observer(function TriedPlayer({ playerId, ...stores }: WhatIfStores & { readonly playerId: number }) {
  const { season } = useStores();
  const words = useWords();
  const { team: trial } = stores.whatIf;
  const { world } = season;
  const player = world?.players.get(playerId);
  if (world === undefined || player === undefined || trial === undefined) return null;
  const slot = slots.find((place) => playerAt(trial.lineup, place) === playerId);
  return (
    <PlayerPage
      player={player}
      world={world}
      jersey={slot?.jersey}
      actions={actionsFor(playerId, stores, words)}
      showsLock={false}
      onClose={stores.editor.closeDialog}
    />
  );
});

const TriedBoosters = observer(function TriedBoosters({ whatIf, editor }: WhatIfStores) {
  const words = useWords();
  const { whatIfRound: sandbox, storedTeam: asStored } = whatIf;
  if (sandbox === undefined || asStored === undefined) return null;
  const { world, round } = sandbox;
  const offered = world.edition.enabledBoosters.map((type) => ({ type, status: boosterStateOf(type, asStored, world) }));
  return (
    <BoostersList
      boosters={listedBoosters(offered, asStored, world, words)}
      stage={round.roundStage}
      perRound={world.edition.maxBoostersPerRound}
      keepsLimitless={world.edition.limitlessAfterRound === 'keep'}
      onUse={editor.applyBooster}
      onReset={editor.removeBooster}
      onClose={editor.closeDialog}
    />
  );
});

/** What can be tried with a player; every refusal with its reason. */
function actionsFor(id: number, { whatIf, editor }: WhatIfStores, words: Words): PlayerActions {
  const { editedTeam: inHand, whatIfRound: sandbox } = whatIf;
  const player = sandbox?.world.players.get(id);
  if (inHand === undefined || sandbox === undefined || player === undefined) return { kind: 'read-only' };
  const { world } = sandbox;
  if (!isInLineup(inHand.lineup, id)) {
    const refusals = reasonsInWords(refusalsToAdd(player, inHand, world), world, words);
    return { kind: 'pool', onAdd: () => editor.add(id), refusals };
  }
  const slot = slots.find((place) => playerAt(inHand.lineup, place) === id);
  return {
    kind: 'picked',
    isCaptain: inHand.captainId === id,
    onMakeCaptain: () => editor.makeCaptain(id),
    leaving: 'remove',
    onLeave: () => {
      editor.remove(id);
      if (slot !== undefined) focusSlotLater(slot.jersey);
    },
    captainRefusals: reasonsInWords(refusalsToMakeCaptain(id, inHand, world), world, words),
    leaveRefusals: reasonsInWords(refusalsToRemove(id, inHand, world), world, words),
  };
}
