import type { Round } from '@rugby/domain/game/model/entities';
import { findPlayer } from '@rugby/domain/game/model/lookup';
import { isInLineup, slotOf } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { SharedTeam } from '@rugby/domain/i18n/teamPictureWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { RivalTeam, RivalView } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { Pitch } from '@rugby/ui/game/Pitch';
import { TeamHead } from '@rugby/ui/game/TeamHead';
import { TeamShortcuts } from '@rugby/ui/game/TeamShortcuts';
import { rankingFigure } from '@rugby/ui/rankings/rankingFigures';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { boostedName } from '../team/boostedName.ts';
import { pitchCards } from '../team/pitchCards.ts';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { RivalBar, type RivalBarProps } from './RivalBar.tsx';

const PlayerProfileDialog = lazyDialog(async () => (await import('../players/PlayerProfileDialog.tsx')).PlayerProfileDialog);
const SharePictureDialog = lazyDialog(async () => (await import('../sharing/SharePictureDialog.tsx')).SharePictureDialog);
const lazyParts = [PlayerProfileDialog];

export interface RivalPitchProps extends RivalBarProps {
  readonly view: Extract<RivalView, { readonly state: 'loading' | 'ready' }>;
}

/** Another user's lineup with the points of each player; profiles open read-only. [G-039, G-040] */
export const RivalPitch = observer(function RivalPitch({ rival, view, onSelect }: RivalPitchProps) {
  const { world } = useStores().season;
  const words = useWords();
  const [openedId, setOpenedId] = useState<number>();
  const [isSharing, setIsSharing] = useState(false);
  const stopSharing = () => setIsSharing(false);
  const close = () => setOpenedId(undefined);
  useLoadOnIntent(lazyParts);
  const { name, round } = rival;
  const team = view.state === 'ready' ? view.team : undefined;
  const shared =
    name !== undefined && round?.status !== 'scheduled' && team && round ? sharedRival({ ...team, name }, round) : undefined;
  const opened = world && findPlayer(openedId, world);
  const title = name === undefined ? words('team.rival.title') : words('team.rival.fifteen', { name });
  const note = rival.hidesPicks ? words('team.rival.hidden') : team && world && boostersLine(team, world, words);
  return (
    <>
      <BuilderLayout
        title={title}
        header={<GameHeader />}
        gameBar={<RivalBar rival={rival} onSelect={onSelect} />}
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
                    {...(note && { note })}
                  />
                ),
              })}
            />
            {shared && (
              <TeamShortcuts shortcuts={[{ label: words('sharing.button'), icon: 'share', onPress: () => setIsSharing(true) }]} />
            )}
          </>
        }
      />
      {isSharing && world && shared && (
        <SharePictureDialog {...shared} world={world} onClose={stopSharing} onGiveUp={stopSharing} />
      )}
      {world && opened && (
        <PlayerProfileDialog
          player={opened}
          world={world}
          jersey={team && slotOf(team.lineup, opened.id)?.jersey}
          team={team && round && isInLineup(team.lineup, opened.id) ? { ...team, roundId: round.id } : undefined}
          onClose={close}
          onGiveUp={close}
        />
      )}
    </>
  );
});

/** The team for its share picture. What its points are worth among all teams is not known here. */
function sharedRival(team: SharedTeam, round: Round) {
  return { team, shared: { round, roundRank: null, roundTeams: null, roundAverage: null } };
}

/** The boosters of the round with whom they work on; empty where none is used. */
function boostersLine(team: RivalTeam, world: GameWorld, words: Words): string {
  return team.boosters
    .map((applied) => {
      const booster = boosterName(applied.type, world.edition, words);
      const player = boostedName(applied, team, world);
      return player === null ? booster : words('team.rival.booster', { booster, player });
    })
    .join(', ');
}
