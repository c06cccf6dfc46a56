import type { Round } from '@rugby/domain/game/model/entities';
import { isInLineup } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { SharedTeam } from '@rugby/domain/i18n/teamPictureWords';
import type { RivalTeam, RivalView } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import { TeamShortcuts } from '@rugby/ui/game/TeamShortcuts';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import { OtherTeam } from '../sharing/OtherTeam.tsx';
import { boostedName } from '../team/boostedName.ts';
import { RivalBar, type RivalBarProps } from './RivalBar.tsx';

const SharePictureDialog = lazyDialog(async () => (await import('../sharing/SharePictureDialog.tsx')).SharePictureDialog);

export interface RivalPitchProps extends RivalBarProps {
  readonly view: Extract<RivalView, { readonly state: 'loading' | 'ready' }>;
}

/** Another user's lineup with its boosters; from the lock on it can be shared as a picture. [G-039, G-040] */
export const RivalPitch = observer(function RivalPitch({ rival, view, onSelect }: RivalPitchProps) {
  const { world } = useStores().season;
  const words = useWords();
  const [isSharing, setIsSharing] = useState(false);
  const stopSharing = () => setIsSharing(false);
  const { name, round } = rival;
  const team = view.state === 'ready' ? view.team : undefined;
  const shared =
    name !== undefined && round?.status !== 'scheduled' && team && round ? sharedRival({ ...team, name }, round) : undefined;
  const boosters = team && world && boostersLine(team, world, words);
  return (
    <>
      <OtherTeam
        name={name}
        loadingTitle={words('team.rival.title')}
        team={team}
        round={round}
        teamOf={(playerId) => (team && round && isInLineup(team.lineup, playerId) ? { ...team, roundId: round.id } : undefined)}
        note={rival.hidesPicks ? words('team.rival.hidden') : boosters}
        gameBar={<RivalBar rival={rival} onSelect={onSelect} />}
      >
        {shared && (
          <TeamShortcuts shortcuts={[{ label: words('sharing.button'), icon: 'share', onPress: () => setIsSharing(true) }]} />
        )}
      </OtherTeam>
      {isSharing && world && shared && (
        <SharePictureDialog {...shared} world={world} onClose={stopSharing} onGiveUp={stopSharing} />
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
