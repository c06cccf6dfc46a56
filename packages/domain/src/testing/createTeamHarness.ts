import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { aGamebar } from '@rugby/mocks/builders/history';
import { aTeam } from '@rugby/mocks/builders/team';
import type { Api } from '../api/apiClient.ts';
import type { Endpoint, RequestParts } from '../contract/endpoint.ts';
import { type Edition, editions } from '../editions.ts';
import type { Booster, Player, Team } from '../game/model/entities.ts';
import { BoosterChoice } from '../stores/boosters/BoosterChoice.ts';
import { BoosterStore } from '../stores/boosters/BoosterStore.ts';
import { TeamEditorStore } from '../stores/team/TeamEditorStore.ts';
import { EditorNotifications } from '../stores/team/EditorNotifications.ts';
import { RoundSwitch } from '../stores/boosters/RoundSwitch.ts';
import { RoundViewStore } from '../stores/team/RoundViewStore.ts';
import { TeamStore } from '../stores/team/TeamStore.ts';
import { TransferStore } from '../stores/transfers/TransferStore.ts';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from './aSeasonStore.ts';
import { type Answers, fakeApi } from './fakeApi.ts';

/** A second fifteen beside the first: the number on his back plus 100, a million each, all of one squad that does not count yet. */
export const reserves: readonly Player[] = fifteenOf().map(({ id, position }) =>
  aPlayer({ id: id + 100, position, squadId: 20 + (id % 5), cost: 1_000_000 }),
);

export function aBooster(about: Partial<Booster> = {}): Booster {
  return { id: 1, type: 'CO_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 10, ...about };
}

/**
 * A fan's editor with transfers and boosters, over a team that has played since round 1 unless told otherwise. `sent` fills with the calls
 * that change it.
 */
export async function createTeamHarness(
  stored: Team | null = aTeam({ startRoundId: 1 }),
  { answers = {}, now = twoDaysBefore, edition = editions.srp }: { answers?: Answers; now?: number; edition?: Edition } = {},
) {
  const { season } = await aSeasonStore(seasonAnswers({ players: [...fifteenOf(), ...reserves] }), now, edition);
  const asked: string[] = [];
  const sent: (readonly [name: string, request: RequestParts])[] = [];
  const told: Answers = {
    showMyTeam: { ok: true, value: { team: stored } },
    showMyTeamHistory: { ok: true, value: { teamHistory: null } },
    gamebar: { ok: true, value: aGamebar() },
    ...answers,
  };
  const api = recording(fakeApi(told, asked), sent);
  const [notifications, choice, team] = [new EditorNotifications(), new BoosterChoice(), new TeamStore(api, season)];
  const view = new RoundViewStore(api, season, team);
  const editor = new TeamEditorStore(team, season, notifications);
  const transfers = new TransferStore({ api, season, team, choice, notifications, pool: editor.pool });
  const boosters = new BoosterStore({ api, season, team, view, transfers, choice, notifications });
  const rounds = new RoundSwitch({ view, transfers, choice, notifications });
  await team.load();
  return { season, team, view, editor, notifications, choice, transfers, boosters, rounds, asked, sent };
}

function recording(api: Api, sent: (readonly [string, RequestParts])[]): Api {
  return {
    ...api,
    send: <Request extends RequestParts, Success>(endpoint: Endpoint<Request, Success>, request: Request) => {
      if (endpoint.method === 'POST') sent.push([endpoint.name, request]);
      return api.send(endpoint, request);
    },
  };
}
