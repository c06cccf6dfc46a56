import { getCup, getHeadToHead } from '@rugby/domain/contract/league/leagueContests';
import type { Cup, HeadToHead, Meeting } from '@rugby/domain/game/model/contest';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { fromNetwork, type Scenario } from './fromNetwork.ts';
import { type StoryNetwork, valueOrThrow } from './storyNetwork.ts';

/** Asks the fake network of a story for the head-to-head of the league that the user manages. */
export async function headToHeadFrom(network: StoryNetwork): Promise<HeadToHead> {
  return valueOrThrow(await network.send(getHeadToHead, { params: { leagueId: leagueIds.managed }, query: {} })).headToHead;
}

/** The user's meeting of a round; without one, of the latest that has begun. */
export async function ownMeetingFrom(network: StoryNetwork, query: { readonly round?: number } = {}): Promise<Meeting> {
  const sent = await network.send(getHeadToHead, { params: { leagueId: leagueIds.managed }, query });
  const { meetings, ownEntry } = valueOrThrow(sent).headToHead;
  const found = meetings.find(({ home, away }) => home.entry === ownEntry || away?.entry === ownEntry);
  if (found === undefined) throw new Error('The user meets no one.');
  return found;
}

/** Asks for its cup. */
export async function cupFrom(network: StoryNetwork): Promise<Cup> {
  return valueOrThrow(await network.send(getCup, { params: { leagueId: leagueIds.managed } })).cup;
}

/** An arg of a story: the cup of a scenario, changed. */
export function cupWith(scenario: Scenario, change: (cup: Cup) => Partial<Cup>): Cup {
  return fromNetwork(scenario, async (network) => {
    const cup = await cupFrom(network);
    return { ...cup, ...change(cup) };
  });
}
