import type { PlayerPoolProps, PoolNotice } from '@rugby/ui/game/PlayerPool';
import { canTransfer } from '../canTransfer.ts';
import { poolChoices } from '../../team/poolChoices.ts';
import { addPlayer, takeFix } from './poolPresses.ts';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** The content and handlers of the pool, beside the pitch and on the sheet of a phone. Call it in an observer. */
export function usePool(): PlayerPoolProps {
  const stores = useMyTeam();
  const { editor, season, team, edition, rows, transfers } = stores;
  const { world } = season;
  return {
    contents: rows.contents,
    names: world ?? { edition, rounds: [], squads: [], players: new Map() },
    ...poolChoices(editor, season),
    budget: team.budget ?? 0,
    isTransferring: transfers.isOn,
    notice: noticeOf(stores),
    ...(canTransfer(stores) && { onStartTransfers: transfers.start }),
    onAdd: (playerId) => addPlayer(playerId, stores),
    onOpen: (playerId) => editor.open({ kind: 'player', playerId }),
    onFix: (fix) => takeFix(fix, stores),
    onRetry: () => void season.load(),
  };
}

/** What is said once over the list; in transfer mode the rows say it themselves. */
function noticeOf({ boosters, rows, team, transfers }: MyTeamStores): PoolNotice | undefined {
  if (transfers.isOn || boosters.prompt !== undefined) return undefined;
  if (rows.isStarted) return { kind: 'started' };
  return team.isFull ? { kind: 'full' } : undefined;
}
