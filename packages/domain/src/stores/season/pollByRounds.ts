import { reaction } from 'mobx';
import { oneAtATime } from '../remote/oneAtATime.ts';
import { pollEvery, type PollStore } from './PollStore.ts';
import type { SeasonStore } from './SeasonStore.ts';

interface Parts {
  readonly season: Pick<SeasonStore, 'roundsByClock' | 'loadRounds' | 'refreshRounds'>;
  readonly poll: Pick<PollStore, 'start'>;
}

/**
 * Loads the rounds, and polls until the returned function is called: once a minute while a round is played, otherwise every half hour. Calls back at
 * each change of the published files; rounds that changed are loaded again. Changes during a callback lead to one more: calls that wait for the user
 * to sign in again do not pile up. [B5, B14]
 */
export function pollByRounds({ season, poll }: Parts, onChange: () => Promise<void>): () => void {
  const changes = oneAtATime(onChange);
  void season.refreshRounds();
  let stopPolling = () => {};
  const stopWatching = reaction(
    () => (season.roundsByClock ?? []).some(({ status }) => status === 'playing'),
    (isPlaying) => {
      stopPolling();
      stopPolling = poll.start(isPlaying ? pollEvery.teamPage : pollEvery.elsewhere, (changed) => {
        if (changed.rounds) void season.loadRounds();
        void changes.request();
      });
    },
    { fireImmediately: true },
  );
  return () => {
    changes.cancel();
    stopWatching();
    stopPolling();
  };
}
