import type { Lineup, Selection } from '../model/entities.ts';
import { isInLineup, setPlayer, slotOf } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { refusalsToStore } from '../team/refusalsToSave.ts';
import { refusalsWhenLocked } from '../team/teamRules.ts';
import { refusalsWhenIncomplete, transfersOf } from './transfers.ts';
import type { GameWorld, SavedTeam, EditedTeam } from '../model/world.ts';

/** A transfer as the client sends it. Null stands for a missing half. [G-211, G-343] */
export interface TradePair {
  readonly out: number | null;
  readonly in: number | null;
}

export type TradesOutcome =
  { readonly ok: true; readonly selection: Selection } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Makes all of these trades at once, or answers why none is made. Limits apply to the result. The captain stays captain unless traded;
 * `captainId` may name another player of the result. Any number of pairs is allowed. [G-016, G-266 to G-274]
 */
export function applyTrades(
  saved: SavedTeam,
  pairs: readonly TradePair[],
  world: GameWorld,
  captainId?: number | null,
): TradesOutcome {
  const malformed = [
    ...refusalsWhenIncomplete({ saved, lineup: saved.lineup }),
    ...refusalsForUnpaired(pairs),
    ...refusalsForPlayers(saved, pairs),
  ];
  if (malformed.length > 0) return { ok: false, refusals: locksOrReasons(malformed, saved, pairs, world) };
  const lineup = pairs.reduce((traded, pair) => applyPair(traded, saved.lineup, pair), saved.lineup);
  const stays = saved.captainId !== null && isInLineup(lineup, saved.captainId);
  const selection = { lineup, captainId: captainId === undefined ? (stays ? saved.captainId : null) : captainId };
  const refusals = refusalsToStore(selection, saved, world);
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, selection };
}

/** The transfers of a draft as pairs for the server. */
export function tradePairsOf(team: EditedTeam): readonly TradePair[] {
  return transfersOf(team).map(({ out, in: into }) => ({ out, in: into }));
}

/**
 * Why the transfers of the draft cannot be sent now; empty means they can. There must be at least one, each needs a player who comes in, and the
 * budget must not be negative unless the team is limitless. [G-266, G-267, G-268]
 */
export function refusalsToTrade(team: EditedTeam, world: GameWorld): readonly Refusal[] {
  if (team.saved === null) return refusalsWhenIncomplete(team);
  const outcome = applyTrades(team.saved, tradePairsOf(team), world, team.captainId);
  return outcome.ok ? [] : outcome.refusals;
}

/** The locks of leaving players if there are any, else the reasons: a replacement would not help such a player to leave. [G-271] */
function locksOrReasons(
  reasons: readonly Refusal[],
  { lineup }: SavedTeam,
  pairs: readonly TradePair[],
  world: GameWorld,
): readonly Refusal[] {
  const leaving = pairs.flatMap((pair) => pair.out ?? []).filter((id) => isInLineup(lineup, id));
  const locks = leaving.flatMap((id) => refusalsWhenLocked('player-locked', id, world));
  return locks.length > 0 ? locks : reasons;
}

function refusalsForUnpaired(pairs: readonly TradePair[]): readonly Refusal[] {
  const alone = pairs.filter((pair) => pair.out === null || pair.in === null);
  if (pairs.length > 0 && alone.length === 0) return [];
  return [{ rule: 'trade-unpaired', playerIds: alone.flatMap((pair) => pair.out ?? pair.in ?? []) }];
}

/** Every player who leaves must be in the team, every player who comes must not be, and each occurs once. */
function refusalsForPlayers({ lineup }: SavedTeam, pairs: readonly TradePair[]): readonly Refusal[] {
  const leaving = pairs.flatMap((pair) => pair.out ?? []);
  const coming = pairs.flatMap((pair) => pair.in ?? []);
  const isAgain = (id: number, index: number, ids: readonly number[]) => ids.indexOf(id) !== index;
  return [
    ...leaving
      .filter((id, index) => !isInLineup(lineup, id) || isAgain(id, index, leaving))
      .map((playerId): Refusal => ({ rule: 'not-in-team', playerId })),
    ...coming
      .filter((id, index) => isInLineup(lineup, id) || isAgain(id, index, coming))
      .map((playerId): Refusal => ({ rule: 'already-in-team', playerId })),
  ];
}

function applyPair(lineup: Lineup, before: Lineup, pair: TradePair): Lineup {
  const slot = pair.out === null ? undefined : slotOf(before, pair.out);
  return slot === undefined || pair.in === null ? lineup : setPlayer(lineup, slot, pair.in);
}
