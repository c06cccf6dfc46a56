import type { Figures, MatchFigures } from '../../game/model/entities.ts';
import type { Api } from '../../api/apiClient.ts';
import { playerMatchesFile, playerStatsFile } from '../../contract/playerStats.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';

/** Statistics, loaded on demand: of all players over the season, and of one player match by match. */
export class PlayerStatsStore {
  readonly season: RemoteValue<ReadonlyMap<number, Figures>>;
  private readonly api: Pick<Api, 'fetch'>;
  private readonly matches = new Map<number, RemoteValue<readonly MatchFigures[]>>();

  constructor(api: Pick<Api, 'fetch'>) {
    this.api = api;
    this.season = new RemoteValue(() => api.fetch(playerStatsFile));
  }

  /** The matches of a player; the last value stays in view while they are loaded again. */
  matchesOf(playerId: number): RemoteValue<readonly MatchFigures[]> {
    const known = this.matches.get(playerId) ?? new RemoteValue(() => this.api.fetch(playerMatchesFile(playerId)));
    this.matches.set(playerId, known);
    return known;
  }
}
