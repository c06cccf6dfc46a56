import type { Edition } from '@rugby/domain/editions';
import { fullName } from '@rugby/domain/game/players/fullName';
import type { PlayerOverview, RoundScore } from '@rugby/domain/game/players/playerOverview';
import type { Player } from '@rugby/domain/game/model/entities';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlayerDialogActions, type PlayerActions } from './PlayerDialogActions.tsx';
import { PlayerDialogBand } from './PlayerDialogBand.tsx';
import { PlayerDialogFigures } from './PlayerDialogFigures.tsx';
import { PlayerDialogFixtures } from './PlayerDialogFixtures.tsx';
import { PlayerDialogForm } from './PlayerDialogForm.tsx';
import { PlayerDialogLock, type PlayerLockContent } from './PlayerDialogLock.tsx';
import { PlayerDialogRecord } from './PlayerDialogRecord.tsx';
import { PlayerDialogScoring } from './PlayerDialogScoring.tsx';
import { PlayerDialogStats } from './PlayerDialogStats.tsx';
import { PlayerDialogWatch, type PlayerWatch } from './PlayerDialogWatch.tsx';
import { LockAndWatch, readableInkOn, Overview } from './playerDialogLook.ts';
import type { UpcomingBye, UpcomingFixtureLine, RecordContents } from './playerRecord.ts';

export type { PlayerActions } from './PlayerDialogActions.tsx';
export type { PlayerLockContent } from './PlayerDialogLock.tsx';
export type { PlayerWatch } from './PlayerDialogWatch.tsx';
export type {
  UpcomingBye,
  UpcomingFixtureLine,
  PlayedFixtureLine,
  PlayerRecord,
  RecordContents,
  CorrectionLine,
} from './playerRecord.ts';

export interface PlayerDialogProps {
  readonly player: Pick<Player, 'firstName' | 'lastName' | 'position' | 'status' | 'cost'>;
  /** URL of the player's picture; without one the jersey is shown. */
  readonly image?: string | undefined;
  readonly squad: SquadLook;
  /** Shirt number, 1 to 15: of the player's slot, or the first of the position. */
  readonly jersey: number;
  readonly figures: PlayerOverview;
  /** The player's deadline in the current round; omitted where there is no round. */
  readonly lock?: PlayerLockContent | undefined;
  /** Completed rounds, oldest first. */
  readonly form: readonly RoundScore[];
  /** The squad's next three fixtures. */
  readonly upcoming: readonly (UpcomingFixtureLine | UpcomingBye)[];
  /** City of the device, in whose zone kick-offs are shown. */
  readonly city: string;
  /** Statistics match by match. Loaded when the dialog opens. */
  readonly record: RecordContents;
  readonly actions: PlayerActions;
  /** The edition whose points and boosters are printed. */
  readonly edition: Edition;
  /** Number of a round: the dialog opens on its fixtures, with the points of this one unfolded. */
  readonly openedRound?: number | undefined;
  /** Whether the user watches the player; omitted where there is no watch list. */
  readonly watch?: PlayerWatch;
  readonly onClose: () => void;
}

/** The profile of a player: details, form, statistics, and the actions that are possible. */
export function PlayerDialog(props: PlayerDialogProps) {
  const {
    player,
    image,
    squad,
    jersey,
    figures,
    lock,
    form,
    upcoming,
    city,
    record,
    actions,
    edition,
    openedRound,
    watch,
    onClose,
  } = props;
  const words = useWords();
  const overview = (
    <Overview>
      <PlayerDialogFigures edition={edition} figures={figures} />
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
    <>
      <PlayerDialogRecord contents={record}>
        {(known) => (
          <Overview>
            <PlayerDialogStats edition={edition} figures={known.figures} />
          </Overview>
        )}
      </PlayerDialogRecord>
      <PlayerDialogScoring edition={edition} position={player.position} />
    </>
  );
  const fixtures = (
    <PlayerDialogRecord contents={record}>
      {({ played }) => <PlayerDialogFixtures upcoming={upcoming} played={played} city={city} openedRound={openedRound} />}
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
        {...(openedRound !== undefined && { initial: 'fixtures' as const })}
        tabs={[
          { id: 'overview', label: words('modals.player.overview'), content: overview },
          { id: 'stats', label: words('stats.playerTabs.stats'), content: stats },
          { id: 'fixtures', label: words('stats.playerTabs.fixtures'), content: fixtures },
        ]}
      />
    </Dialog>
  );
}
