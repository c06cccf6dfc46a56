import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import {
  getLeagueRanking,
  getRanking,
  mostRowsOfPage,
  type Ranking,
  type RankingRow,
  rowsOfPage,
} from '../../contract/ranking.ts';
import type { RankingQuery } from '../../game/rankings/rankingQuery.ts';

/** Which ranking: of all teams (`leagueId` null) or of a league, after which round and by what. */
export interface RankingScope extends RankingQuery {
  readonly leagueId: number | null;
}

interface RankingPage {
  readonly page: number;
  readonly limit?: number;
  /** The beginning of a display name. */
  readonly search?: string;
}

/** Fetches one page of a ranking. */
export function fetchRanking(
  api: Pick<Api, 'send'>,
  { leagueId, roundId, statistic }: RankingScope,
  page: RankingPage,
): Promise<Outcome<Ranking>> {
  const query = { ...page, stat: statistic, ...(roundId !== null && { round: roundId }) };
  return leagueId === null ? api.send(getRanking, { query }) : api.send(getLeagueRanking, { params: { leagueId }, query });
}

/** Fetches the first pages of a ranking as a single one, in as few requests as possible. The first failure ends it. */
export async function fetchPages(api: Pick<Api, 'send'>, scope: RankingScope, pages: number): Promise<Outcome<Ranking>> {
  if (pages === 1) return fetchRanking(api, scope, { page: 1 });
  const wanted = pages * rowsOfPage;
  const numbers = Array.from({ length: Math.ceil(wanted / mostRowsOfPage) }, (_, index) => index + 1);
  const outcomes = await Promise.all(
    numbers.map((page) => fetchRanking(api, scope, { page, limit: Math.min(wanted, mostRowsOfPage) })),
  );
  const answers: Ranking[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    answers.push(outcome.value);
  }
  const [first, last] = [answers[0], answers.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There is no page to fetch.');
  const rows = answers.length === 1 ? first.rankings : mergeRows(answers.flatMap(({ rankings }) => rankings));
  const nextPage = last.nextPage || rows.length > wanted;
  return { ok: true, value: { ...last, ownRanks: first.ownRanks, page: pages, rankings: rows.slice(0, wanted), nextPage } };
}

/**
 * Returns each team once, with its latest row, by rank. Pages are of several moments: a team that has moved since the first one would stand at its
 * old place with its new rank.
 */
export function mergeRows(rows: readonly RankingRow[]): RankingRow[] {
  const latest = new Map(rows.map((row) => [row.userId, row]));
  return [...latest.values()].toSorted((a, b) => a.rank - b.rank);
}
