import type { League } from '@rugby/domain/game/model/league';

/** What every tab of a league is given. */
export interface LeagueTabProps {
  readonly league: League;
  /** Id of the signed-in user. */
  readonly userId: number;
}
