import { observer } from 'mobx-react-lite';
import { TransferPanel } from '../dialogs/lazyDialogs.ts';
import { fillTransfer } from './poolPresses.ts';
import { transferContents } from './transferContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** The transfers that are not sent, over the pool that fills them; nothing outside of transfer mode. [G-261] */
export const TransferSection = observer(function TransferSection() {
  const stores = useMyTeam();
  const { season, transfers } = stores;
  if (!transfers.isOn || season.world === undefined) return null;
  const { transfers: open, revert, markOut } = transfers;
  return (
    <TransferPanel
      transfers={transferContents(open, season.world)}
      onFill={(outId) => open.filter(({ out }) => out === outId).forEach((transfer) => fillTransfer(transfer, stores))}
      onDrop={(outId) => open.forEach(({ out, in: into }) => out === outId && into !== null && markOut(into))}
      onRevert={revert}
      onResetAll={transfers.reset}
    />
  );
});
