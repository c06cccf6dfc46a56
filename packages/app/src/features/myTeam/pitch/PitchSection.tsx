import { playerIds } from '@rugby/domain/game/model/lineup';
import { BuilderToolbar, type BuilderTools } from '@rugby/ui/game/BuilderToolbar';
import { focusFirstPlayer } from '@rugby/ui/game/focusFirstPlayer';
import { Pitch } from '@rugby/ui/game/Pitch';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { pitchCards } from '../../team/pitchCards.ts';
import { PromptSection } from '../gameBar/PromptSection.tsx';
import { pitchPresses, withPresses } from './pitchPresses.ts';
import { shownTeam } from './shownTeam.ts';
import { useTeamShortcuts } from './useTeamShortcuts.ts';

/** The lineup with its tools. */
export const PitchSection = observer(function PitchSection() {
  const stores = useMyTeam();
  const words = useWords();
  const { boosters, captain, editor, page, season, team, transfers, view } = stores;
  const { world } = season;
  const shown = shownTeam(stores);
  const { often } = useTeamShortcuts();
  const statistic = shown.isReadOnly ? 'RoundPoints' : editor.statistic;
  const cards = world && pitchCards({ team: shown, saved: team.draft.saved, statistic, round: view.round, world });
  const pressed = world && cards && !shown.isReadOnly ? withPresses(cards, stores, world) : cards;
  const { pressPlayer, openProfile } = pitchPresses(stores);
  const actions = {
    onPressPlayer: pressPlayer,
    onPressEmpty: editor.pool.selectSlot,
    onLeaveChosen: focusFirstPlayer,
    ...(openProfile && { onOpenProfile: openProfile }),
  };
  return (
    <Pitch
      label={words('team.pitch.label')}
      cards={pressed ?? new Map()}
      isLoading={shown.isLoading || world === undefined}
      failure={page.state === 'failed' ? words('team.bar.failed') : undefined}
      {...(shown.isReadOnly && { onOpenPlayer: (playerId: number) => editor.open({ kind: 'player', playerId }) })}
      {...(!shown.isReadOnly && { actions })}
      {...(editor.pool.selectedSlot && { chosen: editor.pool.selectedSlot.jersey })}
      head={
        <BuilderToolbar
          statistic={statistic}
          shortcuts={often}
          onStatistic={editor.showStatistic}
          {...(boosters.button !== 'hidden' &&
            !captain.isOn && {
              boosters: {
                onPress: () => editor.open({ kind: 'booster-list' }),
                isDisabled: boosters.button === 'disabled',
              },
            })}
          {...(!shown.isReadOnly &&
            page.state === 'ready' &&
            !captain.isOn &&
            boosters.prompt !== 'player' && { tools: toolsOf(stores) })}
          {...((transfers.isOn || captain.isOn || boosters.prompt !== undefined) && { prompt: <PromptSection /> })}
        />
      }
    />
  );
});

/** What can be done now: a started team has no autofill and cannot be cleared, and transfers are only taken back or done again. */
function toolsOf({ editor, season, team, transfers, rows }: MyTeamStores): BuilderTools | undefined {
  if (season.isOver) return undefined;
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
    isFilling: editor.isFilling,
    onClear: playerIds(lineup).length > 0 ? editor.askToClear : undefined,
  };
}
