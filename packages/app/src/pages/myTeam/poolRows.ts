import { filterPool } from '@rugby/domain/game/filterPool';
import { isFull, isStarted, playerIds } from '@rugby/domain/game/lineup';
import { playerFlags } from '@rugby/domain/game/playerFlags';
import { sortPool } from '@rugby/domain/game/sortPool';
import { statisticOf } from '@rugby/domain/game/statistics';
import type { GameWorld } from '@rugby/domain/game/world';
import type { RootStore } from '@rugby/domain/stores/RootStore';
import type { PoolContents } from '@rugby/ui/game/PlayerPool';
import { poolRowState } from '@rugby/ui/game/PoolRow';
import { squadMark } from '../../shell/squadMark.ts';

/** The rows of the pool: who passes the filters, in order, each with what can be done with him. */
export function poolContents({ season, team, desk, view }: Pick<RootStore, 'season' | 'team' | 'desk' | 'view'>): PoolContents {
  const { world, failure, players } = season;
  if (world === undefined)
    return failure === undefined ? { state: 'loading' } : { state: 'failed', isRetrying: players.request.state === 'pending' };
  const roundId = season.currentRound?.id ?? null;
  const passing = filterPool([...world.players.values()], desk.filters, {
    inTeam: new Set(playerIds(team.draft.lineup)),
    budget: team.budget ?? 0,
  });
  const sorted = sortPool(passing, desk.poolSort, { roundId, rounds: world.rounds });
  const canAdd = !view.isHistoric && !isFull(team.draft.lineup) && !hasStarted(team.draft.stored, world);
  return {
    state: 'ready',
    rows: sorted.map((player) => {
      const squad = world.squads.find(({ id }) => id === player.squadId) ?? { id: player.squadId, name: '', abbreviation: '' };
      return {
        player,
        squad: squadMark(world.edition, squad),
        value: statisticOf(player, desk.poolStatistic, roundId),
        state: poolRowState(playerFlags(player, team.draft, world), canAdd),
      };
    }),
  };
}

/** A started team changes by transfers alone. */
export function hasStarted(
  stored: RootStore['team']['draft']['stored'],
  { rounds, now }: Pick<GameWorld, 'rounds' | 'now'>,
): boolean {
  return stored !== null && isStarted(stored, rounds, now);
}
