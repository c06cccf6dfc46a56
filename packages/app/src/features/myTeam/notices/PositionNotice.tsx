import { findPlayer } from '@rugby/domain/game/model/lookup';
import { observer } from 'mobx-react-lite';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { canTransfer } from '../canTransfer.ts';
import { sideOf } from '../pool/transferContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

const PositionChange = lazyOverlay(async () => (await import('@rugby/ui/modals/PositionChange')).PositionChange);

/** Shows that the position of a player in the team has changed. [G-302, A-237] */
export const PositionNotice = observer(function PositionNotice() {
  const page = useMyTeam();
  const { positionChange, season, team } = page;
  const { world } = season;
  const { replacement } = positionChange;
  const out = world && findPlayer(replacement?.outPlayerId, world);
  if (world === undefined || replacement === undefined || out === undefined) return null;
  const incoming = world.players.get(replacement.inPlayerId);
  return (
    <PositionChange
      key={replacement.id}
      out={sideOf(out, team.draft, world)}
      in={incoming ? sideOf(incoming, team.draft, world) : null}
      before={replacement.prevPosition}
      now={replacement.currentPosition}
      onClose={() => void positionChange.close()}
      {...(canTransfer(page) && { onTransfers: () => void positionChange.startTransfers() })}
    />
  );
});
