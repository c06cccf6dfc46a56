import { emptySelection, isFull } from '@rugby/domain/game/model/lineup';
import { refusalsToAddInWhatIf } from '@rugby/domain/game/whatIf/whatIf';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import type { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import { teamReader } from '@rugby/domain/stores/whatIf/SavedTeamStore';
import { WhatIfEditorStore } from '@rugby/domain/stores/whatIf/WhatIfEditorStore';
import { WhatIfStore } from '@rugby/domain/stores/whatIf/WhatIfStore';
import { PoolRows } from './PoolRows.ts';
import type { GameStores, StartStores, WhatIfStores } from './Stores.ts';

export function createWhatIfStores({ api, live, ports, season }: StartStores, { playerStats }: GameStores): WhatIfStores {
  const poll = new PollStore(api, ports.page, { live });
  const whatIf = new WhatIfStore({ reader: teamReader(api), season, stats: playerStats, poll });
  const editor = new WhatIfEditorStore(whatIf);
  return { whatIf, editor, rows: whatIfRows(whatIf, editor, season) };
}

/** The pool rows of the what-if team, with the season as it was in the shown round. */
function whatIfRows(whatIf: WhatIfStore, editor: WhatIfEditorStore, season: SeasonStore): PoolRows {
  return new PoolRows({
    editor,
    view: { isHistoric: false },
    refusalsToAdd: refusalsToAddInWhatIf,
    season: {
      isOver: false,
      players: season.players,
      get world() {
        return whatIf.whatIfRound?.world;
      },
      get failure() {
        return season.failure;
      },
      get currentRound() {
        return whatIf.baseTeamStore.round;
      },
    },
    team: {
      get draft() {
        return whatIf.editedTeam ?? { ...emptySelection, saved: null };
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
