import { applyTrades, type TradePair } from '@rugby/domain/game/transfers/trades';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { updateCurrentRound } from '../team/updateCurrentRound.ts';
import { noTeamError } from '../team/noTeamError.ts';
import { ruleError } from '../team/ruleError.ts';
import { assertCurrentVersion } from '../team/assertCurrentVersion.ts';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { nextVersion, savedTeamOf, type TeamRow } from '../team/teamRows.ts';

/** The request to exchange players. */
export interface TradesRequest {
  readonly tradePairs: readonly TradePair[];
  readonly captainId?: number | null | undefined;
  readonly version?: number | null | undefined;
}

/** Exchanges players of a complete team, all or none; a playing round is scored with the new lineup. [G-016, G-343] */
export async function makeTeamTrades(
  tx: Transaction<Database>,
  team: TeamRow | undefined,
  { tradePairs, captainId, version }: TradesRequest,
  world: GameWorld,
  words: Words,
): Promise<TeamRow> {
  if (team === undefined) throw noTeamError(world, words);
  await assertCurrentVersion(tx, team, version, world, words);
  const outcome = applyTrades(savedTeamOf(team, world), tradePairs, world, captainId === 0 ? null : captainId);
  if (!outcome.ok) throw ruleError(outcome.refusals, world, words);
  const { lineup, captainId: captain } = outcome.selection;
  const next = nextVersion(team, { lineup: toLineupColumn(lineup), captainId: captain }, world);
  return updateCurrentRound(tx, next, world);
}
