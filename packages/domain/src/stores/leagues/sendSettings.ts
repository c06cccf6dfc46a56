import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { type LeagueChange, showLeague, updateLeague } from '../../contract/league/league.ts';
import type { League } from '../../game/model/league.ts';

/** Sends settings that were changed. The call needs a name: one that was not changed is read first, for another tab may have saved another. */
export async function sendSettings(
  { send }: Pick<Api, 'send'>,
  leagueId: number,
  { name, ...change }: Partial<LeagueChange>,
): Promise<Outcome<{ readonly league: League }>> {
  const params = { leagueId };
  if (name !== undefined) return send(updateLeague, { params, body: { ...change, name } });
  const current = await send(showLeague, { params });
  return current.ok ? send(updateLeague, { params, body: { ...change, name: current.value.league.name } }) : current;
}
