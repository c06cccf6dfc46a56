import { playerIds } from '@rugby/domain/game/model/lineup';
import { PlayerPool } from '@rugby/ui/game/PlayerPool';
import { PlayerPoolSheet } from '@rugby/ui/game/PlayerPoolSheet';
import { observer } from 'mobx-react-lite';
import { neverSaved } from './neverSaved.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';
import { useWhatIfPool } from './useWhatIfPool.ts';

export interface WhatIfPoolProps extends WhatIfStores {
  /** On a phone it is a sheet over the pitch, elsewhere a wall beside it. */
  readonly isSheet: boolean;
}

/** The players who could come. The page shows the team before they are here. */
export const WhatIfPool = observer(function WhatIfPool({ isSheet, ...stores }: WhatIfPoolProps) {
  const { whatIf, editor } = stores;
  const pool = useWhatIfPool(stores);
  if (!isSheet) return <PlayerPool {...pool} />;
  return (
    <PlayerPoolSheet
      {...pool}
      isOpen={editor.pool.isOpen}
      onClose={editor.pool.close}
      picked={whatIf.team ? playerIds(whatIf.team.lineup).length : 0}
      isLimitless={whatIf.budget === null}
      saving={neverSaved}
    />
  );
});
