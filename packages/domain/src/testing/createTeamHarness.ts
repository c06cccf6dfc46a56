import { aPlayer, fifteenOf } from '@rugby/mocks/builders/player';
import { aGamebar } from '@rugby/mocks/builders/history';
import { aTeam } from '@rugby/mocks/builders/team';
import { memoryPorts } from '@rugby/mocks/ports/memoryPorts';
import type { Api } from '../api/apiClient.ts';
import type { Endpoint, RequestParts } from '../contract/endpoint.ts';
import { type Edition, editions } from '../editions.ts';
import type { Booster, Player, Round, Team } from '../game/model/entities.ts';
import { createTeamStores } from '../stores/createTeamStores.ts';
import { OfflineStore } from '../stores/offline/OfflineStore.ts';
import { SessionStore } from '../stores/session/SessionStore.ts';
import { aSeasonStore, seasonAnswers, twoDaysBefore } from './aSeasonStore.ts';
import { type Answers, fakeApi } from './fakeApi.ts';

/** Fifteen more players: ids are the jersey plus 100, the price is a million, and all are of one other squad. */
export const reserves: readonly Player[] = fifteenOf().map(({ id, position }) =>
  aPlayer({ id: id + 100, position, squadId: 20 + (id % 5), cost: 1_000_000 }),
);

export function aBooster(about: Partial<Booster> = {}): Booster {
  return { id: 1, type: 'CO_CAPTAIN', roundId: 7, roundNumber: 7, playerId: 10, ...about };
}

/** The stores of the team page with a saved team, which by default has played since round 1. `sent` collects the calls that change it. */
export async function createTeamHarness(
  saved: Team | null = aTeam({ startRoundId: 1 }),
  {
    answers = {},
    now = twoDaysBefore,
    edition = editions.srp,
    rounds,
  }: { answers?: Answers; now?: number; edition?: Edition; rounds?: readonly Round[] } = {},
) {
  const { season, clock } = await aSeasonStore(
    seasonAnswers({ players: [...fifteenOf(), ...reserves], ...(rounds && { rounds }) }),
    now,
    edition,
  );
  const asked: string[] = [];
  const sent: (readonly [name: string, request: RequestParts])[] = [];
  const prepared: Answers = {
    showMyTeam: { ok: true, value: { team: saved } },
    showMyTeamHistory: { ok: true, value: { teamHistory: null } },
    gamebar: { ok: true, value: aGamebar() },
    ...answers,
  };
  const api = recording(fakeApi(prepared, asked), sent);
  const ports = memoryPorts();
  const offline = new OfflineStore();
  const stores = createTeamStores({ api, clock, season, session: new SessionStore(api, ports.session), offline, ports });
  await stores.team.load();
  return { season, ...stores, asked, sent };
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
