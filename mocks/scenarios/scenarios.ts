import { type Edition, editions } from '@rugby/domain/editions';
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

/** The same day for a user whose team has a co-captain in round 7. */
export function boosted(edition: Edition = editions.srp): World {
  return withTeam(betweenRounds(edition), {
    boosters: [{ id: 1, type: 'CO_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 9 }],
  });
}

/** The first match of round 7 is being played; the user's team has played since round 1. */
export function midRound(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, (kickOffs(edition)[0] ?? wednesday) + 40 * minute));
}

/** The third match of round 7 is being played (in the championship the second); others are over, others to come. */
export function live(edition: Edition = editions.srp): World {
  const kickOff = kickOffs(edition).slice(0, 3).at(-1) ?? wednesday;
  return withTeam(worldAt(edition, kickOff + 45 * minute));
}

/** The last match of round 7 is being played: every player with a match in it is locked. */
export function lockedRound(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, (kickOffs(edition).at(-1) ?? wednesday) + 30 * minute));
}

/** Two days before round 7, which is cut to its first match: the players of every other squad have a bye. */
export function byes(edition: Edition = editions.srp): World {
  const world = historicRound(edition);
  const cut = world.rounds.map((round) => (round.id === 7 ? { ...round, fixtures: round.fixtures.slice(0, 1) } : round));
  return { ...world, rounds: cut };
}

/** All nine rounds are complete. */
export function seasonOver(edition: Edition = editions.srp): World {
  return withTeam(worldAt(edition, Date.parse('2026-05-01T00:00:00.000Z')));
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
  boosted,
  midRound,
  live,
  lockedRound,
  byes,
  seasonOver,
  championship,
  offSeason,
};

const wednesday = Date.parse('2026-03-25T01:47:28.000Z');
const minute = 60_000;

function worldAt(edition: Edition, now: number): World {
  return aWorld(edition, calendar(edition, now), iso(now));
}

function iso(now: number): string {
  return new Date(now).toISOString();
}
