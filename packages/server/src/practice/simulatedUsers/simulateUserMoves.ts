import { z } from '@rugby/domain/contract/schema';
import { wireBooster } from '@rugby/domain/contract/team/team';
import type { Edition } from '@rugby/domain/editions';
import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { BoosterType, Player } from '@rugby/domain/game/model/entities';
import { isSameSelection } from '@rugby/domain/game/model/lineup';
import type { SavedTeam } from '@rugby/domain/game/model/world';
import { sql, type Transaction } from 'kysely';
import { readRows } from '../../db/readRows.ts';
import type { Database } from '../../db/tables.ts';
import { loadSeason } from '../../season/loadSeason.ts';
import { fromLineupColumn, toLineupColumn } from '../../db/lineupColumn.ts';
import { createRandom } from '../random.ts';
import { decideMoves } from './decideMoves.ts';
import { createPlayerPool } from './pickTeam.ts';

/**
 * Simulates the moves of simulated users before a round: some exchange players, some apply a booster, all by the rules. The same
 * seed makes the same moves. Call this while the round is scheduled; the moves happen just before its first kick-off.
 */
export async function simulateUserMoves(
  tx: Transaction<Database>,
  edition: Edition,
  roundNumber: number,
  seed: string,
): Promise<void> {
  const season = await loadSeason(tx, edition.id);
  const round = season?.rounds.find((candidate) => candidate.roundNumber === roundNumber);
  const [first] = round?.fixtures ?? [];
  if (season === undefined || round === undefined || first === undefined) return;
  const { rounds, squads, players } = season;
  const world = { edition, rounds, squads, players: withoutLocks(players), now: Date.parse(first.date) - 1 };
  const random = createRandom(`${seed} managers before round ${roundNumber}`);
  const pool = createPlayerPool(world, random);
  const decisions = (await readSimulatedTeams(tx, edition)).flatMap(({ id, saved }) => {
    const { selection, booster, before } = decideMoves(saved, pool, world, random);
    if (booster === undefined && isSameSelection(selection, saved)) return [];
    const captains = { captain_id: selection.captainId, captain_before: before.captainId };
    return [{ id, lineup: toLineupColumn(selection.lineup), before: toLineupColumn(before.lineup), ...captains, booster }];
  });
  if (decisions.length === 0) return;
  await store(tx, edition, round.id, new Date(world.now), decisions);
}

/** Before the first kick-off no player is locked. At a late start, locks exist of all kick-offs that have passed since then. */
function withoutLocks(players: ReadonlyMap<number, Player>): ReadonlyMap<number, Player> {
  return new Map([...players].map(([id, player]) => [id, { ...player, lockedBy: null }]));
}

interface Decision {
  readonly id: number;
  readonly lineup: readonly number[];
  readonly captain_id: number | null;
  readonly before: readonly number[];
  readonly captain_before: number | null;
  readonly booster: { readonly type: BoosterType; readonly playerId: number | null } | undefined;
}

const teamSchema = z.object({
  id: z.int(),
  lineup: z.array(z.int()),
  captainId: z.nullable(z.int()),
  startRoundId: z.nullable(z.int()),
  boosters: z.array(wireBooster),
});

async function readSimulatedTeams(
  tx: Transaction<Database>,
  { id: edition, budget }: Edition,
): Promise<readonly { readonly id: number; readonly saved: SavedTeam }[]> {
  const statement = sql`
    select teams.id, lineup, captain_id, start_round_id, coalesce((
      select jsonb_agg(jsonb_build_object('id', applied.id, 'type', type, 'roundId', round_id, 'roundNumber', round_number, 'playerId', player_id))
      from team_boosters as applied join rounds on rounds.edition = applied.edition and rounds.id = round_id
      where team_id = teams.id
    ), '[]') as boosters
    from teams join users on users.id = teams.user_id
    where edition = ${edition} and is_complete and is_practice
    order by teams.id
  `;
  return (await readRows(tx, statement, teamSchema)).map(({ id, lineup, ...team }) => ({
    id,
    saved: { ...team, lineup: fromLineupColumn(lineup), isComplete: true, salaryCap: budget },
  }));
}

async function store(
  tx: Transaction<Database>,
  { id: edition }: Edition,
  roundId: number,
  savedAt: Date,
  decisions: readonly Decision[],
): Promise<void> {
  await sql`
    update teams set lineup = next.lineup, captain_id = next.captain_id, version = version + 1, saved_at = ${savedAt}
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as next (id int, lineup int[], captain_id int)
    where teams.id = next.id
  `.execute(tx);
  const boosted = decisions.flatMap(({ id, before, captain_before, booster }) =>
    booster === undefined
      ? []
      : [
          {
            id,
            type: booster.type,
            player_id: booster.playerId,
            ...(restoresSelection(booster.type) && { lineup_before: before, captain_before }),
          },
        ],
  );
  await sql`
    insert into team_boosters (team_id, edition, round_id, type, player_id, lineup_before, captain_before)
    select id, ${edition}, ${roundId}, type, player_id, lineup_before, captain_before
    from jsonb_to_recordset(${JSON.stringify(boosted)}::jsonb) as used (id int, type text, player_id int, lineup_before int[], captain_before int)
  `.execute(tx);
}
