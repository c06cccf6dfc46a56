import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { showMyTeam } from '../../contract/team.ts';
import { showMyTeamHistory } from '../../contract/teamHistory.ts';
import type { Team, TeamHistory } from '../../game/model/entities.ts';

/** Looks at the fan's own teams and can do nothing else. */
export interface TeamReader {
  /** The stored team; null before the first save. */
  readonly team: () => Promise<Outcome<Team | null>>;
  /** The team as it played a round; null for one that it did not play. */
  readonly played: (roundId: number) => Promise<Outcome<TeamHistory | null>>;
}

export function teamReader(api: Api): TeamReader {
  return {
    team: async () => {
      const outcome = await api.send(showMyTeam, {});
      return outcome.ok ? { ok: true, value: outcome.value.team } : outcome;
    },
    played: async (roundId) => {
      const outcome = await api.send(showMyTeamHistory, { params: { roundId } });
      return outcome.ok ? { ok: true, value: outcome.value.teamHistory } : outcome;
    },
  };
}
