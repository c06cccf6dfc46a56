import { findPlayer } from '@rugby/domain/game/model/lookup';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../../../stores/StoresContext.tsx';
import { canTransfer } from '../canTransfer.ts';
import { sideOf } from '../pool/transferContents.ts';
import { useMyTeam } from '../useMyTeam.ts';

const PositionChange = lazy(async () => ({ default: (await import('@rugby/ui/modals/PositionChange')).PositionChange }));

/** Shows, when no other dialog is open, that the position of a player in the team has changed. [G-302, A-237] */
export const PositionNotice = observer(function PositionNotice() {
  const page = useMyTeam();
  const { poolsNotice } = useStores().game.value;
  const { editor, positionChange, season, session } = page;
  const isBusy = editor.dialog !== undefined || poolsNotice.occasion !== undefined || session.lapsedUser !== null;
  const { world } = season;
  const { replacement } = positionChange;
  const out = world && findPlayer(replacement?.outPlayerId, world);
  if (!page.page.isReady || page.page.offeredDraft !== undefined || isBusy) return null;
  if (world === undefined || replacement === undefined || out === undefined) return null;
  const incoming = world.players.get(replacement.inPlayerId);
  return (
    <Suspense>
      <PositionChange
        key={replacement.id}
        out={sideOf(out, world)}
        in={incoming ? sideOf(incoming, world) : null}
        before={replacement.prevPosition}
        now={replacement.currentPosition}
        onClose={() => void positionChange.close()}
        {...(canTransfer(page) && { onTransfers: () => void positionChange.startTransfers() })}
      />
    </Suspense>
  );
});
