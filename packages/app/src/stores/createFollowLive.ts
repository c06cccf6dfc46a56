import { addressOf } from '@rugby/domain/contract/address';
import { liveUpdates } from '@rugby/domain/contract/live';
import type { Edition } from '@rugby/domain/editions';
import type { Ports } from '@rugby/domain/stores/ports';
import type { FollowLive } from '@rugby/domain/stores/season/FollowLive';

/** A page has this time to load before it asks for the code of live updates, in milliseconds. */
const loadAfter = 4000;

/** Returns what follows the live updates of an edition. Its code is loaded after the page that needs it; without it the page polls. */
export function createFollowLive(
  edition: Edition,
  { api, page, loadLive }: Pick<Ports, 'api' | 'page' | 'loadLive'>,
): FollowLive {
  if (loadLive === undefined) return () => () => {};
  let loading: Promise<FollowLive> | undefined;
  const load = async () => {
    const [{ LiveUpdates }, tabs] = await Promise.all([import('@rugby/domain/stores/season/LiveUpdates'), loadLive()]);
    return new LiveUpdates({ path: addressOf(liveUpdates, edition, api.language), tabs, page }).follow;
  };
  return (onState) => {
    let isOver = false;
    const start = async () => {
      try {
        const follow = await (loading ??= load());
        if (!isOver) stop = follow(onState);
      } catch {
        loading = undefined;
        page.log('Live updates could not be loaded.');
      }
    };
    let stop = page.after(loadAfter, () => void start());
    return () => {
      isOver = true;
      stop();
    };
  };
}
