import { fullName } from '@rugby/domain/game/players/fullName';
import type { Player } from '@rugby/domain/game/model/entities';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlayerDialogActions, type PlayerActions } from './PlayerDialogActions.tsx';
import { PlayerDialogBand } from './PlayerDialogBand.tsx';
import { PlayerDialogFigures, type PlayerFigures } from './PlayerDialogFigures.tsx';
import { PlayerDialogFixtures } from './PlayerDialogFixtures.tsx';
import { PlayerDialogForm, type RoundScore } from './PlayerDialogForm.tsx';
import { PlayerDialogLock, type PlayerLockContent } from './PlayerDialogLock.tsx';
import { PlayerDialogRecord } from './PlayerDialogRecord.tsx';
import { PlayerDialogStats } from './PlayerDialogStats.tsx';
import { PlayerDialogWatch, type PlayerWatch } from './PlayerDialogWatch.tsx';
import { LockAndWatch, readableInkOn, Overview } from './playerDialogLook.ts';
import type { UpcomingFixture, RecordContents } from './playerRecord.ts';

export type { PlayerActions } from './PlayerDialogActions.tsx';
export type { PlayerFigures } from './PlayerDialogFigures.tsx';
export type { PlayerLockContent } from './PlayerDialogLock.tsx';
export type { PlayerWatch } from './PlayerDialogWatch.tsx';
export type { RoundScore } from './PlayerDialogForm.tsx';
export type { UpcomingFixture, PlayedFixture, PlayerRecord, RecordContents, CorrectionLine } from './playerRecord.ts';

export interface PlayerDialogProps {
  readonly player: Pick<Player, 'firstName' | 'lastName' | 'position' | 'status' | 'cost'>;
  /** Address of his picture; without one his jersey stands there. [G-164] */
  readonly image?: string | undefined;
  readonly squad: SquadLook;
  /** 1 to 15: that of his slot, or the first of his position. */
  readonly jersey: number;
  readonly figures: PlayerFigures;
  /** His own deadline in the current round; left out where there is no round. [B7] */
  readonly lock?: PlayerLockContent | undefined;
  /** The rounds that are over, first to last. */
  readonly form: readonly RoundScore[];
  /** His next three matches. [G-084] */
  readonly upcoming: readonly UpcomingFixture[];
  /** Where the device is, on whose clock kick-offs are told. */
  readonly city: string;
  /** What he did, match by match: it is loaded when the dialog opens. */
  readonly record: RecordContents;
  readonly actions: PlayerActions;
  /** Whether the fan keeps an eye on him; left out where there is no watch list. [B11] */
  readonly watch?: PlayerWatch;
  readonly onClose: () => void;
}

/** A player, opened: who he is, how he does, and what can be done with him. [G-065 to G-089] */
export function PlayerDialog(props: PlayerDialogProps) {
  const { player, image, squad, jersey, figures, lock, form, upcoming, city, record, actions, watch, onClose } = props;
  const words = useWords();
  const overview = (
    <Overview>
      <PlayerDialogFigures figures={figures} />
      {(lock ?? watch) && (
        <LockAndWatch>
          {lock && <PlayerDialogLock lock={lock} />}
          {watch && <PlayerDialogWatch watch={watch} />}
        </LockAndWatch>
      )}
      <PlayerDialogForm scores={form} average={figures.averagePoints} />
    </Overview>
  );
  const stats = (
    <PlayerDialogRecord contents={record}>
      {(known) => (
        <Overview>
          <PlayerDialogStats figures={known.figures} />
        </Overview>
      )}
    </PlayerDialogRecord>
  );
  const fixtures = (
    <PlayerDialogRecord contents={record}>
      {({ played }) => <PlayerDialogFixtures upcoming={upcoming} played={played} city={city} />}
    </PlayerDialogRecord>
  );
  return (
    <Dialog
      size="player"
      title={fullName(player)}
      head={<PlayerDialogBand player={player} squad={squad} jersey={jersey} image={image} />}
      closeColor={readableInkOn(squad.kit.second)}
      isDismissable
      onClose={onClose}
      actions={actions.kind === 'read-only' ? undefined : <PlayerDialogActions actions={actions} />}
    >
      <Tabs
        label={words('modals.player.label')}
        tabs={[
          { id: 'overview', label: words('modals.player.overview'), content: overview },
          { id: 'stats', label: words('stats.playerTabs.stats'), content: stats },
          { id: 'fixtures', label: words('stats.playerTabs.fixtures'), content: fixtures },
        ]}
      />
    </Dialog>
  );
}
