import { useStores } from '../../stores/StoresContext.tsx';
import { PoolSheet } from '../team/PoolSheet.ts';
import { poolChoices } from '../team/poolChoices.ts';
import { useHasBeen } from '../team/useHasBeen.ts';
import { isFull, playerIds } from '@rugby/domain/game/model/lineup';
import { PlayerPool, type PlayerPoolProps } from '@rugby/ui/game/PlayerPool';
import { observer } from 'mobx-react-lite';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { neverSaved } from './neverSaved.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';

export interface WhatIfPoolProps extends WhatIfStores {
  /** On a phone it is a sheet over the pitch, elsewhere a section beside it. */
  readonly isSheet: boolean;
}

const partsOfPhone = [PoolSheet];
const noParts: typeof partsOfPhone = [];

/** The players who could come. The page shows the team before they are here. */
export const WhatIfPool = observer(function WhatIfPool({ isSheet, ...stores }: WhatIfPoolProps) {
  const { whatIf, editor } = stores;
  const pool = useWhatIfPool(stores);
  useLoadOnIntent(isSheet ? partsOfPhone : noParts);
  const { isOpen } = editor.pool;
  const isUsed = useHasBeen(isOpen);
  if (!isSheet) return <PlayerPool {...pool} />;
  // Not loaded before it is used; afterwards it stays, so that it closes with its movement.
  if (!isUsed) return null;
  return (
    <PoolSheet
      {...pool}
      isOpen={isOpen}
      onClose={editor.pool.close}
      onGiveUp={editor.pool.close}
      picked={whatIf.team && playerIds(whatIf.team.lineup).length}
      isLimitless={whatIf.budget === null}
      // Each change is held to the budget, so only new prices can have put the team over it.
      isExcessAllowed
      saving={neverSaved}
    />
  );
});

/** The content and handlers of the pool, beside the pitch and on the sheet of a phone. Call it in an observer. */
function useWhatIfPool({ whatIf, editor, rows }: WhatIfStores): PlayerPoolProps {
  const { season } = useStores();
  const { whatIfRound, team } = whatIf;
  return {
    contents: rows.contents,
    byes: rows.byes,
    names: whatIfRound?.world ?? { edition: season.edition, rounds: [], squads: [], players: new Map() },
    choices: poolChoices(editor, season),
    budget: whatIf.budget ?? 0,
    notice: team !== undefined && isFull(team.lineup) ? { kind: 'full' } : undefined,
    onAdd: editor.add,
    onOpen: (playerId) => editor.open({ kind: 'player', playerId }),
    onFix: (fix) => fix.kind === 'remove' && editor.remove(fix.playerId),
    onRetry: () => void whatIf.baseTeamStore.load(),
  };
}
