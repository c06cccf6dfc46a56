import { squadById } from '@rugby/domain/game/model/lookup';
import type { Player } from '@rugby/domain/game/model/entities';
import { filterPool } from '@rugby/domain/game/players/filterPool';
import { isResting, restIn, restingSquads } from '@rugby/domain/game/season/byes';
import { playerIds } from '@rugby/domain/game/model/lineup';
import { creationRefusal, type Refusal } from '@rugby/domain/game/model/refusal';
import { allowedExcess, refusalsToCreate } from '@rugby/domain/game/team/teamRules';
import { isStarted } from '@rugby/domain/game/season/startRound';
import { findPlayerFlags, type PlayerFlags } from '@rugby/domain/game/team/playerFlags';
import { sortPool } from '@rugby/domain/game/players/sortPool';
import { statisticOf } from '@rugby/domain/game/players/statistics';
import { refusalsToTransferIn } from '@rugby/domain/game/transfers/transfers';
import { unnamedSquads } from '@rugby/domain/game/season/unnamedSquads';
import type { GameWorld, EditedTeam } from '@rugby/domain/game/model/world';
import type { TeamStores } from '@rugby/domain/stores/createTeamStores';
import type { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import type { PoolByes, PoolContents } from '@rugby/ui/game/PlayerPool';
import { poolRowState, type PoolRowContent } from '@rugby/ui/game/poolRowContent';
import { makeAutoObservable } from 'mobx';
import { squadMark } from '../site/squadMark.ts';

/** What the rows are made from: the season, the edited team, and the filters. */
export interface PoolSources {
  readonly season: Pick<SeasonStore, 'world' | 'failure' | 'players' | 'currentRound' | 'isOver'>;
  readonly team: { readonly draft: EditedTeam; readonly budget: number | undefined; readonly isFull: boolean };
  readonly editor: Pick<TeamStores['editor'], 'pool' | 'poolSort' | 'poolStatistic'>;
  readonly view: Pick<TeamStores['view'], 'isHistoric'>;
  readonly transfers: Pick<TeamStores['transfers'], 'isOn' | 'isLimitless'>;
  /** Why a player cannot join, where other rules hold than on the team page. */
  readonly refusalsToAdd?: (player: Player, team: EditedTeam, world: GameWorld) => readonly Refusal[];
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

  /** The squads without a match in the current round; undefined when all have one, and once the round has begun. */
  get byes(): PoolByes | undefined {
    const { world, currentRound } = this.sources.season;
    if (world === undefined || currentRound === undefined || currentRound.status !== 'scheduled') return undefined;
    const squads = restingSquads(world);
    return squads.length === 0 ? undefined : { roundNumber: currentRound.roundNumber, squads: squads.map(({ name }) => name) };
  }

  /** The players who pass the filters, in order, each with the possible action. */
  get contents(): PoolContents {
    const { season, team, editor } = this.sources;
    const { world, failure, players, currentRound } = season;
    if (world === undefined)
      return failure === undefined ? { state: 'loading' } : { state: 'failed', isRetrying: players.request.state === 'pending' };
    const poolTeam = { inTeam: new Set(playerIds(team.draft.lineup)), budget: this.budget, rounds: world.rounds };
    const passing = filterPool([...world.players.values()], editor.pool.filters, poolTeam);
    const sorted = sortPool(passing, editor.poolSort, { roundId: currentRound?.id ?? null, rounds: world.rounds });
    return { state: 'ready', rows: addableFirst(sorted.flatMap(({ id }) => this.all.get(id) ?? [])) };
  }

  private get all(): ReadonlyMap<number, PoolRowContent> {
    const { season, editor } = this.sources;
    const { world, currentRound } = season;
    if (world === undefined) return new Map();
    const looks = new Map(world.squads.map((squad) => [squad.id, squadMark(world.edition, squad)]));
    const unnamed = unnamedSquads(world.players.values());
    const coming = currentRound?.status === 'complete' ? undefined : currentRound;
    const stateOf = this.findState(world);
    const rest = coming && { kind: restIn(coming), roundNumber: coming.roundNumber };
    return new Map(
      [...world.players.values()].map((player) => [
        player.id,
        {
          player,
          squad: looks.get(player.squadId) ?? squadMark(world.edition, squadById(player.squadId, world)),
          isUnnamed: unnamed.has(player.squadId),
          ...(rest && isResting(player.squadId, coming) && { rest }),
          value: statisticOf(player, editor.poolStatistic, currentRound?.id ?? null),
          ...stateOf(player),
        },
      ]),
    );
  }

  /** Whether the user has no complete team and none can be picked now. */
  get isPickingClosed(): boolean {
    const { season, team } = this.sources;
    return season.world !== undefined && refusalsToCreate(team.draft.saved, season.world).length > 0;
  }

  /** Whole dollars that a player may cost: what price changes took from the saved team does not count. [D18] */
  private get budget(): number {
    const { season, team, transfers } = this.sources;
    if (transfers.isLimitless || season.world === undefined) return Infinity;
    return (team.budget ?? 0) + allowedExcess(team.draft, season.world);
  }

  /** The action of a row, for one player after another: what is the same for all of them is found once. */
  private findState(world: GameWorld): (player: Player) => Pick<PoolRowContent, 'state' | 'over'> {
    const { budget } = this;
    const flagsOf = findPlayerFlags(this.sources.team.draft, world);
    const refusalsOf = this.findRefusals(world);
    return (player) => {
      const flags = flagsOf(player);
      const state = poolRowState(flags, refusalsOf(player, flags));
      const over = player.cost - budget;
      return { state, ...(state.kind === 'free' && over > 0 && { over }) };
    };
  }

  /** Why a player cannot be added; undefined while none can be, for a reason that the pool shows once. */
  private findRefusals(world: GameWorld): (player: Player, flags: PlayerFlags) => readonly Refusal[] | undefined {
    const { view, transfers, season, refusalsToAdd } = this.sources;
    const { isStarted } = this;
    const { draft, isFull } = this.sources.team;
    return (player, { refusals }) => {
      if (view.isHistoric || isFull) return undefined;
      // A press is answered by a dialog, which says when picking opens. [G-237]
      if (creationRefusal(refusals)) return [];
      if (season.isOver) return undefined;
      if (transfers.isOn) return refusalsToTransferIn(player, draft, world);
      return isStarted ? undefined : (refusalsToAdd?.(player, draft, world) ?? refusals);
    };
  }
}

/** Players who can be added come first, and among them those within the budget; otherwise the order stays. */
function addableFirst(rows: readonly PoolRowContent[]): readonly PoolRowContent[] {
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ state, over }: PoolRowContent): number {
  if (state.kind !== 'free') return 2;
  return over === undefined ? 0 : 1;
}
