import { aTeamHistory } from '@rugby/mocks/builders/history';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { aSeasonStore, seasonAnswers } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { readReview } from './readReview.ts';

const { points } = aTeamHistory({ roundId: 2 });
const place = { rank: 40, numTeams: 2100, average: 246.3, highest: 471, isProvisional: false };
const booster = { id: 1, type: 'TRIPLE_CAPTAIN', roundId: 2, roundNumber: 2, playerId: null };
const played = (...rounds: object[]): Outcome<unknown> => ({ ok: true, value: { rounds } });
const failed: Outcome<never> = { ok: false, failure: { kind: 'refused', status: 503, errors: [] } };

async function read(answer: Outcome<unknown>, files = seasonAnswers()) {
  const { season } = await aSeasonStore(files);
  return readReview({ api: fakeApi({ seasonReview: answer }), season, pause: () => Promise.resolve() });
}

describe('the season review of an export', () => {
  it('has ranks, captains, boosters and missed points by round, and who earned what, in names [B17, B25]', async () => {
    const outcome = await read(
      played(
        { teamHistory: aTeamHistory({ roundId: 1 }), ...place },
        { teamHistory: { ...aTeamHistory({ roundId: 2 }), boosters: [booster] }, ...place, rank: 31 },
      ),
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        reviews: [{ edition: 'srp', rank: 31, numTeams: 2100, left: expect.any(Number) }],
        reviewedRounds: [
          { edition: 'srp', round: 1, rank: 40, captain: expect.stringMatching(/\S \S/), booster: null },
          { edition: 'srp', round: 2, rank: 31, booster: 'TRIPLE_CAPTAIN', points: points.round, left: expect.any(Number) },
        ],
      },
    });
    const players = outcome.ok ? outcome.value.reviewedPlayers : [];
    expect(players).toHaveLength(15);
    expect(players[0]).toMatchObject({ edition: 'srp', player: expect.stringMatching(/\S \S/), rounds: 2 });
  });

  it('is empty for a team that has played no round [B17]', async () => {
    expect(await read(played())).toEqual({ ok: true, value: { reviews: [], reviewedRounds: [], reviewedPlayers: [] } });
  });

  it('fails when the rounds or the season cannot be loaded [B17]', async () => {
    expect(await read(failed)).toEqual(failed);
    expect(await read(played(), { ...seasonAnswers(), players: failed })).toEqual(failed);
  });
});
