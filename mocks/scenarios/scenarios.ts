import { type Edition, editions } from '@rugby/domain/editions';
import type { Round } from '@rugby/domain/game/entities';
import { currentRound, isPreSeason, isTeamCreationDisabled } from '@rugby/domain/game/rounds';
import { fifteenOf } from '../builders/player.ts';
import { aFixture, aRound, squadsOf } from '../builders/season.ts';
import type { World } from './World.ts';

/** Two days before round 7: six rounds are complete, nobody is signed in. */
export function betweenRounds(edition: Edition = editions.srp): World {
  const squads = squadsOf(edition);
  const complete = [1, 2, 3, 4, 5, 6].map((id) =>
    aRound({
      id,
      status: 'complete',
      fixtures: [
        aFixture({ id, status: 'complete', date: `2026-02-${12 + id}T06:05:00.000Z`, homeScore: 25, awayScore: 23 }, squads),
      ],
    }),
  );
  const next = aRound({
    id: 7,
    fixtures: [
      aFixture({ id: 71, homeSquadId: squads.length, awaySquadId: 2, date: '2026-03-27T06:05:00.000Z' }, squads),
      aFixture(
        { id: 72, homeSquadId: 3, awaySquadId: 1, date: '2026-03-27T08:35:00.000Z', venueName: 'Allianz Stadium' },
        squads,
      ),
    ],
  });
  return aWorld(edition, [...complete, next]);
}

/** No season has been published yet. */
export function offSeason(edition: Edition = editions.srp): World {
  return { ...aWorld(edition, []), squads: [] };
}

function aWorld(edition: Edition, rounds: readonly Round[]): World {
  const now = '2026-03-25T01:47:28.000Z';
  return {
    edition,
    now,
    rounds,
    squads: squadsOf(edition),
    players: fifteenOf(edition),
    dashboard: {
      gameTime: now,
      currentRoundId: currentRound(rounds)?.id ?? null,
      isPreSeason: isPreSeason(rounds),
      isTeamCreationDisabled: isTeamCreationDisabled(rounds, Date.parse(now)),
      isPractice: true,
      team: null,
      roundPoints: null,
      totalPoints: null,
      rank: null,
      numLeagues: 0,
      numInvites: 0,
    },
  };
}
