import type { Edition } from '@rugby/domain/editions';
import type { ContestChoice } from '@rugby/domain/game/contests/contestRefusals';
import type { ContestKind } from '@rugby/domain/game/model/contest';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Switches the contests of a league that the transaction has locked on or off; an undefined choice changes nothing. */
export async function switchContests(
  tx: Transaction<Database>,
  leagueId: number,
  { hasHeadToHead, hasCup }: ContestChoice,
  edition: Edition,
): Promise<void> {
  const wanted: readonly (readonly [ContestKind, boolean | undefined])[] = [
    ['head-to-head', hasHeadToHead],
    ['cup', hasCup],
  ];
  const on = wanted.flatMap(([kind, isOn]) =>
    isOn === true ? [{ leagueId, kind, edition: edition.id, seed: null, firstRoundId: null }] : [],
  );
  const off = wanted.flatMap(([kind, isOn]) => (isOn === false ? [kind] : []));
  if (on.length > 0)
    await tx
      .insertInto('contests')
      .values(on)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (off.length > 0)
    await tx
      .deleteFrom('contests')
      .where('leagueId', '=', leagueId)
      .where('kind', 'in', off)
      .where('firstRoundId', 'is', null)
      .execute();
}

/**
 * Marks the entries of a user who leaves a league: they score nothing from the round that is playing on, or from the next one between rounds.
 * A user who joins again stays out of the draws.
 */
export async function leaveContests(tx: Transaction<Database>, leagueId: number, userId: number): Promise<void> {
  await sql`
    update contest_entries set left_from = coalesce(
      (select min(round_number) from rounds where edition = contests.edition and status <> 'complete'),
      (select max(round_number) + 1 from rounds where edition = contests.edition)
    )
    from contests
    where contests.league_id = contest_entries.league_id and contests.kind = contest_entries.kind
      and contest_entries.league_id = ${leagueId} and user_id = ${userId} and left_from is null
  `.execute(tx);
}
