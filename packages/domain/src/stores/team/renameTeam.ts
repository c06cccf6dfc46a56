import type { Api } from '../../api/apiClient.ts';
import { mapOutcome, type Outcome } from '../../api/failure.ts';
import { showMyTeam, updateTeam } from '../../contract/team/team.ts';
import type { Team } from '../../game/model/entities.ts';
import { emptySelection, selectionOf } from '../../game/model/lineup.ts';
import type { TeamStore } from './TeamStore.ts';

interface Parts {
  readonly api: Pick<Api, 'send'>;
  readonly team: Pick<TeamStore, 'applyAnswer'>;
}

/**
 * Gives the user's saved team another name, and nothing else: it keeps the players and the captain that the server has now, and the draft keeps its
 * changes. Answers the renamed team. Refuses what team/update refuses, and a save that came in between. [D7, G-339]
 */
export async function renameTeam(name: string, { api, team }: Parts): Promise<Outcome<Team>> {
  const stored = await api.send(showMyTeam, {});
  if (!stored.ok) return stored;
  const { team: newest } = stored.value;
  const body = { ...selectionOf(newest ?? emptySelection), version: newest?.version ?? 0, name };
  const answer = mapOutcome(await api.send(updateTeam, { body }), ({ team: renamed }) => renamed);
  if (answer.ok) team.applyAnswer(answer.value);
  return answer;
}
