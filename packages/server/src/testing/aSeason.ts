import type { EditionId } from '@rugby/domain/editions';
import { positions } from '@rugby/domain/game/model/entities';
import { slotCount } from '@rugby/domain/game/model/positions';
import type { Database } from '../db/tables.ts';
import type { Kysely } from 'kysely';

const squadCount = 5;
/** Each squad has two players for each slot, all of this cost, so that fifteen cost 90 million. */
const cost = 6_000_000;

/** Returns the instant that is so many minutes from now. */
export function minutesFromNow(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000);
}

/**
 * Stores a season of two scheduled rounds with squads 1 to 5. In round 1, an hour from now, squad 1 meets 2 and 3 meets 4;
 * in round 2, a week later, 1 meets 3. Squad 5 does not play in round 1. `playerAt` returns its players.
 */
export async function aSeason(db: Kysely<Database>, edition: EditionId = 'srp'): Promise<void> {
  await db.insertInto('seasons').values({ edition, origin: 'practice' }).execute();
  const squadIds = Array.from({ length: squadCount }, (_, index) => index + 1);
  await db
    .insertInto('squads')
    .values(squadIds.map((id) => ({ edition, id, name: `Squad ${id}`, abbreviation: `SQ${id}`, badge: `SQ${id}` })))
    .execute();
  const rounds = [aRound(1, 60), aRound(2, 60 + 7 * 24 * 60)];
  await db
    .insertInto('rounds')
    .values(rounds.map((round) => ({ edition, ...round })))
    .execute();
  const fixtures = [aFixture(1, 1, [1, 2], 60), aFixture(2, 1, [3, 4], 180), aFixture(3, 2, [1, 3], 60 + 7 * 24 * 60)];
  await db
    .insertInto('fixtures')
    .values(fixtures.map((fixture) => ({ edition, ...fixture })))
    .execute();
  const players = squadIds.flatMap(playersOfSquad);
  await db
    .insertInto('players')
    .values(players.map((player) => ({ edition, ...player })))
    .execute();
}

/** Returns the id of a squad's player at a position, the first or the second for a slot. */
export function playerAt(position: (typeof positions)[number], squadId: number, which = 0): number {
  return squadId * 1000 + positions.indexOf(position) * 10 + which;
}

function playersOfSquad(squadId: number) {
  return positions.flatMap((position) =>
    Array.from({ length: slotCount(position) * 2 }, (_, which) => {
      const id = playerAt(position, squadId, which);
      return {
        id,
        feedId: id,
        firstName: 'Player',
        lastName: `Number ${id}`,
        squadId,
        position,
        cost,
        status: 'starting' as const,
      };
    }),
  );
}

function aRound(id: number, startsIn: number) {
  return {
    id,
    roundNumber: id,
    roundStage: 'group' as const,
    status: 'scheduled' as const,
    startDate: minutesFromNow(startsIn),
  };
}

function aFixture(id: number, roundId: number, [homeSquadId, awaySquadId]: readonly [number, number], startsIn: number) {
  const scores = { homeScore: null, awayScore: null };
  return {
    id,
    roundId,
    homeSquadId,
    awaySquadId,
    date: minutesFromNow(startsIn),
    status: 'scheduled' as const,
    venueName: 'Ground',
    ...scores,
  };
}
