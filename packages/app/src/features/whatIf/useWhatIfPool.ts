import { isFull } from '@rugby/domain/game/model/lineup';
import type { PlayerPoolProps } from '@rugby/ui/game/PlayerPool';
import { useStores } from '../../stores/StoresContext.tsx';
import { poolChoices } from '../team/poolChoices.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';

/** All that the pool needs, on the wall and on the sheet of a phone alike. To be called in an observer. */
export function useWhatIfPool({ whatIf, editor, rows }: WhatIfStores): PlayerPoolProps {
  const { season } = useStores();
  const { whatIfRound: sandbox, team: trial } = whatIf;
  return {
    contents: rows.contents,
    names: sandbox?.world ?? { edition: season.edition, rounds: [], squads: [], players: new Map() },
    ...poolChoices(editor, season),
    budget: whatIf.budget ?? 0,
    notice: trial !== undefined && isFull(trial.lineup) ? { kind: 'full' } : undefined,
    onAdd: editor.add,
    onOpen: (playerId) => editor.open({ kind: 'player', playerId }),
    onFix: (fix) => fix.kind === 'remove' && editor.remove(fix.playerId),
    onRetry: () => void whatIf.savedTeam.load(),
  };
}
