import type { Changed } from './PollStore.ts';

/** The files of a season that change while it is played. */
export type RefreshedFiles = Readonly<Record<keyof Changed, { readonly load: () => Promise<void> }>>;

/** Fetches only those files of the season that have changed. [G-301] */
export async function refreshSeason({ rounds, players }: RefreshedFiles, changed: Changed): Promise<void> {
  await Promise.all([changed.rounds && rounds.load(), changed.players && players.load()]);
}
