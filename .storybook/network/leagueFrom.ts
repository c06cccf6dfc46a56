import { showLeague } from '@rugby/domain/contract/league/league';
import type { League } from '@rugby/domain/game/model/league';
import { type StoryNetwork, valueOrThrow } from './storyNetwork.ts';

/** Asks the fake network of a story for a league. */
export function leagueFrom(leagueId: number): (network: StoryNetwork) => Promise<League> {
  return async (network) => valueOrThrow(await network.send(showLeague, { params: { leagueId } })).league;
}
