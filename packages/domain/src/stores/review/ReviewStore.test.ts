import { aTeamHistory } from '@rugby/mocks/builders/history';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import type { Changed } from '../season/PollStore.ts';
import { ReviewStore } from './ReviewStore.ts';

const round = (roundId: number) => ({
  teamHistory: aTeamHistory({ roundId }),
  rank: 40,
  numTeams: 2100,
  average: 246.3,
  highest: 471,
  isProvisional: false,
});
const answer = (...rounds: object[]): Outcome<unknown> => ({ ok: true, value: { rounds } });
/** The user is in one started league and in one that has not started; the other league is on the second page. */
const leagues: Answers[string] = ({ query }) => {
  const page = Number(query?.['page'] ?? 1);
  const league = { id: page, name: 'Tackles', class: 'regular', privacy: 'private', startId: page, numTeams: 7, isJoined: true };
  const about = { code: null, leagueManager: null, rank: null, prevRank: null };
  const started = { ...league, ...about, status: page === 1 ? 'started' : 'scheduled' };
  return { ok: true, value: { leagues: [started], nextPage: page < 2, page } };
};
const place = { roundId: 1, rank: 2, numTeams: 7, average: 200.5, highest: 300 };
const failed: Outcome<never> = { ok: false, failure: { kind: 'refused', status: 503, errors: [] } };

async function aReview(answers: Answers) {
  const asked: string[] = [];
  const { season } = await aSeasonStore(seasonAnswers());
  let change: (changed: Changed) => void = () => {};
  const review = new ReviewStore({
    api: fakeApi({ leagues, leagueReview: answer(place), ...answers }, asked),
    season,
    poll: {
      start: (_, onChange) => {
        change = onChange;
        return () => {};
      },
    },
    pause: () => Promise.resolve(),
  });
  return { review, asked, change: (changed: Changed) => change(changed) };
}

describe('the review of a season', () => {
  it('is counted from the rounds that the team has played [B25]', async () => {
    const { review } = await aReview({ seasonReview: answer(round(1), round(2)) });
    expect(review.view.state).toBe('loading');
    await review.load();
    expect(review.view).toMatchObject({
      state: 'ready',
      review: { rounds: [{ roundId: 1 }, { roundId: 2 }], rank: 40, numTeams: 2100 },
    });
  });

  it('is empty for a team that has played no round [B25]', async () => {
    const { review } = await aReview({ seasonReview: answer() });
    await review.load();
    expect(review.view).toEqual({ state: 'none' });
  });

  it('says that it could not be loaded, and loads again [B25]', async () => {
    let outcome: Outcome<unknown> = failed;
    const { review } = await aReview({ seasonReview: () => outcome });
    await review.load();
    expect(review.view).toMatchObject({ state: 'failed', failure: { status: 503 } });
    outcome = answer(round(1));
    await review.load();
    expect(review.view.state).toBe('ready');
  });

  it('stays in view when it cannot be loaded again [B25]', async () => {
    let outcome: Outcome<unknown> = answer(round(1));
    const { review } = await aReview({ seasonReview: () => outcome });
    await review.load();
    const { view } = review;
    outcome = failed;
    await review.load();
    expect([view.state, review.view]).toEqual(['ready', view]);
  });

  it('is counted again when the season has changed [B25]', async () => {
    const { review, asked, change } = await aReview({ seasonReview: answer(round(1)) });
    review.mount();
    change({ rounds: false, players: false });
    await vi.waitFor(() => expect(review.view.state).toBe('ready'));
    expect(asked.filter((name) => name === 'seasonReview')).toHaveLength(2);
  });

  it('is shown among the teams of a league that the user chooses, and among all again [B25]', async () => {
    const { review } = await aReview({ seasonReview: answer(round(1)) });
    await Promise.all([review.load(), review.inLeague.load(), review.inLeague.choose(1)]);
    expect(review.view).toMatchObject({ review: { rank: 2, numTeams: 7, rounds: [{ average: 200.5, highest: 300 }] } });
    await review.inLeague.choose(null);
    expect(review.view).toMatchObject({ review: { rank: 40, numTeams: 2100 } });
  });

  it('offers every league that has started, on whatever page [B25]', async () => {
    const { review, asked } = await aReview({ seasonReview: answer(round(1)) });
    await review.inLeague.load();
    expect(review.inLeague.leagues.map(({ id }) => id)).toEqual([1]);
    expect(asked).toEqual(['leagues', 'leagues']);
  });

  it('stays among all teams while the places in a league load, and when they cannot be loaded [B25]', async () => {
    let outcome: Outcome<unknown> = failed;
    const { review } = await aReview({ seasonReview: answer(round(1)), leagueReview: () => outcome });
    await Promise.all([review.load(), review.inLeague.load()]);
    const chosen = review.inLeague.choose(1);
    expect([review.inLeague.isPending, review.inLeague.shown]).toEqual([true, undefined]);
    await chosen;
    expect([review.inLeague.isPending, review.inLeague.hasFailed]).toEqual([false, true]);
    expect(review.view).toMatchObject({ review: { rank: 40 } });
    outcome = answer(place);
    await review.inLeague.retry();
    expect([review.inLeague.hasFailed, review.view]).toMatchObject([false, { review: { rank: 2 } }]);
    outcome = failed;
    await review.inLeague.refresh();
    expect([review.inLeague.hasFailed, review.view]).toMatchObject([false, { review: { rank: 2 } }]);
  });
});
