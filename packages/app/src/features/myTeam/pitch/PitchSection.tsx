import { playerIds } from '@rugby/domain/game/model/lineup';
import { BuilderToolbar, type BuilderTools } from '@rugby/ui/game/BuilderToolbar';
import { Pitch } from '@rugby/ui/game/Pitch';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { pitchCards } from '../../team/pitchCards.ts';
import { PromptSection } from '../gameBar/PromptSection.tsx';
import { shownTeam } from './shownTeam.ts';

/** The fifteen with their tools. */
export const PitchSection = observer(function PitchSection() {
  const stores = useMyTeam();
  const words = useWords();
  const { boosters, editor, season, team, transfers, view } = stores;
  const { world } = season;
  const shown = shownTeam(stores);
  const statistic = shown.isReadOnly ? 'RoundPoints' : editor.statistic;
  const cards = world && pitchCards({ team: shown, saved: team.draft.saved, statistic, round: view.round, world });
  // A press means nothing to Limitless itself [G-291]; the players that it asks for are exchanged from their profiles, as in any transfer mode.
  const press = (playerId: number) => {
    if (!boosters.press(playerId) || boosters.prompt === 'players') editor.open({ kind: 'player', playerId });
  };
  return (
    <Pitch
      label={words('team.pitch.label')}
      cards={cards ?? new Map()}
      isLoading={shown.isLoading || world === undefined}
      {...(!shown.isReadOnly && { actions: { onPressPlayer: press, onPressEmpty: editor.pool.selectSlot } })}
      {...(editor.pool.selectedSlot && { chosen: editor.pool.selectedSlot.jersey })}
      head={
        <BuilderToolbar
          statistic={statistic}
          onStatistic={editor.showStatistic}
          {...(boosters.button !== 'hidden' && {
            boosters: {
              onPress: () => editor.open({ kind: 'booster-list' }),
              isDisabled: boosters.button === 'disabled',
            },
          })}
          {...(!shown.isReadOnly && boosters.prompt !== 'player' && { tools: toolsOf(stores) })}
          {...((transfers.isOn || boosters.prompt !== undefined) && { prompt: <PromptSection /> })}
        />
      }
    />
  );
});

/** What can be done now: a started team has no autofill and cannot be cleared, and transfers are only taken back or done again. */
function toolsOf({ editor, team, transfers, rows }: MyTeamStores): BuilderTools | undefined {
  const { past, future, lineup } = team.draft;
  const isOpen = !rows.isStarted;
  const history = {
    onUndo: past.length > 0 ? editor.undo : undefined,
    onRedo: future.length > 0 ? editor.redo : undefined,
  };
  if (transfers.isOn) return { ...history, areTransfers: true };
  if (!isOpen) return undefined;
  return {
    ...history,
    onAutofill: team.isFull ? undefined : () => void editor.autofill(),
    onClear: playerIds(lineup).length > 0 ? () => editor.open({ kind: 'clear' }) : undefined,
  };
}
