import { leagueIds } from '@rugby/mocks/builders/leagues';
import { cupOf, headToHeadOf } from '@rugby/mocks/handlers/leagues/contests';
import { historicRound, live } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import type { RequestParts } from '../../contract/endpoint.ts';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { type Changed, pollEvery } from '../season/PollStore.ts';
import { askForCup, askForHeadToHead } from './askForContests.ts';
import { ContestStore } from './ContestStore.ts';

const busy: Outcome<never> = { ok: false, failure: { kind: 'unavailable' } };

describe('a contest of a league', () => {
  it('is asked for in the latest round that has begun, or in the one that is chosen [B22]', async () => {
    const { headToHead, requests } = await aContest(live());
    headToHead.mount(leagueIds.managed);
    await headToHead.show(null);
    expect(headToHead.contest.value?.table).toHaveLength(7);
    await headToHead.show(2);
    expect(requests.map(({ query }) => query?.['round'])).toEqual([undefined, 2]);
    expect(headToHead.contest.value?.roundId).toBe(2);
  });

  it('does not show that of another league until it has arrived', async () => {
    const { headToHead } = await aContest(live());
    headToHead.mount(leagueIds.managed)();
    await headToHead.show(null);
    headToHead.mount(leagueIds.member);
    expect(headToHead.contest.value).toBeUndefined();
  });

  it('follows each change once a minute while a round is played, else every half hour [B14]', async () => {
    const playing = await aContest(live());
    const stop = playing.cup.mount(leagueIds.managed);
    await playing.cup.show(null);
    const before = playing.requests.length;
    await playing.change();
    expect(playing.requests.length).toBe(before + 1);
    expect(playing.every.at(-1)).toBe(pollEvery.teamPage);
    stop();
    expect(playing.hasStopped()).toBe(true);
    const resting = await aContest(historicRound());
    resting.cup.mount(leagueIds.managed);
    expect(resting.every.at(-1)).toBe(pollEvery.elsewhere);
  });

  it('stays in view when a reload fails', async () => {
    const { cup, answer } = await aContest(live());
    cup.mount(leagueIds.managed);
    await cup.show(null);
    answer(() => busy);
    await cup.show(null);
    expect([cup.contest.request.state, cup.contest.value?.stages.length]).toEqual(['error', 3]);
  });
});

type Answer = (request: RequestParts) => Outcome<unknown>;

/** The stores of both contests on the answers of the fake network, which `answer` replaces. */
async function aContest(world: World) {
  const requests: RequestParts[] = [];
  const every: number[] = [];
  let onChange: (changed: Changed) => void = () => {};
  let isStopped = false;
  let replaced: Answer | undefined;
  const respond = (answer: Answer) => (request: RequestParts) => {
    requests.push(request);
    return (replaced ?? answer)(request);
  };
  const answers: Answers = {
    ...seasonAnswers({ rounds: world.rounds }),
    headToHead: respond(({ params, query }) => ({
      ok: true,
      value: headToHeadOf(
        Number(params?.['leagueId']),
        query?.['round'] === undefined ? undefined : Number(query['round']),
        world,
      ),
    })),
    cup: respond(({ params }) => ({ ok: true, value: cupOf(Number(params?.['leagueId']), world) })),
  };
  const { season } = await aSeasonStore(answers, Date.parse(world.now));
  const api = fakeApi(answers);
  const poll = {
    start: (interval: number, callBack: (changed: Changed) => void) => {
      every.push(interval);
      onChange = callBack;
      return () => void (isStopped = true);
    },
  };
  return {
    headToHead: new ContestStore(askForHeadToHead(api), { season, poll }),
    cup: new ContestStore(askForCup(api), { season, poll }),
    requests,
    every,
    hasStopped: () => isStopped,
    answer: (next: Answer) => void (replaced = next),
    change: async () => {
      onChange({ rounds: false, players: true });
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
