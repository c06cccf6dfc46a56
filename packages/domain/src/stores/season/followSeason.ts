import { oneAtATime } from '../remote/oneAtATime.ts';
import { type Changed, pollEvery, type PollStore } from './PollStore.ts';
import { refreshSeason, type RefreshedFiles } from './refreshSeason.ts';

interface Parts {
  readonly season: RefreshedFiles;
  readonly poll: Pick<PollStore, 'start'>;
}

/**
 * Polls once a minute until the returned function is called. At each change loads the files of the season that have changed, and then calls back; not
 * again while a callback waits for the user to sign in again, but once when it is done. [G-301]
 */
export function followSeason({ season, poll }: Parts, onChange: () => Promise<void>): () => void {
  const changes = oneAtATime(onChange);
  let isStopped = false;
  async function follow(changed: Changed): Promise<void> {
    await refreshSeason(season, changed);
    if (!isStopped) void changes.request();
  }
  const stopPolling = poll.start(pollEvery.teamPage, (changed) => void follow(changed));
  return () => {
    isStopped = true;
    stopPolling();
    changes.cancel();
  };
}
