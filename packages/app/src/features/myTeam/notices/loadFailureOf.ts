import type { Failure } from '@rugby/domain/api/failure';
import type { MyTeamStores } from '../../../stores/Stores.ts';

/** The first failure among season, team, history and game bar; a session that ended is answered by the way in, not here. */
export function loadFailureOf({ season, team, view }: Pick<MyTeamStores, 'season' | 'team' | 'view'>): Failure | undefined {
  const requests = [team.saved.request, view.history.request];
  const failed = requests.map((request) => (request.state === 'error' ? request.failure : undefined));
  const failures = [season.failure, ...failed, view.gamebarFailure];
  return failures.find((failure) => failure !== undefined && failure.kind !== 'signed-out');
}
