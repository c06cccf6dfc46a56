import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { EditorDialog } from '@rugby/domain/stores/team/editorDialog';
import { RestingPlayer } from '@rugby/ui/modals/RestingPlayer';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';

export interface RestingPlayerDialogProps {
  readonly dialog: Extract<EditorDialog, { readonly kind: 'resting-player' }>;
}

/** A player without a match is about to become captain, or to be boosted. [D47] */
export const RestingPlayerDialog = observer(function RestingPlayerDialog({ dialog }: RestingPlayerDialogProps) {
  const { editor, season, team } = useMyTeam();
  const words = useWords();
  const { playerId, booster, goOn } = dialog;
  const { world, currentRound, edition } = season;
  if (world === undefined) return null;
  return (
    <RestingPlayer
      player={nameInTeam(playerId, team.draft, world)}
      roundNumber={currentRound?.roundNumber ?? 0}
      role={booster === null ? { kind: 'captain' } : { kind: 'booster', name: boosterName(booster, edition, words) }}
      onGoOn={goOn}
      onBack={editor.closeDialog}
    />
  );
});
