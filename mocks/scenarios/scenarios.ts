import { countriesIn } from '@rugby/domain/game/session/countries';
import { type Edition, editions } from '@rugby/domain/editions';
import type { Fixture, Round } from '@rugby/domain/game/model/entities';
import { currentRound, isPreSeason, isTeamCreationDisabled } from '@rugby/domain/game/season/rounds';
import { aGamebar, aTeamHistory } from '../builders/history.ts';
import { fifteenOf } from '../builders/player.ts';
import { aFixture, aRound, squadsOf } from '../builders/season.ts';
import { aTeam } from '../builders/team.ts';
import { aUser } from '../builders/user.ts';
import type { World } from './World.ts';

/** Two days before round 7: six rounds are complete, nobody is signed in. */
export function betweenRounds(edition: Edition = editions.srp): World {
  return aWorld(edition, sevenRounds(edition), '2026-03-25T01:47:28.000Z');
}

/** The same day for a user who has just registered and has no team. */
export function newUser(edition: Edition = editions.srp): World {
  return { ...betweenRounds(edition), user: aUser({ playedGames: [edition.playedGame] }) };
}

/** The first match of round 7 is being played; the user's team has played since round 1. */
export function midRound(edition: Edition = editions.srp): World {
  const rounds = sevenRounds(edition, { status: 'playing', homeScore: 12, awayScore: 7 });
  const world = aWorld(edition, rounds, '2026-03-27T06:45:00.000Z');
  const played = rounds.map(({ id }) => aTeamHistory({ roundId: id }, world.players));
  const total = played.reduce((sum, { points }) => sum + points.round, 0);
  const points = { round: 0, players: {}, ...played.at(-1)?.points, total };
  const team = aTeam({ startRoundId: 1, points });
  const standing = { roundPoints: points.round, totalPoints: total, rank: 1204 };
  return {
    ...world,
    user: aUser({ playedGames: [edition.playedGame] }),
    team,
    history: played,
    gamebar: aGamebar({ ...standing, roundRank: 388, isProvisional: true }),
    dashboard: { ...world.dashboard, ...standing, team },
  };
}

/** No season has been published yet. */
export function offSeason(edition: Edition = editions.srp): World {
  return { ...aWorld(edition, [], '2026-03-25T01:47:28.000Z'), squads: [] };
}

/** Each scenario by its name. */
export const scenarios = { betweenRounds, newUser, midRound, offSeason };

/** Six complete rounds with one match each, and round 7 with two, of which `first` says more about the first. */
function sevenRounds(edition: Edition, first: Partial<Fixture> = {}): readonly Round[] {
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
    status: first.status ?? 'scheduled',
    fixtures: [
      aFixture({ id: 71, homeSquadId: squads.length, awaySquadId: 2, date: '2026-03-27T06:05:00.000Z', ...first }, squads),
      aFixture(
        { id: 72, homeSquadId: 3, awaySquadId: 1, date: '2026-03-27T08:35:00.000Z', venueName: 'Allianz Stadium' },
        squads,
      ),
    ],
  });
  return [...complete, next];
}

function aWorld(edition: Edition, rounds: readonly Round[], now: string): World {
  return {
    edition,
    now,
    rounds,
    squads: squadsOf(edition),
    players: fifteenOf(edition),
    countries: countriesIn('en-US'),
    accounts: [{ user: aUser({ playedGames: [edition.playedGame] }), password: 'Kererū-1990' }],
    user: null,
    team: null,
    history: [],
    gamebar: aGamebar(),
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
