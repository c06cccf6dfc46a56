import { z } from '@rugby/domain/contract/schema';
import type { Edition } from '@rugby/domain/editions';
import { matchRules } from '@rugby/domain/game/season/matchRules';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import { statCodes, type StatRecord } from '@rugby/domain/game/model/entities';
import { scorePlayer } from '@rugby/domain/game/scoring/scorePlayer';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import { pick } from 'es-toolkit';
import { sql, type Transaction } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { CommandError } from './CommandError.ts';
import type { Problem } from './feed/readJson.ts';
import { checkStats } from './feed/readStats.ts';
import { readGameTime } from './readGameTime.ts';
import { planStats, type PlannedRecord, type StatsPlan } from './planStats.ts';
import { requestScoring } from '../scoring/scorePendingRounds.ts';
import { findRoundByNumber, type StoredRound, readRounds } from './readRounds.ts';

/** Raw stat records and their source. */
export interface RawStats {
  readonly records: readonly StatRecord[];
  /** The source in the audit: the SHA-256 of its file. */
  readonly hash: string;
  /** Called with the invalid records; must throw when there are any. */
  readonly refuse: (problems: readonly Problem[]) => void;
}

/** The result of an import. `strangers` counts the records of players whose squad does not play the match. */
export interface StatsImport extends Record<'changed' | 'withdrawn' | 'audited' | 'strangers', number> {
  /** Whether the round was complete before, so that this is a correction. */
  readonly isCorrection: boolean;
}

/**
 * Imports raw records of a round and scores their players. A repeat changes nothing. Refuses a round that has not started. Call this within
 * `changeSeason`, which scores the round's teams afterwards. [G-178 to G-180]
 */
export async function importStats(
  tx: Transaction<Database>,
  edition: Edition,
  roundNumber: number,
  source: RawStats,
): Promise<StatsImport> {
  const round = findRoundByNumber(await readRounds(tx, edition.id), roundNumber);
  if (round.status === 'scheduled') throw new CommandError([`Round ${roundNumber} has not started, so it has no stats yet.`]);
  const { incoming, strangers } = await scoreRecords(tx, edition, round, source);
  const fixtureIds = [...new Set(incoming.map(({ fixtureId }) => fixtureId))];
  const plan = planStats(await recordsOf(tx, edition, fixtureIds), incoming, round.status === 'complete');
  await write(tx, edition, round, plan);
  await audit(tx, edition, round, plan, source.hash);
  await requestScoring(tx, edition, round.id);
  return {
    isCorrection: round.status === 'complete',
    changed: plan.changed.length,
    withdrawn: plan.withdrawn.length,
    audited: plan.audit.length,
    strangers,
  };
}

async function scoreRecords(tx: Transaction<Database>, edition: Edition, round: StoredRound, { records, refuse }: RawStats) {
  const fixtures = await fixturesOf(tx, edition, round);
  const players = await tx
    .selectFrom('players')
    .select(['id', 'position', 'squadId'])
    .where('edition', '=', edition.id)
    .execute();
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const fixtureIds = new Set(fixtures.map(({ id }) => id));
  const elsewhere = await findRecordsElsewhere(tx, edition, round);
  refuse(checkStats(records, { roundId: round.id, fixtureIds, playerIds: new Set(playerOf.keys()), elsewhere }));
  const incoming = records.flatMap(({ fixtureId, playerId, ...record }): PlannedRecord[] => {
    const position = playerOf.get(playerId)?.position;
    const line = statLine(pick(record, statCodes));
    if (position === undefined) return [];
    return [{ fixtureId, playerId, line, points: scorePlayer(position, line, edition.minuteThresholds).points }];
  });
  const squadsOf = new Map(fixtures.map(({ id, homeSquadId, awaySquadId }) => [id, [homeSquadId, awaySquadId]]));
  const isStranger = ({ fixtureId, playerId }: PlannedRecord) =>
    squadsOf.get(fixtureId)?.includes(playerOf.get(playerId)?.squadId ?? 0) === false;
  return { incoming, strangers: incoming.filter(isStranger).length };
}

async function fixturesOf(tx: Transaction<Database>, { id }: Edition, round: StoredRound) {
  return tx
    .selectFrom('fixtures')
    .select(['id', 'date', 'homeSquadId', 'awaySquadId'])
    .where('edition', '=', id)
    .where('roundId', '=', round.id)
    .execute();
}

/** Returns the records of other rounds whose fixture kicks off while one of this round is played. */
async function findRecordsElsewhere(tx: Transaction<Database>, { id }: Edition, round: StoredRound) {
  const statement = sql`
    select distinct own.id as fixture_id, other.id as other_fixture_id, stat_records.player_id
    from fixtures as own
    join fixtures as other on other.edition = own.edition and other.round_id <> own.round_id
      and abs(extract(epoch from other.date - own.date)) < ${matchRules.correction.matchHours * 3600}
    join stat_records on stat_records.edition = other.edition and stat_records.fixture_id = other.id
    where own.edition = ${id} and own.round_id = ${round.id}
  `;
  return readRows(tx, statement, elsewhereSchema);
}

const elsewhereSchema = z.object({ fixtureId: z.int(), otherFixtureId: z.int(), playerId: z.int() });

async function recordsOf(
  tx: Transaction<Database>,
  { id }: Edition,
  fixtureIds: readonly number[],
): Promise<readonly PlannedRecord[]> {
  if (fixtureIds.length === 0) return [];
  return tx
    .selectFrom('statRecords')
    .select(['fixtureId', 'playerId', 'line', 'points'])
    .where('edition', '=', id)
    .where('fixtureId', 'in', fixtureIds)
    .orderBy('fixtureId')
    .orderBy('playerId')
    .execute();
}

async function write(tx: Transaction<Database>, { id: edition }: Edition, round: StoredRound, plan: StatsPlan) {
  if (plan.changed.length > 0) {
    await tx
      .insertInto('statRecords')
      .values(plan.changed.map(({ line, ...record }) => ({ ...record, edition, roundId: round.id, line: JSON.stringify(line) })))
      .onConflict((conflict) =>
        conflict
          .columns(['edition', 'fixtureId', 'playerId'])
          .doUpdateSet(({ ref }) => ({ line: ref('excluded.line'), points: ref('excluded.points') })),
      )
      .execute();
  }
  for (const { fixtureId, playerId } of plan.withdrawn) {
    await tx
      .deleteFrom('statRecords')
      .where('edition', '=', edition)
      .where('fixtureId', '=', fixtureId)
      .where('playerId', '=', playerId)
      .execute();
  }
}

async function audit(tx: Transaction<Database>, edition: Edition, round: StoredRound, plan: StatsPlan, fileHash: string) {
  if (plan.audit.length === 0) return;
  const at = await readGameTime(tx, edition.id);
  const fixtures = (await fixturesOf(tx, edition, round)).map(({ date }) => ({ date: date.toISOString() }));
  const wereFinal = !arePointsProvisional({ status: round.status, fixtures }, at.getTime());
  await tx
    .insertInto('statAudit')
    .values(
      plan.audit.map(({ before, after, ...entry }) => ({
        ...entry,
        edition: edition.id,
        wereFinal,
        fileHash,
        at,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      })),
    )
    .execute();
}
