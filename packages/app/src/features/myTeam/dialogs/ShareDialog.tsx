import { observer } from 'mobx-react-lite';
import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { sharedTeam } from '../sharedTeam.ts';
import { useMyTeam } from '../useMyTeam.ts';

const SharePictureDialog = lazyOverlay(async () => (await import('../../sharing/SharePictureDialog.tsx')).SharePictureDialog);

/** The share picture of the shown round. */
export const ShareDialog = observer(function ShareDialog() {
  const stores = useMyTeam();
  const { world } = stores.season;
  const { closeDialog } = stores.editor;
  const shared = sharedTeam(stores);
  if (world === undefined || shared === undefined) return null;
  return <SharePictureDialog {...shared} link={stores.teamLink} world={world} onClose={closeDialog} onGiveUp={closeDialog} />;
});
