import type { Booster } from '@rugby/domain/game/model/entities';
import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import { fullName } from '@rugby/domain/game/players/fullName';
import { hasLaterStage } from '@rugby/domain/game/boosters/stages';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { BoosterDialog } from '@rugby/domain/stores/team/editorDialog';
import { BoosterConfirm } from '@rugby/ui/modals/BoosterConfirm';
import { BoostersList } from '@rugby/ui/modals/BoostersList';
import { NotSuitableForCaptain } from '@rugby/ui/modals/NotSuitableForCaptain';
import { ResetBooster } from '@rugby/ui/modals/ResetBooster';
import { TransferBoosterWarning } from '@rugby/ui/modals/TransferBoosterWarning';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { boostedName } from '../../team/boostedName.ts';
import { listedBoosters } from '../../team/boosterContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Dialogs of boosters. Loaded when the first of them opens. */
export const BoosterDialogs = observer(function BoosterDialogs({ dialog }: { readonly dialog: BoosterDialog }) {
  const { boosters, editor, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  if (world === undefined) return null;
  switch (dialog.kind) {
    case 'booster-list':
      return <BoosterListDialog />;
    case 'booster-confirm':
      return <BoosterConfirmDialog booster={dialog.booster} />;
    case 'reset-booster':
      return <ResetBoosterDialog booster={dialog.booster} />;
    case 'not-for-captain': {
      const player = world.players.get(dialog.playerId);
      const booster = boosterName(dialog.type, season.edition, words);
      return <NotSuitableForCaptain booster={booster} player={player ? fullName(player) : ''} onClose={editor.closeDialog} />;
    }
    case 'transfer-booster':
      return (
        <TransferBoosterWarning
          booster={boosterName(dialog.type, season.edition, words)}
          player={nameInTeam(dialog.playerId, team.draft, world)}
          onReset={() => void boosters.choose(dialog.type)}
          onKeep={editor.closeDialog}
        />
      );
  }
});

interface AboutBooster {
  readonly booster: Booster;
}

/** The boosters of the stage. [G-104] */
const BoosterListDialog = observer(function BoosterListDialog() {
  const { boosters, editor, edition, season, team } = useMyTeam();
  const words = useWords();
  const [saved, { world }] = [team.saved.value, season];
  if (!saved || world === undefined) return null;
  const { options: offered, choose, pendingType } = boosters;
  return (
    <BoostersList
      boosters={listedBoosters(offered, saved, world, words)}
      hasLaterStage={season.currentRound !== undefined && hasLaterStage(season.currentRound, world.rounds)}
      perRound={edition.maxBoostersPerRound}
      keepsLimitless={edition.limitlessAfterRound === 'keep'}
      pending={pendingType}
      onUse={(type) => void choose(type)}
      onReset={(type) => void choose(type)}
      onClose={editor.closeDialog}
    />
  );
});

/** A booster is applied. [G-105] */
const BoosterConfirmDialog = observer(function BoosterConfirmDialog({ booster }: AboutBooster) {
  const { editor, edition, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  return (
    <BoosterConfirm
      type={booster.type}
      name={boosterName(booster.type, edition, words)}
      player={world ? boostedName(booster, team.draft, world) : null}
      roundNumber={booster.roundNumber}
      keepsLimitless={edition.limitlessAfterRound === 'keep'}
      onClose={editor.closeDialog}
    />
  );
});

/** Whether to take a booster back. [G-106, G-279] */
const ResetBoosterDialog = observer(function ResetBoosterDialog({ booster }: AboutBooster) {
  const { boosters, editor, edition, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  return (
    <ResetBooster
      type={booster.type}
      name={boosterName(booster.type, edition, words)}
      player={world ? boostedName(booster, team.draft, world) : null}
      roundNumber={booster.roundNumber}
      isPending={boosters.request.state === 'pending'}
      onReset={() => void boosters.reset(booster.id)}
      onCancel={editor.closeDialog}
    />
  );
});
