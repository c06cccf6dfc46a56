import type { Round } from '@rugby/domain/game/model/entities';
import { slotOf } from '@rugby/domain/game/model/lineup';
import { findPlayer } from '@rugby/domain/game/model/lookup';
import type { TeamOfRound } from '@rugby/domain/game/players/playerFixtures';
import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { Pitch } from '@rugby/ui/game/Pitch';
import { TeamHead } from '@rugby/ui/game/TeamHead';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { rankingFigure } from '@rugby/ui/rankings/rankingFigures';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import type { CardTeam } from '../team/cardChange.ts';
import { pitchCards } from '../team/pitchCards.ts';

const PlayerProfileDialog = lazyDialog(async () => (await import('../players/PlayerProfileDialog.tsx')).PlayerProfileDialog);
const lazyParts = [PlayerProfileDialog];

export interface OtherTeamProps {
  /** Undefined until it is known whose team it is. */
  readonly name: string | undefined;
  /** Title of the page until then. */
  readonly loadingTitle: string;
  /** Undefined while it loads. */
  readonly team: (CardTeam & { readonly points: { readonly total: number } }) | undefined;
  readonly round: Round | undefined;
  /** The team in which a profile shows its player. */
  readonly teamOf: (playerId: number) => TeamOfRound | undefined;
  /** A line below the name. */
  readonly note?: string | undefined;
  readonly gameBar: ReactNode;
  readonly bottomBar?: ReactNode;
  /** What can be done with the team, below the pitch. */
  readonly children?: ReactNode;
}

/** The team of another user with the points of each player; profiles open read-only. [G-039, G-040, B16] */
export const OtherTeam = observer(function OtherTeam(props: OtherTeamProps) {
  const { name, loadingTitle, team, round, teamOf, note, gameBar, bottomBar, children } = props;
  const { world } = useStores().season;
  const words = useWords();
  const [openedId, setOpenedId] = useState<number>();
  const close = () => setOpenedId(undefined);
  useLoadOnIntent(lazyParts);
  const opened = world && findPlayer(openedId, world);
  const title = name === undefined ? loadingTitle : words('team.rival.fifteen', { name });
  return (
    <>
      <BuilderLayout
        title={title}
        header={<GameHeader />}
        gameBar={gameBar}
        pitch={
          <>
            <Pitch
              label={title}
              cards={team && world ? pitchCards({ team, saved: null, statistic: 'RoundPoints', round, world }) : new Map()}
              onOpenPlayer={setOpenedId}
              isLoading={team === undefined}
              {...(name !== undefined && {
                head: (
                  <TeamHead
                    name={name}
                    figure={{
                      label: words('team.rival.total'),
                      value: team === undefined ? null : rankingFigure(team.points.total, words.locale),
                    }}
                    {...(note !== undefined && note !== '' && { note })}
                  />
                ),
              })}
            />
            {children}
          </>
        }
        {...(bottomBar !== undefined && { bottomBar })}
      />
      {world && opened && (
        <PlayerProfileDialog
          player={opened}
          world={world}
          jersey={team && slotOf(team.lineup, opened.id)?.jersey}
          team={teamOf(opened.id)}
          onClose={close}
          onGiveUp={close}
        />
      )}
    </>
  );
});
