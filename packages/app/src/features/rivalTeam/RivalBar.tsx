import { displayValue } from '@rugby/domain/game/players/statistics';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import type { RivalTeamStore } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import { GameBar } from '@rugby/ui/game/GameBar';
import { RoundSelector } from '@rugby/ui/game/RoundSelector';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.tsx';

export interface RivalBarProps {
  readonly rival: RivalTeamStore;
  readonly onSelect: (roundId: number) => void;
}

/** The game bar of another user's team: the rounds they played, and the points of the shown one, with the word that they may still change. [B8] */
export const RivalBar = observer(function RivalBar({ rival, onSelect }: RivalBarProps) {
  const words = useWords();
  const { clock } = useStores();
  const { round, rounds, view } = rival;
  const points = view.state === 'ready' && round?.status !== 'scheduled' ? view.team.points.round : null;
  const isProvisional = round !== undefined && arePointsProvisional(round, clock.read());
  const figure = {
    label: words(isProvisional ? 'team.bar.provisionalOfRound' : 'team.bar.pointsOfRound', { round: round?.roundNumber ?? '' }),
    shortLabel: words(isProvisional ? 'team.bar.provisional' : 'team.bar.roundPoints'),
    value: view.state === 'loading' ? null : displayValue(points),
  };
  return <GameBar round={<RoundSelector rounds={rounds} selectedId={round?.id ?? 0} onSelect={onSelect} />} figures={[figure]} />;
});
