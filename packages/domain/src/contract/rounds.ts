import type { Fixture, Round } from '../game/model/entities.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';
import { instant, wireProgress } from './spellings.ts';
import { integer, listOf, natural, upTo } from './text.ts';

const scheduled = 'scheduled';
const score = z.nullable(natural.check(z.maximum(999)));

/** The wire calls a match a tournament; behind the contract it is a fixture. [G-137 to G-143] */
const tournament: z.ZodMiniType<Fixture> = z.object({
  id: integer,
  status: z._default(wireProgress, scheduled),
  date: instant,
  venueName: z._default(upTo(200), ''),
  homeSquadId: integer,
  homeSquadName: z._default(upTo(200), ''),
  homeSquadAbbr: z._default(upTo(200), ''),
  awaySquadId: integer,
  awaySquadName: z._default(upTo(200), ''),
  awaySquadAbbr: z._default(upTo(200), ''),
  homeScore: z._default(score, null),
  awayScore: z._default(score, null),
});

const wireRound = z.object({
  id: integer,
  roundNumber: z.optional(integer),
  roundStage: z._default(z.enum(['group', 'knockout']), 'group'),
  status: z._default(wireProgress, scheduled),
  startDate: instant,
  isLockedForUpdating: z._default(z.boolean(), false),
  tournaments: listOf(tournament, 100),
});

const rounds: z.ZodMiniType<readonly Round[]> = z.pipe(
  listOf(wireRound, 100),
  z.transform((list) =>
    list.map(({ tournaments, ...round }, index) => ({
      ...round,
      roundNumber: round.roundNumber ?? index + 1,
      fixtures: tournaments,
    })),
  ),
);

/** Rounds with their fixtures, in playing order. [G-129, G-133, G-135, G-348] */
export const roundsFile: JsonFile<readonly Round[]> = { name: 'rounds', isShared: false, schema: rounds };

/** A round as JSON. [G-128 to G-134] */
export function presentRound({ fixtures, ...round }: Round): Record<string, unknown> {
  return { ...round, tournaments: fixtures.map((fixture) => ({ ...fixture, tournamentId: fixture.id })) };
}
