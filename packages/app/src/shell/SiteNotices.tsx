import { getDashboard } from '@rugby/domain/contract/dashboard';
import { askRegularly } from '@rugby/domain/stores/offline/askRegularly';
import { SiteNotice } from '@rugby/ui/layout/SiteNotice';
import { Button } from '@rugby/ui/primitives/Button';
import { Link } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { timeFrom } from '../site/dayAndTime.ts';
import { paths, urlOf } from '../site/paths.ts';
import { useStores } from '../stores/StoresContext.tsx';

/**
 * Says that the page shows copies of the device, that nothing can be changed, where a queued change is sent, or asks to load a new version.
 * [B21, B24]
 */
export const SiteNotices = observer(function SiteNotices({ isQueued }: { readonly isQueued: boolean }) {
  const { edition, offline, ports } = useStores();
  const words = useWords();
  const { copiedAt, postpone } = offline;
  // Seen by the device's own clock, which also stored it.
  if (copiedAt !== undefined)
    return <SiteNotice icon="offline" text={words('common.offline.copy', { time: timeFrom(Date.now(), copiedAt) })} />;
  if (offline.isSafeMode) return <SafeModeNotice />;
  if (isQueued)
    return (
      <SiteNotice icon="offline" text={words('common.offline.queued')}>
        <Link href={urlOf(edition, paths.myTeam)}>{words('common.actions.myTeam')}</Link>
      </SiteNotice>
    );
  return (
    <SiteNotice icon="retry" text={words('common.offline.newVersion')}>
      <Button variant="quiet" size="sm" onPress={ports.offline.update}>
        {words('common.offline.load')}
      </Button>
      <Button variant="quiet" size="sm" onPress={postpone}>
        {words('common.offline.later')}
      </Button>
    </SiteNotice>
  );
});

/** Stays as long as the safe mode lasts: it asks from time to time whether it has ended. [B24] */
function SafeModeNotice() {
  const { api, ports } = useStores();
  const words = useWords();
  useEffect(() => askRegularly(() => api.send(getDashboard, {}), ports.page), [api, ports]);
  return <SiteNotice icon="lock" text={words('common.offline.safeMode')} />;
}
