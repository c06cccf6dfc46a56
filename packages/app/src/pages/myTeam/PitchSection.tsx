import { playerIds } from '@rugby/domain/game/lineup';
import { BuilderToolbar, type BuilderTools } from '@rugby/ui/game/BuilderToolbar';
import { Pitch } from '@rugby/ui/game/Pitch';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { type Builder, useBuilder } from './useBuilder.ts';
import { pitchCards } from './pitchCards.ts';
import { shownTeam } from './shownTeam.ts';

/** The fifteen with their tools. */
export const PitchSection = observer(function PitchSection() {
  const stores = useBuilder();
  const words = useWords();
  const { desk, season, view } = stores;
  const { world } = season;
  const shown = shownTeam(stores);
  const statistic = shown.isReadOnly ? 'RoundPoints' : desk.statistic;
  return (
    <Pitch
      label={words('team.pitch.label')}
      cards={world ? pitchCards(shown, statistic, view.round, world) : new Map()}
      isLoading={shown.isLoading || world === undefined}
      {...(!shown.isReadOnly && {
        actions: { onPressPlayer: (playerId) => desk.open({ kind: 'player', playerId }), onPressEmpty: desk.pressEmpty },
      })}
      {...(desk.chosen && { chosen: desk.chosen.jersey })}
      head={
        <BuilderToolbar statistic={statistic} onStatistic={desk.show} {...(!shown.isReadOnly && { tools: toolsOf(stores) })} />
      }
    />
  );
});

/** What can be done now: a started team has no autofill and cannot be cleared. */
function toolsOf({ desk, team, rows }: Builder): BuilderTools {
  const { past, future, lineup } = team.draft;
  const isOpen = !rows.isStarted;
  return {
    onUndo: past.length > 0 ? desk.undo : undefined,
    onRedo: future.length > 0 ? desk.redo : undefined,
    onAutofill: isOpen && !team.isFull ? () => void desk.autofill() : undefined,
    onClear: isOpen && playerIds(lineup).length > 0 ? () => desk.open({ kind: 'clear' }) : undefined,
  };
}
