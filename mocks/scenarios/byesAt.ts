import type { Edition } from '@rugby/domain/editions';
import type { Fixture } from '@rugby/domain/game/model/entities';
import { aFixture, squadsOf } from '../builders/season.ts';
import { aWorld, withTeam } from './aWorld.ts';
import { calendar } from './calendar.ts';
import type { World } from './World.ts';

/** A moment (epoch milliseconds) of round 7 in which several squads have a bye. */
export function byesAt(edition: Edition, now: number): World {
  const rounds = calendar(edition, now).map((round) =>
    round.id === 7 ? { ...round, fixtures: fixturesWithByes(round.fixtures, edition) } : round,
  );
  return withTeam(aWorld(edition, rounds, new Date(now).toISOString()));
}

/** Squads that lose their match in a round with byes. The Force have none anyway. */
const resting = { srp: ['BLUE', 'FDRU'], trc: ['AUS', 'SA'] } as const;

/** The fixtures of a round without the resting squads; the two clubs that they would have met play each other. */
function fixturesWithByes(fixtures: readonly Fixture[], edition: Edition): readonly Fixture[] {
  const squads = squadsOf(edition);
  const idsOf = (abbreviations: readonly string[]) =>
    squads.flatMap((squad) => (abbreviations.includes(squad.abbreviation) ? squad.id : []));
  const gone = new Set(idsOf(resting[edition.id]));
  const left = fixtures.filter(({ homeSquadId, awaySquadId }) => !gone.has(homeSquadId) && !gone.has(awaySquadId));
  const [home, away] = idsOf(['CHIE', 'REDS']);
  const free = fixtures.find(({ homeSquadId }) => gone.has(homeSquadId));
  if (home === undefined || away === undefined || free === undefined) return left;
  return [...left, aFixture({ id: free.id, date: free.date, homeSquadId: home, awaySquadId: away }, squads)];
}
