import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import type { Selection } from '@rugby/domain/game/model/entities';
import { playerIds } from '@rugby/domain/game/model/lineup';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { ComparedFigures } from './differences.ts';
import type { Competitor } from './userChecks.ts';
import type { OfficialRound, RawRecord } from './playedRounds.ts';
import type { Entrant } from './recount.ts';
import { storedTeamFigures } from './seasonChecks.ts';
import { readTraces } from './readTraces.ts';
import type { TrialHarness } from './createTrialHarness.ts';

const { srp } = editions;
/** Points of a try at every position. */
const TRY = 15;

interface TrialCorrection {
  /** The record that gets one more try. */
  readonly raised: RawRecord;
  readonly withdrawn: RawRecord;
  readonly round: OfficialRound;
}

/**
 * Corrects the first round after all are complete: the user's captain gets one more try, the record of another of their players
 * is withdrawn. Compares the points that each team gained, and the audit, with the expected ones. Returns the rounds after the
 * correction.
 */
export async function checkCorrection(
  { db, findings, season }: TrialHarness,
  { selection }: Competitor,
  entrants: readonly Entrant[],
  rounds: readonly OfficialRound[],
): Promise<readonly OfficialRound[]> {
  const [first, ...others] = rounds;
  if (first === undefined) throw new Error('There is no round to correct.');
  const correction = correctionOf(first, selection);
  const folder = await mkdtemp(join(tmpdir(), 'correction-'));
  try {
    const file = join(folder, 'corrected.json');
    await writeFile(file, JSON.stringify(correctedRecords(correction)));
    const before = await storedTeamFigures(db);
    await season(srp, 'stats', '--round', first.number, '--from', file);
    const gained = gains(before, await storedTeamFigures(db));
    findings.compare(
      'what the corrected file gives and takes, of teams that hold these players',
      expectedGains(entrants, correction),
      gained,
    );
    findings.compare('audit of the corrected file', await expectedAudit(correction, file), await auditOf(db));
    const tracesBefore = await readTraces(db);
    await season(srp, 'stats', '--round', first.number, '--from', file);
    findings.compare('a repeated correction changes nothing', tracesBefore, await readTraces(db));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return [correctedRound(correction), ...others];
}

function correctionOf(round: OfficialRound, { lineup, captainId }: Selection): TrialCorrection {
  const mine = playerIds(lineup);
  const raised = round.records.find(({ playerId }) => playerId === captainId);
  const withdrawn = round.records.find(
    (record) => record !== raised && mine.includes(record.playerId) && round.points.get(record.playerId) !== 0,
  );
  if (raised === undefined || withdrawn === undefined) throw new Error(`Too few of the user's players are in ${round.file}.`);
  return { raised, withdrawn, round };
}

function correctedRecords({ raised, withdrawn, round }: TrialCorrection): readonly RawRecord[] {
  return round.records
    .filter((record) => record !== withdrawn)
    .map((record) => (record === raised ? { ...record, T: record.T + 1 } : record));
}

function correctedRound(correction: TrialCorrection): OfficialRound {
  const points = new Map(correction.round.points);
  points.set(correction.raised.playerId, (points.get(correction.raised.playerId) ?? 0) + TRY);
  points.delete(correction.withdrawn.playerId);
  return { ...correction.round, records: correctedRecords(correction), points };
}

/** The gains that are not zero, by team in the round and in all. */
function expectedGains(entrants: readonly Entrant[], { raised, withdrawn, round }: TrialCorrection): ComparedFigures {
  const lost = round.points.get(withdrawn.playerId) ?? 0;
  const gains = entrants.flatMap(({ teamId, lineup, captainId }) => {
    const times = (playerId: number) => (playerId === captainId ? 2 : Number(lineup.includes(playerId)));
    const gain = TRY * times(raised.playerId) - lost * times(withdrawn.playerId);
    return gain === 0 ? [] : [[`team ${teamId} in round ${round.id}`, gain] as const, [`team ${teamId} in all`, gain] as const];
  });
  return new Map(gains);
}

function gains(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): ComparedFigures {
  const changes = [...after].map(([subject, points]) => [subject, points - (before.get(subject) ?? 0)] as const);
  return new Map(changes.filter(([, gain]) => gain !== 0));
}

async function expectedAudit({ raised, withdrawn }: TrialCorrection, file: string): Promise<ComparedFigures> {
  const fileHash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return new Map([
    [nameOf(raised.tournamentId, raised.playerId), { before: raised.T, after: raised.T + 1, fileHash }],
    [nameOf(withdrawn.tournamentId, withdrawn.playerId), { before: withdrawn.T, after: null, fileHash }],
  ]);
}

/** Every row of the audit, by tries: the trial corrects nothing else. */
async function auditOf(db: Kysely<Database>): Promise<ComparedFigures> {
  const rows = await db.selectFrom('statAudit').selectAll().execute();
  return new Map(
    rows.map(({ fixtureId, playerId, before, after, fileHash }) => [
      nameOf(fixtureId, playerId),
      { before: before?.T ?? null, after: after?.T ?? null, fileHash },
    ]),
  );
}

function nameOf(fixtureId: number, playerId: number): string {
  return `tries of player ${playerId} in match ${fixtureId}`;
}
