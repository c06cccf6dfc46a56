import { type Edition, editions } from '@rugby/domain/editions';
import type { Player, PlayerStatus, Round } from '@rugby/domain/game/model/entities';
import { emptyLineup, playerIds } from '@rugby/domain/game/model/lineup';
import { squadCounts } from '@rugby/domain/game/team/squadRules';
import { playersById } from '@rugby/domain/game/model/world';
import { codeOfTeamLink } from '../builders/team.ts';
import { byesAt } from './byesAt.ts';
import { aWorld, signedIn, withTeam } from './aWorld.ts';
import { calendar, kickOffs } from './calendar.ts';
import type { World } from './World.ts';

/** Six weeks before round 1: players have no points, without a session. */
export function preSeason(edition: Edition = editions.srp): World {
  return worldAt(edition, Date.parse('2026-01-05T01:47:28.000Z'));
}

/** Two days before round 7: six rounds are complete, without a session. */
export function betweenRounds(edition: Edition = editions.srp): World {
  return worldAt(edition, wednesday);
}

/** The same day for a user who has just registered and has no team. */
export function newUser(edition: Edition = editions.srp): World {
  return signedIn(betweenRounds(edition));
}

/** The same day for a user whose team has played six rounds, which can be looked at one by one. */
export function historicRound(edition: Edition = editions.srp): World {
  return withTeam(betweenRounds(edition));
}

/** The same day while the game is in safe mode. */
export const safeMode = (edition: Edition = editions.srp): World => ({ ...historicRound(edition), isSafeMode: true });

/** The same day for a user whose team used Triple Captain in round 2, with players whose points differ in every round. */
export function variedRounds(edition: Edition = editions.srp): World {
  const world = betweenRounds(edition);
  const players = world.players.map((player) => withVariedPoints(player, world.rounds));
  const boosters = [{ id: 1, type: 'TRIPLE_CAPTAIN', roundId: 2, roundNumber: 2, playerId: null }] as const;
  return withTeam({ ...world, players }, { boosters });
}

/** The same day for a user whose team has a co-captain in round 7. */
export function boosted(edition: Edition = editions.srp): World {
  return withTeam(betweenRounds(edition), {
    boosters: [{ id: 1, type: 'CO_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 9 }],
  });
}

/** The same day after an import: one squad has one player too many in the user's team, which new prices put 0.6 million over its budget. */
export function rulesBroken(edition: Edition = editions.srp): World {
  const world = historicRound(edition);
  const { lineup, budget } = world.team ?? { lineup: emptyLineup, budget: 0 };
  const ids = playerIds(lineup);
  const counts = squadCounts(lineup, { players: playersById(world.players) });
  const [crowded = 0, have = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const others = world.players.filter(({ id, squadId }) => ids.includes(id) && squadId !== crowded).map(({ id }) => id);
  const moving = new Set(others.slice(0, edition.squad.max + 1 - have));
  const nextFixture = world.players.find(({ squadId }) => squadId === crowded)?.stats.nextFixture ?? null;
  const dearer = budget + 600_000;
  const players = world.players.map((player) => ({
    ...player,
    ...(moving.has(player.id) && { squadId: crowded, stats: { ...player.stats, nextFixture } }),
    ...(player.id === ids[0] && { cost: player.cost + dearer }),
  }));
  return withTeam({ ...betweenRounds(edition), players });
}

/** Three hours before round 7: one of the user's fifteen is not selected, one is injured, and in the club edition one has a bye. */
export function teamsNamed(edition: Edition = editions.srp): World {
  const world = withTeam(worldAt(edition, (kickOffs(edition)[0] ?? wednesday) - 3 * hour));
  const { lock, fly_half } = world.team?.lineup ?? emptyLineup;
  const named = new Map<number, PlayerStatus>([
    [lock[0] ?? 0, 'not-selected'],
    [fly_half[0] ?? 0, 'injured'],
  ]);
  return { ...world, players: world.players.map((player) => ({ ...player, status: named.get(player.id) ?? player.status })) };
}

/** The first match of round 7 is being played; the user's team has played since round 1. */
export function midRound(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, (kickOffs(edition)[0] ?? wednesday) + 40 * minute));
}

/** The same moment for a user who has just registered and has no team: none can be created now. */
export function lockedOut(edition: Edition = editions.srp): World {
  return signedIn(worldAt(edition, (kickOffs(edition)[0] ?? wednesday) + 40 * minute));
}

/** The third match of round 7 is being played, others are over, others to come; in the championship its second and last match. */
export function live(edition: Edition = editions.srp): World {
  const kickOff = kickOffs(edition).slice(0, 3).at(-1) ?? wednesday;
  return withTeam(worldAt(edition, kickOff + 45 * minute));
}

/** The last match of round 7 is being played: every player with a match in it is locked. */
export function lockedRound(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, (kickOffs(edition).at(-1) ?? wednesday) + 30 * minute));
}

/** Two days before round 7, in which three clubs have a bye (in the championship two countries): seven of the user's fifteen rest. */
export function byes(edition: Edition = editions.srp): World {
  return byesAt(edition, wednesday);
}

/** The first match of that round is being played. */
export function byesMidRound(edition: Edition = editions.srp): World {
  return byesAt(edition, (kickOffs(edition)[0] ?? wednesday) + 40 * minute);
}

/** Round 7 has just ended: the next one is in a week, and the user's team has its result. */
export function roundOver(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, (kickOffs(edition).at(-1) ?? wednesday) + 4 * hour));
}

/** The last match of round 9, the last round, is being played. */
export function lastMatch(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, (kickOffs(edition).at(-1) ?? wednesday) + 2 * week + 30 * minute));
}

/** All nine rounds are complete. */
export function seasonOver(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, Date.parse('2026-05-01T00:00:00.000Z')));
}

/** Two days before round 7, for a visitor without a session who has the link to a team of round 6. */
export function sharedTeam(edition: Edition = editions.srp): World {
  return sharedIn(historicRound(edition), 6);
}

/** Round 7 is being played, for a visitor without a session who has the link to a team of it. */
export function sharedTeamLive(edition: Edition = editions.srp): World {
  return sharedIn(live(edition), 7);
}

/** The middle of a round of the championship, in whichever edition a story is shown. */
export const championship = inEdition(editions.trc, midRound);

/** No season has been published yet. */
export function offSeason(edition: Edition = editions.srp): World {
  return { ...aWorld(edition, [], iso(wednesday)), squads: [], players: [] };
}

/** A scenario that takes place in one edition, whichever a story is shown in. */
export function inEdition(edition: Edition, scenario: (edition: Edition) => World): () => World {
  return () => scenario(edition);
}

/** Each scenario by its name. */
export const scenarios = {
  preSeason,
  betweenRounds,
  newUser,
  historicRound,
  safeMode,
  variedRounds,
  boosted,
  rulesBroken,
  teamsNamed,
  midRound,
  lockedOut,
  live,
  lockedRound,
  byes,
  byesMidRound,
  roundOver,
  lastMatch,
  seasonOver,
  championship,
  sharedTeam,
  sharedTeamLive,
  offSeason,
};

/** The user of a world has shared the team of a round; another browser sees it. */
function sharedIn(world: World, roundId: number): World {
  return { ...world, user: null, teamLinks: [{ roundId, code: codeOfTeamLink(roundId) }] };
}

function withVariedPoints(player: Player, rounds: readonly Round[]): Player {
  const complete = rounds.filter(({ status }) => status === 'complete');
  const scores = Object.fromEntries(complete.map(({ id }) => [id, (player.id * 13 + id * id * 11) % 43]));
  const totalPoints = Object.values(scores).reduce((sum, points) => sum + points, 0);
  const avgPoints = Math.round((10 * totalPoints) / complete.length) / 10;
  return { ...player, stats: { ...player.stats, scores, totalPoints, avgPoints } };
}

const wednesday = Date.parse('2026-03-25T01:47:28.000Z');
const minute = 60_000;
const hour = 60 * minute;
const week = 7 * 24 * hour;

function worldAt(edition: Edition, now: number): World {
  return aWorld(edition, calendar(edition, now), iso(now));
}

function iso(now: number): string {
  return new Date(now).toISOString();
}
