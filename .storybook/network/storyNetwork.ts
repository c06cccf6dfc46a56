import { type Api, createApi } from '@rugby/domain/api/apiClient';
import type { Outcome } from '@rugby/domain/api/failure';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { showMyTeam } from '@rugby/domain/contract/team/team';
import type { Edition } from '@rugby/domain/editions';
import { playersById } from '@rugby/domain/game/model/world';
import { pending, type Request, requestOf } from '@rugby/domain/stores/remote/request';
import { whenUnanswered } from '@rugby/mocks/handlers/states';
import type { Season } from '@rugby/mocks/scenarios/Season';

/** The contract's own client in the story's edition, without repeated attempts. */
export interface StoryNetwork extends Api {
  readonly edition: Edition;
  /** The published season, the game's time and the user's team, fetched once. Rejects when a part of it cannot be fetched. */
  readonly season: () => Promise<Season>;
  /** The state of a call as a store holds it: pending while the network does not answer. */
  readonly request: <Value>(call: Promise<Outcome<Value>>) => Promise<Request<Value>>;
}

/** A client of the fake network for one edition. A patient one waits for a slow answer, and no call of it is pending. */
export function storyNetwork(edition: Edition, { isPatient = false }: { readonly isPatient?: boolean } = {}): StoryNetwork {
  const api = createApi({ edition, language: 'en', newKey: () => 'key', retry: { attempts: 1, pause: 0 } });
  let season: Promise<Season> | undefined;
  return {
    ...api,
    edition,
    season: () => (season ??= fetchSeason(api, edition)),
    request: (call) => {
      const answered = call.then(requestOf);
      return isPatient ? answered : Promise.race([answered, whenUnanswered().then(() => pending)]);
    },
  };
}

/** The value of a call that has to succeed. Throws the failure otherwise. */
export function valueOrThrow<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`The fake network did not answer: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}

async function fetchSeason(api: Api, edition: Edition): Promise<Season> {
  const [rounds, squads, players, dashboard, mine] = await Promise.all([
    api.fetch(roundsFile),
    api.fetch(squadsFile),
    api.fetch(playersFile),
    api.send(getDashboard, {}),
    api.send(showMyTeam, {}),
  ]);
  return {
    edition,
    rounds: valueOrThrow(rounds),
    squads: valueOrThrow(squads),
    players: playersById(valueOrThrow(players)),
    team: !mine.ok && mine.failure.kind === 'signed-out' ? null : valueOrThrow(mine).team,
    now: Date.parse(valueOrThrow(dashboard).gameTime),
  };
}
