import { observer } from 'mobx-react-lite';
import { TransferPanel } from '../dialogs/lazyDialogs.ts';
import { fillTransfer } from './poolPresses.ts';
import { transferContents } from './transferContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** The transfers that are not sent, over the pool that fills them; nothing outside of transfer mode. [G-261] */
export const TransferSection = observer(function TransferSection() {
  const stores = useMyTeam();
  const { season, team, transfers } = stores;
  if (!transfers.isOn || season.world === undefined) return null;
  const { transfers: open, revert, markOut } = transfers;

  function fill(outId: number): void {
    const transfer = open.find(({ out }) => out === outId);
    if (transfer !== undefined) fillTransfer(transfer, stores);
  }

  /** Marking the incoming player out takes them back. */
  function drop(outId: number): void {
    const incoming = open.find(({ out }) => out === outId)?.in ?? null;
    if (incoming !== null) markOut(incoming);
  }

  return (
    <TransferPanel
      transfers={transferContents(open, team.draft, season.world)}
      onFill={fill}
      onDrop={drop}
      onRevert={revert}
      onResetAll={transfers.reset}
    />
  );
});
