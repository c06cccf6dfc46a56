import type { Edition } from '@rugby/domain/editions';
import type { Round } from '@rugby/domain/game/model/entities';
import { closePassedRounds, hasRoundBegun, hasStarted } from '@rugby/domain/game/season/rounds';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { finishRound } from './rounds/finishRound.ts';
import { loadRounds } from './loadRounds.ts';
import { readGameTime } from './readGameTime.ts';
import { startRound } from './rounds/startRound.ts';
import { findMovedFixtures } from './updateFixtureStatuses.ts';

interface RoundStep {
  readonly kind: 'start' | 'finish';
  readonly roundNumber: number;
}

/** Returns whether game time has passed a kick-off, or the end of a fixture, that an imported season does not show yet. */
export async function isImportedSeasonBehind(db: Kysely<Database>, edition: Edition): Promise<boolean> {
  return (await readDueStep(db, edition)) !== undefined || (await findMovedFixtures(db, edition.id)).length > 0;
}

/**
 * Advances an imported season to game time: a kick-off starts its round, and a round that is still playing is finished before.
 * Does nothing to another season. Call this within `changeSeason`, which updates the fixtures. [D43]
 */
export async function advanceImportedSeason(tx: Transaction<Database>, edition: Edition): Promise<void> {
  const season = await tx.selectFrom('seasons').select('origin').where('edition', '=', edition.id).executeTakeFirst();
  if (season?.origin !== 'import') return;
  for (let step = await readDueStep(tx, edition); step !== undefined; step = await readDueStep(tx, edition)) {
    if (step.kind === 'finish') await finishRound(tx, edition, step.roundNumber);
    else await startRound(tx, edition, step.roundNumber, { mayMoveClock: false });
  }
}

/** Finishes the rounds that are still playing although a later round has kicked off. [D43] */
export async function finishPassedRounds(tx: Transaction<Database>, edition: Edition): Promise<void> {
  for (let step = await readDueStep(tx, edition); step?.kind === 'finish'; step = await readDueStep(tx, edition)) {
    await finishRound(tx, edition, step.roundNumber);
  }
}

async function readDueStep(db: Kysely<Database>, edition: Edition): Promise<RoundStep | undefined> {
  const { rounds } = await loadRounds(db, edition.id, []);
  return dueRoundStep(rounds, (await readGameTime(db, edition.id)).getTime());
}

/**
 * Returns the next round that game time starts or finishes; undefined when there is none. A season of which no round has been
 * started and every kick-off is in the past waits: the operator sets its clock to play it.
 */
export function dueRoundStep(rounds: readonly Round[], now: number): RoundStep | undefined {
  const closed = closePassedRounds(rounds, now);
  const passed = rounds.find((round, index) => round.status !== closed[index]?.status);
  if (passed !== undefined) return { kind: 'finish', roundNumber: passed.roundNumber };
  const isWaiting = rounds.every(
    ({ status, fixtures }) => status === 'scheduled' && fixtures.every((fixture) => hasStarted(fixture, now)),
  );
  const next = rounds.find(({ status }) => status !== 'complete');
  if (isWaiting || next?.status !== 'scheduled' || !hasRoundBegun(next, now)) return undefined;
  return { kind: 'start', roundNumber: next.roundNumber };
}
