import { PollStore } from '@rugby/domain/stores/PollStore';
import { teamReader } from '@rugby/domain/stores/teamReader';
import { WhatIfDeskStore } from '@rugby/domain/stores/WhatIfDeskStore';
import { WhatIfStore } from '@rugby/domain/stores/WhatIfStore';
import { emptySelection, isFull } from '@rugby/domain/game/lineup';
import { useState } from 'react';
import { useStores } from '../../shell/StoresContext.tsx';
import { usePlayerStats } from '../../shell/usePlayerStats.ts';
import { PoolRows } from '../myTeam/PoolRows.ts';

/** All that the sandbox works with. It reads; nothing of it can send. */
export interface WhatIf {
  readonly whatIf: WhatIfStore;
  readonly desk: WhatIfDeskStore;
  readonly rows: PoolRows;
}

/** A sandbox for as long as the page is open. */
export function useWhatIf(): WhatIf {
  const { api, ports, season } = useStores();
  const stats = usePlayerStats();
  const [made] = useState(() => {
    const whatIf = new WhatIfStore({ reader: teamReader(api), season, stats, poll: new PollStore(api, ports.poll) });
    const desk = new WhatIfDeskStore(whatIf);
    return { whatIf, desk, rows: rowsOf(whatIf, desk, season) };
  });
  return made;
}

/** The pool of a team builder, over the sandbox. */
function rowsOf(whatIf: WhatIfStore, desk: WhatIfDeskStore, season: ReturnType<typeof useStores>['season']): PoolRows {
  return new PoolRows({
    desk,
    view: { isHistoric: false },
    season: {
      players: season.players,
      get world() {
        return whatIf.sandbox?.world;
      },
      get failure() {
        return season.failure;
      },
      get currentRound() {
        return whatIf.round;
      },
    },
    team: {
      get draft() {
        return whatIf.inHand ?? { ...emptySelection, stored: null };
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
