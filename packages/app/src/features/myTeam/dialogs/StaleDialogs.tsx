import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { StaleDialog } from '@rugby/domain/stores/team/editorDialog';
import { Confirm } from '@rugby/ui/modals/Confirm';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useMyTeam } from '../useMyTeam.ts';

/** Another version of the team was saved meanwhile: whether what the user prepared counts on top of it, or that version is taken. [D44] */
export const StaleDialogs = observer(function StaleDialogs({ dialog }: { readonly dialog: StaleDialog }) {
  const { editor, season, stale, team, transfers } = useMyTeam();
  const words = useWords();
  switch (dialog.kind) {
    case 'stale':
      return (
        <SavedElsewhere confirmLabel={words('builder.stale.overwrite')} onConfirm={stale.replaceSaved}>
          {words('builder.stale.text')}
        </SavedElsewhere>
      );
    case 'stale-captain': {
      const player = season.world === undefined ? '' : nameInTeam(dialog.playerId, team.draft, season.world);
      const values = { player };
      return (
        <SavedElsewhere
          confirmLabel={words('builder.stale.captain', values)}
          onConfirm={() => stale.repeat(() => editor.makeCaptain(dialog.playerId))}
        >
          {words('builder.stale.captainText', values)}
        </SavedElsewhere>
      );
    }
    case 'stale-transfers':
      return (
        <SavedElsewhere confirmLabel={words('transfers.stale.send')} onConfirm={() => stale.repeat(transfers.submit)}>
          {words('transfers.stale.text')}
        </SavedElsewhere>
      );
    case 'stale-booster': {
      const values = { booster: boosterName(dialog.type, season.edition, words) };
      const { length: count } = transfers.transfers;
      return (
        <SavedElsewhere
          confirmLabel={words(dialog.action === 'use' ? 'boosters.tile.useOf' : 'boosters.tile.resetOf', values)}
          onConfirm={() => stale.repeat(dialog.again)}
        >
          {words(`boosters.stale.${dialog.action}`, values)} {count > 0 && words('boosters.stale.transfers', { count })}
        </SavedElsewhere>
      );
    }
  }
});

interface SavedElsewhereProps {
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => Promise<void>;
}

function SavedElsewhere({ children, confirmLabel, onConfirm }: SavedElsewhereProps) {
  const { stale } = useMyTeam();
  const words = useWords();
  return (
    <Confirm
      title={words('builder.stale.title')}
      confirmLabel={confirmLabel}
      cancelLabel={words('builder.stale.takeSaved')}
      onConfirm={() => void onConfirm()}
      onCancel={() => void stale.takeSaved()}
      onDismiss={stale.decideLater}
    >
      {children}
    </Confirm>
  );
}
