import type { Round } from '@rugby/domain/game/model/entities';
import type { TeamShortcut } from '@rugby/ui/game/TeamShortcuts';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { paths, urlOf } from '../../../site/paths.ts';
import { sharedTeam } from '../sharedTeam.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Shortcuts to what is looked up before a round (`often`) and now and then (`seldom`). To be called in an observer. */
export function useTeamShortcuts(): Readonly<Record<'often' | 'seldom', readonly TeamShortcut[]>> {
  const stores = useMyTeam();
  const { editor, edition, queue, result, rounds, team, view } = stores;
  const { last } = result;
  const words = useWords();
  const whatIf = `${urlOf(edition, paths.whatIf)}${view.round ? `?round=${view.round.id}` : ''}`;
  return {
    often: [
      { label: words('modals.deadlines.button'), icon: 'calendar', onPress: () => editor.open({ kind: 'deadlines' }) },
      { label: words('whatIf.title'), icon: 'arrow-right', href: whatIf },
      { label: words('watch.title'), icon: 'star', onPress: () => editor.open({ kind: 'watch' }) },
    ],
    seldom: [
      ...(last === undefined || view.isHistoric ? [] : [lastResult(last)]),
      ...(view.isHistoric || sharedTeam(stores) === undefined
        ? []
        : [{ label: words('sharing.button'), icon: 'share', onPress: () => editor.open({ kind: 'share' }) } as const]),
      ...(team.saved.value && queue.change === undefined
        ? [{ label: words('modals.teamName.title'), icon: 'shirt', onPress: () => editor.open({ kind: 'team-name' }) } as const]
        : []),
      { label: words('modals.receipts.title'), icon: 'check', onPress: () => editor.open({ kind: 'receipts' }) },
      { label: words('modals.history.title'), icon: 'undo', onPress: () => editor.open({ kind: 'history' }) },
      { label: words('rules.title'), icon: 'arrow-right', href: urlOf(edition, paths.rules) },
    ],
  };

  function lastResult({ id, roundNumber }: Round): TeamShortcut {
    const onPress = () => {
      editor.pool.open();
      void rounds.select(id);
    };
    return { label: words('result.open', { round: roundNumber }), icon: 'trophy', onPress };
  }
}
