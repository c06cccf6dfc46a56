import { createHash } from 'node:crypto';
import type { Edition } from '@rugby/domain/editions';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { CommandError } from '../../season/CommandError.ts';
import { type StatsImport, importStats } from '../../season/importStats.ts';
import { type MatchReport, simulateMatch } from '../match/simulateMatch.ts';
import { type Random, createRandom } from '../random.ts';
import { finalScore } from './createPracticeFeed.ts';
import type { Simulation } from './loadSimulation.ts';

export interface SimulatedFixtures extends StatsImport {
  readonly records: number;
}

/**
 * Simulates fixtures of a started round, to half-time or to full time, and imports their records as stats. Final scores of the
 * season stay; a fixture of an imported season without a score gets a plausible one, which is used only for its records.
 */
export async function simulateFixtures(
  tx: Transaction<Database>,
  edition: Edition,
  simulation: Simulation,
  {
    roundNumber,
    fixtureIds,
    until,
  }: { roundNumber: number; fixtureIds: readonly number[]; until: keyof ReturnType<typeof simulateMatch> },
): Promise<SimulatedFixtures> {
  const fixtures = await tx
    .selectFrom('fixtures')
    .select(['id', 'roundId', 'homeSquadId', 'awaySquadId', 'homeScore', 'awayScore'])
    .where('edition', '=', edition.id)
    .where('id', 'in', fixtureIds)
    .orderBy('id')
    .execute();
  const played = fixtures.map((fixture) => {
    const random = createRandom(`${simulation.seed} match ${fixture.id}`);
    const [home, away] = scoresOf(edition, simulation, fixture, random);
    const squad = (squadId: number) => simulation.namedSquad(squadId, fixture.id);
    const match = simulateMatch(
      { squad: squad(fixture.homeSquadId), score: home },
      { squad: squad(fixture.awaySquadId), score: away },
      random,
    );
    return { fixture, report: match[until] };
  });
  const records = played.flatMap(({ fixture: { id, roundId }, report }) =>
    report.lines.map((line) => ({ ...line, roundId, fixtureId: id })),
  );
  const taken = await importStats(tx, edition, roundNumber, {
    records,
    hash: createHash('sha256').update(JSON.stringify(records)).digest('hex'),
    refuse(problems) {
      if (problems.length > 0) throw new CommandError(problems.map(({ message }) => message));
    },
  });
  if (simulation.origin === 'practice')
    for (const { fixture, report } of played) await writeScore(tx, edition, fixture.id, report);
  return { ...taken, records: records.length };
}

/** Stores the score of a fixture. */
export async function writeScore(
  tx: Transaction<Database>,
  edition: Edition,
  fixtureId: number,
  { homeScore, awayScore }: Pick<MatchReport, 'homeScore' | 'awayScore'>,
): Promise<void> {
  await tx
    .updateTable('fixtures')
    .set({ homeScore, awayScore })
    .where('edition', '=', edition.id)
    .where('id', '=', fixtureId)
    .execute();
}

type Scores = readonly [home: number, away: number];

function scoresOf(
  edition: Edition,
  { origin }: Simulation,
  fixture: { readonly id: number; readonly homeScore: number | null; readonly awayScore: number | null },
  random: Random,
): Scores {
  const real = origin === 'practice' ? finalScore(edition.id, fixture.id) : undefined;
  const likely = (): number => random.pick(likelyScores);
  return [real?.home ?? fixture.homeScore ?? likely(), real?.away ?? fixture.awayScore ?? likely()];
}

const likelyScores = [10, 12, 15, 17, 19, 20, 22, 24, 26, 27, 29, 31, 33, 36, 38, 43];
