import type { Player } from '@rugby/domain/game/entities';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { Squad } from '../../primitives/SquadMark/SquadMark.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlayerDialogActions, type PlayerActions } from './PlayerDialogActions.tsx';
import { PlayerDialogBand } from './PlayerDialogBand.tsx';
import { PlayerDialogFigures, type PlayerFigures } from './PlayerDialogFigures.tsx';
import { PlayerDialogForm, type RoundScore } from './PlayerDialogForm.tsx';
import { inkOn, Overview } from './playerDialogLook.ts';

export type { PlayerActions } from './PlayerDialogActions.tsx';
export type { PlayerFigures } from './PlayerDialogFigures.tsx';
export type { RoundScore } from './PlayerDialogForm.tsx';

export interface PlayerDialogProps {
  readonly player: Pick<Player, 'firstName' | 'lastName' | 'position' | 'status' | 'cost'>;
  readonly squad: Squad;
  /** 1 to 15: that of his slot, or the first of his position. */
  readonly jersey: number;
  readonly figures: PlayerFigures;
  /** The rounds that are over, first to last. */
  readonly form: readonly RoundScore[];
  readonly actions: PlayerActions;
  readonly onClose: () => void;
  readonly isOpen?: boolean;
}

/** A player, opened: who he is, how he does, and what can be done with him. [G-065 to G-071, G-086 to G-089] */
export function PlayerDialog({ player, squad, jersey, figures, form, actions, onClose, isOpen = true }: PlayerDialogProps) {
  const words = useWords();
  const overview = (
    <Overview>
      <PlayerDialogFigures figures={figures} />
      <PlayerDialogForm scores={form} average={figures.averagePoints} />
    </Overview>
  );
  return (
    <Dialog
      size="player"
      title={`${player.firstName} ${player.lastName}`}
      head={<PlayerDialogBand player={player} squad={squad} jersey={jersey} />}
      closeColor={inkOn(squad.kit.second)}
      isOpen={isOpen}
      isDismissable
      onClose={onClose}
      actions={actions.kind === 'read-only' ? undefined : <PlayerDialogActions actions={actions} />}
    >
      <Tabs
        label={words('modals.player.label')}
        tabs={[{ id: 'overview', label: words('modals.player.overview'), content: overview }]}
      />
    </Dialog>
  );
}
