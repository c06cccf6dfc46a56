import { type TeamShortcut, TeamShortcuts } from '@rugby/ui/game/TeamShortcuts';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { paths, urlOf } from '../../../site/paths.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** Links below the pitch to what is looked up now and then. */
export const LinksSection = observer(function LinksSection() {
  const { editor, edition, view } = useMyTeam();
  const words = useWords();
  const items: readonly TeamShortcut[] = [
    { label: words('modals.deadlines.button'), icon: 'calendar', onPress: () => editor.open({ kind: 'deadlines' }) },
    { label: words('modals.receipts.title'), icon: 'check', onPress: () => editor.open({ kind: 'receipts' }) },
    { label: words('modals.history.title'), icon: 'undo', onPress: () => editor.open({ kind: 'history' }) },
    { label: words('watch.title'), icon: 'star', onPress: () => editor.open({ kind: 'watch' }) },
    {
      label: words('whatIf.title'),
      icon: 'arrow-right',
      href: `${urlOf(edition, paths.whatIf)}${view.round ? `?round=${view.round.id}` : ''}`,
    },
    { label: words('rules.title'), icon: 'arrow-right', href: urlOf(edition, paths.rules) },
  ];
  return <TeamShortcuts shortcuts={items} />;
});
