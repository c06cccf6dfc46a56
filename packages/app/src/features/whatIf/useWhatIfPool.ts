import { emptySelection, isFull } from '@rugby/domain/game/model/lineup';
import type { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import type { PlayerPoolProps } from '@rugby/ui/game/PlayerPool';
import { useState } from 'react';
import { useStores } from '../../shell/StoresContext.tsx';
import { poolChoices } from '../team/poolChoices.ts';
import { PoolRows } from '../team/PoolRows.ts';
import type { WhatIf } from './useWhatIf.ts';

/** All that the pool needs, on the wall and on the sheet of a phone alike. To be called in an observer. */
export function useWhatIfPool({ whatIf, editor }: WhatIf): PlayerPoolProps {
  const { season } = useStores();
  const [rows] = useState(() => rowsOf({ whatIf, editor }, season));
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

/** The pool of a team builder, over the sandbox. */
function rowsOf({ whatIf, editor }: WhatIf, season: SeasonStore): PoolRows {
  return new PoolRows({
    editor,
    view: { isHistoric: false },
    season: {
      players: season.players,
      get world() {
        return whatIf.whatIfRound?.world;
      },
      get failure() {
        return season.failure;
      },
      get currentRound() {
        return whatIf.savedTeam.round;
      },
    },
    team: {
      get draft() {
        return whatIf.editedTeam ?? { ...emptySelection, stored: null };
      },
      get budget() {
        return whatIf.budget ?? undefined;
      },
      get isFull() {
        return isFull(this.draft.lineup);
      },
    },
    transfers: {
      isOn: false,
      get isLimitless() {
        return whatIf.budget === null;
      },
    },
  });
}
