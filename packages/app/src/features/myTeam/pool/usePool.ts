import type { PlayerPoolProps, PoolContents, PoolNotice } from '@rugby/ui/game/PlayerPool';
import { timeFrom } from '../../../site/dayAndTime.ts';
import { canTransfer } from '../canTransfer.ts';
import { poolChoices } from '../../team/poolChoices.ts';
import { addPlayer, takeFix } from './poolPresses.ts';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** The content and handlers of the pool, beside the pitch and on the sheet of a phone. Call it in an observer. */
export function usePool(): PlayerPoolProps {
  const stores = useMyTeam();
  const { editor, page, season, team, edition, rows, transfers } = stores;
  const { world } = season;
  return {
    contents: contentsOf(stores),
    byes: rows.byes,
    names: world ?? { edition, rounds: [], squads: [], players: new Map() },
    choices: poolChoices(editor, season),
    budget: team.budget ?? 0,
    isTransferring: transfers.isOn,
    notice: noticeOf(stores),
    onAdd: (playerId) => addPlayer(playerId, stores),
    onOpen: (playerId) => editor.open({ kind: 'player', playerId }),
    onFix: (fix) => takeFix(fix, stores),
    onRetry: () => void page.load(),
  };
}

/** Until the team is known, it is not known who can be added to it. */
function contentsOf({ page, rows, team }: MyTeamStores): PoolContents {
  if (page.state === 'ready' || rows.contents.state !== 'ready') return rows.contents;
  return page.state === 'loading'
    ? { state: 'loading' }
    : { state: 'failed', isRetrying: team.saved.request.state === 'pending' };
}

/** What is said once over the list; in transfer mode the rows say it themselves. */
function noticeOf(stores: MyTeamStores): PoolNotice | undefined {
  const { boosters, offline, page, rows, team, transfers } = stores;
  if (page.state !== 'ready' || transfers.isOn || boosters.prompt !== undefined) return undefined;
  if (rows.isPickingClosed) return { kind: 'closed' };
  const start = canTransfer(stores) ? { onStartTransfers: transfers.start } : {};
  if (rows.isStarted) return { kind: 'started', ...start };
  if (team.isFull) return { kind: 'full', ...start };
  return offline.copiedAt === undefined ? undefined : { kind: 'offline', time: timeFrom(Date.now(), offline.copiedAt) };
}
