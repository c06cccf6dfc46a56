import type { Edition } from '@rugby/domain/editions';
import type { Player, Round, Team } from '@rugby/domain/game/model/entities';
import { playersById } from '@rugby/domain/game/model/world';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import { currentRound, fixturesOf, isPreSeason, isTeamCreationDisabled, nextFixture } from '@rugby/domain/game/season/rounds';
import { countriesIn } from '@rugby/domain/game/session/countries';
import { budgetOf, valueOf } from '@rugby/domain/game/team/budget';
import { someSessions } from '../builders/account.ts';
import { aGamebar, aRoundAmongAll, aTeamHistory } from '../builders/history.ts';
import { someLeagues } from '../builders/leagues.ts';
import { fifteenOf } from '../builders/player.ts';
import { aPool } from '../builders/pool.ts';
import { squadsOf } from '../builders/season.ts';
import { aTeam } from '../builders/team.ts';
import { aUser } from '../builders/user.ts';
import type { World } from './World.ts';

/** The world of an edition at a moment (ISO 8601) without a session: the players of `fifteenOf` and 437 others. */
export function aWorld(edition: Edition, rounds: readonly Round[], now: string): World {
  return {
    edition,
    now,
    rounds,
    squads: squadsOf(edition),
    players: [...aPool(437, edition), ...fifteenOf(edition)].map((player) => inSeason(player, rounds, Date.parse(now))),
    corrections: [],
    countries: countriesIn('en-US'),
    adverts: [],
    accounts: [aUser(), aUser(rival)].map((user) => ({
      user: { ...user, playedGames: [edition.playedGame] },
      password: 'Kererū-1990',
    })),
    user: null,
    sessions: someSessions(now),
    team: null,
    history: [],
    gamebar: aGamebar(),
    teamLinks: [],
    leagues: [],
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
      numManagedLeagues: 0,
    },
  };
}

/** The world with its user signed in, who has no team. */
export function signedIn(world: World): World {
  const here = { ...world, user: aUser({ playedGames: [world.edition.playedGame] }) };
  return { ...here, leagues: someLeagues(here) };
}

/** The world with its user signed in, whose team has played every round since the first. `about` changes the saved team. */
export function withTeam(world: World, about: Partial<Team> = {}): World {
  const { edition, rounds, players } = world;
  const stored = aTeam({ startRoundId: 1, captainId: captains[edition.id], ...about });
  const begun = rounds.filter(({ status }) => status !== 'scheduled');
  let total = 0;
  const history = begun.map(({ id: roundId }) => {
    const boosters = stored.boosters.filter((booster) => booster.roundId === roundId);
    const played = aTeamHistory({ roundId, captainId: stored.captainId, lineup: stored.lineup, boosters }, players);
    total += played.points.round;
    return { ...played, points: { ...played.points, total } };
  });
  const points = { round: 0, players: {}, ...history.at(-1)?.points, total };
  const known = playersById(players);
  const team = {
    ...stored,
    value: valueOf(stored.lineup, known),
    budget: budgetOf(stored.lineup, stored.salaryCap, known),
    points,
  };
  const current = currentRound(rounds);
  const played = history.find(({ roundId }) => roundId === current?.id);
  const standing = { roundPoints: played?.points.round ?? null, totalPoints: total, rank: 1204 };
  const ofRound =
    current === undefined || played === undefined
      ? {}
      : { ...aRoundAmongAll(played.points.round), isProvisional: arePointsProvisional(current, Date.parse(world.now)) };
  const user = signedIn(world);
  return {
    ...user,
    leagues: someLeagues({ ...user, team }),
    team,
    history,
    gamebar: aGamebar({
      ...standing,
      ...ofRound,
      rounds: history.map(({ roundId, points }) => ({ roundId, points: points.round })),
    }),
    dashboard: { ...world.dashboard, ...standing, team },
  };
}

/** Another user, whose team page can be opened; it shows the team of the world. */
const rival = { id: 2, email: 'tama@example.org', displayName: 'Tama R', firstName: 'Tama', lastName: 'Rewi' };

const captains = { srp: 11, trc: 10 } as const;

/**
 * The player with their next match and the points of rounds that have begun: none before the season, and in later rounds only once their match
 * has started.
 */
function inSeason(player: Player, rounds: readonly Round[], now: number): Player {
  const { id, squadId, stats } = player;
  const next = nextFixture(squadId, rounds, now)?.id ?? null;
  const begun = rounds.filter(({ status }) => status !== 'scheduled');
  if (begun.length === 0) return { ...player, stats: { ...stats, ...withoutPoints, nextFixture: next } };
  const scores = begun.flatMap((round) => {
    const score = round.id <= 6 ? stats.scores[round.id] : (id * 7 + round.id * 5) % 37;
    const hasPlayed = round.id <= 6 || fixturesOf(squadId, round).some(({ status }) => status !== 'scheduled');
    return score === undefined || !hasPlayed ? [] : [[round.id, score] as const];
  });
  return { ...player, stats: { ...stats, nextFixture: next, scores: Object.fromEntries(scores) } };
}

const withoutPoints = { totalPoints: 0, avgPoints: null, lastRoundPoints: null, positionRank: null, scores: {} };
