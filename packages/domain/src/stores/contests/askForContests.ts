import type { Api } from '../../api/apiClient.ts';
import { getCup, getHeadToHead } from '../../contract/league/leagueContests.ts';
import type { Cup, HeadToHead } from '../../game/model/contest.ts';
import type { AskForContest } from './ContestStore.ts';

/** Asks for the head-to-head of a league: the meetings of a round, and the table after it. */
export function askForHeadToHead(api: Pick<Api, 'send'>): AskForContest<HeadToHead> {
  return async (leagueId, round) => {
    const outcome = await api.send(getHeadToHead, { params: { leagueId }, query: round === null ? {} : { round } });
    return outcome.ok ? { ok: true, value: outcome.value.headToHead } : outcome;
  };
}

/** Asks for the cup of a league: the whole bracket, whatever the round. */
export function askForCup(api: Pick<Api, 'send'>): AskForContest<Cup> {
  return async (leagueId) => {
    const outcome = await api.send(getCup, { params: { leagueId } });
    return outcome.ok ? { ok: true, value: outcome.value.cup } : outcome;
  };
}
