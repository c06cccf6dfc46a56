import type { Booster } from '@rugby/domain/game/model/entities';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import { BoosterConfirm } from '@rugby/ui/modals/BoosterConfirm';
import { BoostersList } from '@rugby/ui/modals/BoostersList';
import { ResetBooster } from '@rugby/ui/modals/ResetBooster';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { boostedName } from '../../team/boostedName.ts';
import { listedBoosters } from '../../team/boosterContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

interface AboutBooster {
  readonly booster: Booster;
}

/** The boosters of the stage. [G-104] */
export const BoosterListDialog = observer(function BoosterListDialog() {
  const { boosters, editor, edition, season, team } = useMyTeam();
  const words = useWords();
  const [saved, { world }] = [team.saved.value, season];
  if (!saved || world === undefined) return null;
  const { options: offered, choose, pendingType } = boosters;
  return (
    <BoostersList
      boosters={listedBoosters(offered, saved, world, words)}
      stage={season.currentRound?.roundStage ?? 'group'}
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
export const BoosterConfirmDialog = observer(function BoosterConfirmDialog({ booster }: AboutBooster) {
  const { editor, edition, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  return (
    <BoosterConfirm
      type={booster.type}
      name={boosterName(booster.type, edition, words)}
      player={world ? boostedName(booster, team.draft.captainId, world) : null}
      roundNumber={booster.roundNumber}
      keepsLimitless={edition.limitlessAfterRound === 'keep'}
      onClose={editor.closeDialog}
    />
  );
});

/** Whether to take a booster back. [G-106, G-279] */
export const ResetBoosterDialog = observer(function ResetBoosterDialog({ booster }: AboutBooster) {
  const { boosters, editor, edition, season, team } = useMyTeam();
  const words = useWords();
  const { world } = season;
  return (
    <ResetBooster
      type={booster.type}
      name={boosterName(booster.type, edition, words)}
      player={world ? boostedName(booster, team.draft.captainId, world) : null}
      roundNumber={booster.roundNumber}
      isPending={boosters.request.state === 'pending'}
      onReset={() => void boosters.reset(booster.id)}
      onCancel={editor.closeDialog}
    />
  );
});
