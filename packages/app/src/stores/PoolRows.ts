import { squadById } from '@rugby/domain/game/model/lookup';
import type { Player } from '@rugby/domain/game/model/entities';
import { filterPool } from '@rugby/domain/game/players/filterPool';
import { playerIds } from '@rugby/domain/game/model/lineup';
import { isStarted } from '@rugby/domain/game/season/startRound';
import { playerFlags } from '@rugby/domain/game/team/playerFlags';
import { sortPool } from '@rugby/domain/game/players/sortPool';
import { statisticOf } from '@rugby/domain/game/players/statistics';
import { refusalsToTransferIn } from '@rugby/domain/game/transfers/transfers';
import { unnamedSquads } from '@rugby/domain/game/season/unnamedSquads';
import type { GameWorld, EditedTeam } from '@rugby/domain/game/model/world';
import type { TeamStores } from '@rugby/domain/stores/createTeamStores';
import type { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import type { PoolContents } from '@rugby/ui/game/PlayerPool';
import { poolRowState, type PoolRowContent, type PoolRowState } from '@rugby/ui/game/poolRowContent';
import { makeAutoObservable } from 'mobx';
import { squadMark } from '../site/squadMark.ts';

/** What the rows are made from: the season, the edited team, and the filters. */
export interface PoolSources {
  readonly season: Pick<SeasonStore, 'world' | 'failure' | 'players' | 'currentRound'>;
  readonly team: { readonly draft: EditedTeam; readonly budget: number | undefined; readonly isFull: boolean };
  readonly editor: Pick<TeamStores['editor'], 'pool' | 'poolSort' | 'poolStatistic'>;
  readonly view: Pick<TeamStores['view'], 'isHistoric'>;
  readonly transfers: Pick<TeamStores['transfers'], 'isOn' | 'isLimitless'>;
}

/** The rows of the pool. The rules are applied to each player when the team or the season changes, not at every keystroke. */
export class PoolRows {
  private readonly sources: PoolSources;

  constructor(sources: PoolSources) {
    this.sources = sources;
    makeAutoObservable<this, 'sources'>(this, { sources: false });
  }

  /** A started team changes by transfers alone. */
  get isStarted(): boolean {
    const { season, team } = this.sources;
    const { saved } = team.draft;
    return saved !== null && season.world !== undefined && isStarted(saved, season.world.rounds, season.world.now);
  }

  /** The players who pass the filters, in order, each with the possible action. */
  get contents(): PoolContents {
    const { season, team, editor, transfers } = this.sources;
    const { world, failure, players, currentRound } = season;
    if (world === undefined)
      return failure === undefined ? { state: 'loading' } : { state: 'failed', isRetrying: players.request.state === 'pending' };
    const budget = transfers.isLimitless ? Infinity : (team.budget ?? 0);
    const poolTeam = { inTeam: new Set(playerIds(team.draft.lineup)), budget };
    const passing = filterPool([...world.players.values()], editor.pool.filters, poolTeam);
    const sorted = sortPool(passing, editor.poolSort, { roundId: currentRound?.id ?? null, rounds: world.rounds });
    return { state: 'ready', rows: sorted.flatMap(({ id }) => this.all.get(id) ?? []) };
  }

  private get all(): ReadonlyMap<number, PoolRowContent> {
    const { season, editor } = this.sources;
    const { world, currentRound } = season;
    if (world === undefined) return new Map();
    const looks = new Map(world.squads.map((squad) => [squad.id, squadMark(world.edition, squad)]));
    const unnamed = unnamedSquads(world.players.values());
    return new Map(
      [...world.players.values()].map((player) => [
        player.id,
        {
          player,
          squad: looks.get(player.squadId) ?? squadMark(world.edition, squadById(player.squadId, world)),
          isUnnamed: unnamed.has(player.squadId),
          value: statisticOf(player, editor.poolStatistic, currentRound?.id ?? null),
          state: this.stateOf(player, world),
        },
      ]),
    );
  }

  private stateOf(player: Player, world: GameWorld): PoolRowState {
    const { team, view, transfers } = this.sources;
    const flags = playerFlags(player, team.draft, world);
    if (view.isHistoric || team.isFull) return poolRowState(flags, false);
    if (!transfers.isOn) return poolRowState(flags, !this.isStarted);
    return poolRowState({ ...flags, refusals: refusalsToTransferIn(player, team.draft, world) }, true);
  }
}
