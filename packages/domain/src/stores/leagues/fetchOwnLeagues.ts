import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { getLeagues } from '../../contract/league/leagues.ts';
import type { League } from '../../game/model/league.ts';

/** Every league that a user is in. */
export interface OwnLeagues {
  /** Those that the user has joined, the newest membership first. */
  readonly joined: readonly League[];
  /** Everyone, a country, a squad. */
  readonly automatic: readonly League[];
}

/** Fetches every league that the user is in, one page after the other. The first failure ends it. */
export async function fetchOwnLeagues(api: Pick<Api, 'send'>): Promise<Outcome<OwnLeagues>> {
  const byId = new Map<number, League>();
  for (let page = 1; ; page++) {
    const outcome = await api.send(getLeagues, { query: { page } });
    if (!outcome.ok) return outcome;
    const { leagues, automatic, nextPage } = outcome.value;
    for (const league of leagues) byId.set(league.id, league);
    if (!nextPage || leagues.length === 0) return { ok: true, value: { joined: [...byId.values()], automatic } };
  }
}
