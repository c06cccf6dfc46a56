import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface ClearTeamProps {
  readonly onClear: () => void;
  readonly onCancel: () => void;
}

/** Asks before all players are removed from the team. */
export function ClearTeam({ onClear, onCancel }: ClearTeamProps) {
  const words = useWords();
  return (
    <Confirm tone="danger" confirmLabel={words('modals.clear.confirm')} onConfirm={onClear} onCancel={onCancel}>
      {words('modals.clear.text')}
    </Confirm>
  );
}
