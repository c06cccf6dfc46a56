import { answerRanking } from '@rugby/mocks/handlers/rankings/rankingOf';
import { live } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import type { Outcome } from '../api/failure.ts';
import type { RequestParts } from '../contract/endpoint.ts';
import { readRankingQuery, type Ranking } from '../contract/ranking.ts';
import { RankingStore } from '../stores/rankings/RankingStore.ts';
import type { Changed, PollStore } from '../stores/season/PollStore.ts';
import { aSeasonStore, seasonAnswers } from './aSeasonStore.ts';
import { type Answers, fakeApi } from './fakeApi.ts';

const now = Date.parse(live().now);

type Answer = (request: RequestParts) => Outcome<Ranking> | Promise<Outcome<Ranking>>;

/** Answers like the fake network, with the user's team in the ranking. */
export function fromMocks(world: World): (request: RequestParts) => Outcome<Ranking> {
  return ({ query = {}, params = {} }) => {
    const { round, page, limit, stat } = query;
    const asked = readRankingQuery({
      round: numberOf(round),
      page: numberOf(page),
      limit: numberOf(limit),
      stat: statisticOf(stat),
    });
    return { ok: true, value: answerRanking(asked, world, numberOf(params['leagueId'])) };
  };
}

function numberOf(value: string | number | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

function statisticOf(value: string | number | undefined) {
  return value === 'averagePoints' || value === 'roundPoints' ? value : 'overallPoints';
}

/** A store on prepared answers, which `answer` replaces. */
export async function aRanking(world: World = live()) {
  const requests: RequestParts[] = [];
  let current: Answer = fromMocks(world);
  const respond = (request: RequestParts) => {
    requests.push(request);
    return current(request);
  };
  const answers: Answers = { ...seasonAnswers({ rounds: world.rounds }), ranking: respond, leagueRanking: respond };
  const { season } = await aSeasonStore(answers, Date.parse(world.now));
  const poll = aPoll();
  const store = new RankingStore({ api: fakeApi(answers), season, clock: { read: () => now }, poll });
  return { store, poll, requests, answer: (next: Answer) => void (current = next) };
}

function aPoll() {
  const every: number[] = [];
  let onChange: (changed: Changed) => void = () => {};
  const poll = {
    every,
    isStopped: false,
    change: async () => {
      onChange({ rounds: false, players: true });
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    start: (interval: number, callBack: (changed: Changed) => void) => {
      every.push(interval);
      onChange = callBack;
      return () => void (poll.isStopped = true);
    },
  } satisfies Pick<PollStore, 'start'> & Record<string, unknown>;
  return poll;
}

/** The ranking that a store shows; throws when there is none. */
export function shown({ view }: RankingStore): Ranking {
  if (view.state !== 'ready') throw new Error(`The ranking is ${view.state}.`);
  return view.ranking;
}
