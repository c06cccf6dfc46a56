import { boosterTarget, previewTransferBooster } from '@rugby/domain/game/boosters/appliedBoosters';
import { needsPlayer, opensTransfers } from '@rugby/domain/game/boosters/boosterBehaviours';
import { refusalsToBoost } from '@rugby/domain/game/boosters/boosterRefusals';
import type { BoosterType, Selection } from '@rugby/domain/game/model/entities';
import { isInLineup, playerIds, selectionOf } from '@rugby/domain/game/model/lineup';
import { applyTrades } from '@rugby/domain/game/transfers/trades';
import type { GameWorld, SavedTeam } from '@rugby/domain/game/model/world';
import type { Random } from '../random.ts';
import type { PlayerPool } from './pickTeam.ts';

/** The probability that a simulated user exchanges players before a round, and that they apply a booster. */
const TRADES = 0.3;
const BOOSTS = 0.12;
/** Exchanges that a team with a Limitless attempts. */
const LIMITLESS_TRADES = 5;

export interface Moves {
  readonly selection: Selection;
  readonly booster: { readonly type: BoosterType; readonly playerId: number | null } | undefined;
  /** The team when the booster was applied. */
  readonly before: Selection;
}

/** Decides the moves of a simulated user before the current round: none, one or two exchanges, a booster. All are valid. */
export function decideMoves(saved: SavedTeam, pool: PlayerPool, world: GameWorld, random: Random): Moves {
  const trades = random.chance(TRADES) ? random.whole(1, 2) : 0;
  const before = afterTrades(saved, trades, pool, world, random);
  const booster = random.chance(BOOSTS) ? boosterFor(before, world, random) : undefined;
  if (booster === undefined || !opensTransfers(booster.type)) return { selection: selectionOf(before), booster, before };
  const { saved: limitless } = previewTransferBooster(booster.type, { ...selectionOf(before), saved: before }, world);
  return { selection: selectionOf(afterTrades(limitless, LIMITLESS_TRADES, pool, world, random)), booster, before };
}

/** Returns the team after random exchanges, as many as the rules allow. */
function afterTrades(team: SavedTeam, count: number, pool: PlayerPool, world: GameWorld, random: Random): SavedTeam {
  let now = team;
  for (let trade = 0; trade < count; trade += 1) now = afterOneTrade(now, pool, world, random);
  return now;
}

function afterOneTrade(team: SavedTeam, pool: PlayerPool, world: GameWorld, random: Random): SavedTeam {
  const out = random.pick(playerIds(team.lineup));
  const position = world.players.get(out)?.position;
  const coming = position === undefined ? [] : (pool.get(position) ?? []).filter(({ id }) => !isInLineup(team.lineup, id));
  if (coming.length === 0) return team;
  const { id } = random.pick(coming);
  const outcome = applyTrades(team, [{ out, in: id }], world, out === team.captainId ? id : team.captainId);
  return outcome.ok ? { ...team, ...outcome.selection } : team;
}

function boosterFor(team: SavedTeam, world: GameWorld, random: Random): Moves['booster'] {
  const type = random.pick(world.edition.enabledBoosters);
  const chosen = needsPlayer(type) ? random.pick(playerIds(team.lineup)) : null;
  if (refusalsToBoost(type, chosen, team, world).length > 0) return undefined;
  return { type, playerId: boosterTarget({ type, playerId: chosen }, team.captainId) };
}
