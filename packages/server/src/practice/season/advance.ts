import type { Edition } from '@rugby/domain/editions';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { finishRound } from '../../season/finishRound.ts';
import { gameTimeIn } from '../../season/gameTime.ts';
import { settleMatches } from '../../season/settleMatches.ts';
import { startRound } from '../../season/startRound.ts';
import { dueStep, type Step } from './dueStep.ts';
import { statusChanges, writeStatuses } from './nameSquads.ts';
import { playMatches, writeScore } from './playMatches.ts';
import { practiceRounds } from './practiceRounds.ts';
import { type SeasonCast, seasonCast } from './seasonCast.ts';

/** What a practice season needs at this moment. */
export type Need = 'nothing' | 'a-pass' | 'a-new-year';

/** What the edition's practice season needs by game time; nothing when the season was imported. */
export async function needOf(db: Kysely<Database>, edition: Edition): Promise<Need> {
  const cast = await seasonCast(db, edition.id);
  if (cast.origin !== 'practice') return 'nothing';
  const now = (await gameTimeIn(db, edition.id)).getTime();
  const step = dueStep(await practiceRounds(db, edition.id), now);
  if (step !== undefined) return step.kind === 'new-year' ? 'a-new-year' : 'a-pass';
  return (await statusChanges(db, edition.id, cast, now)).size > 0 ? 'a-pass' : 'nothing';
}

/**
 * Brings a practice season to game time: rounds that are due are started, their matches told as far as they are played, and finished, in
 * order and by the functions of the season's commands; then squads are named. To be called within a pass.
 */
export async function advance(tx: Transaction<Database>, edition: Edition): Promise<void> {
  const cast = await seasonCast(tx, edition.id);
  if (cast.origin !== 'practice') return;
  const now = (await gameTimeIn(tx, edition.id)).getTime();
  for (;;) {
    const step = dueStep(await practiceRounds(tx, edition.id), now);
    if (step === undefined || step.kind === 'new-year') break;
    await take(tx, edition, cast, step);
  }
  await writeStatuses(tx, edition.id, await statusChanges(tx, edition.id, cast, now));
}

async function take(
  tx: Transaction<Database>,
  edition: Edition,
  cast: SeasonCast,
  step: Exclude<Step, { kind: 'new-year' }>,
): Promise<void> {
  switch (step.kind) {
    case 'start':
      await startRound(tx, edition, step.roundNumber, { mayMoveClock: false });
      return;
    case 'finish':
      await finishRound(tx, edition, step.roundNumber);
      return;
    case 'settle':
      await settleMatches(tx, edition.id);
      return;
    case 'tell':
      await tell(tx, edition, cast, step);
  }
}

async function tell(
  tx: Transaction<Database>,
  edition: Edition,
  cast: SeasonCast,
  step: Extract<Step, { kind: 'tell' }>,
): Promise<void> {
  const { roundNumber, matchIds, chapter } = step;
  if (chapter === 'half-time') await playMatches(tx, edition, cast, { roundNumber, matchIds, until: 'halfTime' });
  else if (chapter === 'full-time') await playMatches(tx, edition, cast, { roundNumber, matchIds, until: 'fullTime' });
  else for (const id of matchIds) await writeScore(tx, edition, id, { homeScore: 0, awayScore: 0 });
}
