import { findPlayer } from '@rugby/domain/game/model/lookup';
import { slotOf } from '@rugby/domain/game/model/lineup';
import type { SharedTeamView } from '@rugby/domain/stores/sharing/SharedTeamStore';
import { BuilderBottomBar } from '@rugby/ui/game/BuilderBottomBar';
import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { GameBar } from '@rugby/ui/game/GameBar';
import { Pitch } from '@rugby/ui/game/Pitch';
import { TeamHead } from '@rugby/ui/game/TeamHead';
import { RoundSelector } from '@rugby/ui/game/RoundSelector';
import { rankingFigure } from '@rugby/ui/rankings/rankingFigures';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { pitchCards } from '../team/pitchCards.ts';
import { PlayLink } from './PlayLink.tsx';
import { sharedFigures } from './sharedFigures.ts';

const PlayerProfileDialog = lazyDialog(async () => (await import('../players/PlayerProfileDialog.tsx')).PlayerProfileDialog);
const lazyParts = [PlayerProfileDialog];

export interface SharedTeamPitchProps {
  readonly view: Extract<SharedTeamView, { readonly state: 'loading' | 'ready' }>;
  /** Whether players who are not locked are hidden. */
  readonly hidesPicks: boolean;
}

/** The lineup of a shared team with the points of each player; profiles open read-only. [B16] */
export const SharedTeamPitch = observer(function SharedTeamPitch({ view, hidesPicks }: SharedTeamPitchProps) {
  const { world } = useStores().season;
  const words = useWords();
  const [openedId, setOpenedId] = useState<number>();
  useLoadOnIntent(lazyParts);
  const close = () => setOpenedId(undefined);
  const shared = view.state === 'ready' ? view : undefined;
  const team = shared?.team.teamHistory;
  const title = shared === undefined ? words('sharing.page.title') : words('team.rival.fifteen', { name: shared.team.name });
  const opened = world && findPlayer(openedId, world);
  return (
    <>
      <BuilderLayout
        title={title}
        header={<GameHeader />}
        gameBar={
          <GameBar
            round={<RoundSelector rounds={shared === undefined ? [] : [shared.round]} selectedId={shared?.round.id ?? 0} />}
            figures={sharedFigures(shared, words)}
            action={<PlayLink variant="primary" />}
          />
        }
        pitch={
          <Pitch
            label={title}
            cards={
              team && world ? pitchCards({ team, saved: null, statistic: 'RoundPoints', round: shared?.round, world }) : new Map()
            }
            onOpenPlayer={setOpenedId}
            isLoading={team === undefined}
            {...(shared !== undefined && {
              head: (
                <TeamHead
                  name={shared.team.name}
                  figure={{
                    label: words('team.rival.total'),
                    value: rankingFigure(shared.team.teamHistory.points.total, words.locale),
                  }}
                  {...(hidesPicks && { note: words('sharing.page.hidden') })}
                />
              ),
            })}
          />
        }
        bottomBar={
          <BuilderBottomBar>
            <PlayLink variant="primary" />
          </BuilderBottomBar>
        }
      />
      {world && opened && (
        <PlayerProfileDialog
          player={opened}
          world={world}
          jersey={team && slotOf(team.lineup, opened.id)?.jersey}
          team={team}
          onClose={close}
          onGiveUp={close}
        />
      )}
    </>
  );
});
