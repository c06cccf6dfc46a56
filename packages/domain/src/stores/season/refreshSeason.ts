import type { Changed } from './PollStore.ts';
import type { SeasonStore } from './SeasonStore.ts';

/** Fetches only those files of the season that have changed. [G-301] */
export async function refreshSeason(
  { rounds, players }: Pick<SeasonStore, 'rounds' | 'players'>,
  changed: Changed,
): Promise<void> {
  await Promise.all([changed.rounds && rounds.load(), changed.players && players.load()]);
}
