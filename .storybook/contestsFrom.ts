import { getCup, getHeadToHead } from '@rugby/domain/contract/league/leagueContests';
import type { Cup, HeadToHead } from '@rugby/domain/game/model/contest';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { type StoryNetwork, valueOrThrow } from './storyNetwork.ts';

/** Asks the fake network of a story for the head-to-head of the league that the user manages. */
export async function headToHeadFrom(network: StoryNetwork): Promise<HeadToHead> {
  return valueOrThrow(await network.send(getHeadToHead, { params: { leagueId: leagueIds.managed }, query: {} })).headToHead;
}

/** The same for its cup. */
export async function cupFrom(network: StoryNetwork): Promise<Cup> {
  return valueOrThrow(await network.send(getCup, { params: { leagueId: leagueIds.managed } })).cup;
}
