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
const failed: Outcome<never> = { ok: false, failure: { kind: 'refused', status: 503, errors: [] } };

async function aReview(answers: Answers) {
  const asked: string[] = [];
  const { season } = await aSeasonStore(seasonAnswers());
  let change: (changed: Changed) => void = () => {};
  const review = new ReviewStore({
    api: fakeApi(answers, asked),
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

  it('is counted again when the season has changed [B25]', async () => {
    const { review, asked, change } = await aReview({ seasonReview: answer(round(1)) });
    review.mount();
    change({ rounds: false, players: false });
    await vi.waitFor(() => expect(review.view.state).toBe('ready'));
    expect(asked).toEqual(['seasonReview', 'seasonReview']);
  });
});
