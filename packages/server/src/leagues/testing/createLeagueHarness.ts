import type { EditionId } from '@rugby/domain/editions';
import type { League } from '@rugby/domain/game/model/league';
import type { LightMyRequestResponse } from 'fastify';
import { aSeason } from '../../testing/aSeason.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { type SignedInUser, signInUser } from '../../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

/** A user who calls the API of leagues; paths are relative to `/api/en/fantasy/`, or to the calls of the user's edition. */
export interface LeagueApiUser extends SignedInUser {
  readonly email: string;
  readonly name: string;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, payload?: object): Promise<LightMyRequestResponse>;
  /** Creates a league and returns it. */
  create(about?: object): Promise<League>;
}

/** A server with the season of `aSeason`, whose two rounds are scheduled. */
export interface LeagueHarness extends TestServer {
  signIn(about?: {
    readonly edition?: EditionId;
    readonly countryOfResidenceId?: number;
    readonly supportedSquads?: string;
  }): Promise<LeagueApiUser>;
}

/** Starts the harness. `env` is the configuration of the server, `siteFolder` the folder of the built page if it serves one. */
export async function createLeagueHarness(
  env: Readonly<Record<string, string>> = {},
  siteFolder?: string,
): Promise<LeagueHarness> {
  const server = await startTestServer({ PUBLIC_URL: 'http://fantasy.example', ...env }, undefined, siteFolder);
  await aSeason(server.db);
  return {
    ...server,
    async signIn({ edition = 'srp', ...about } = {}) {
      const user = await signInUser(server.db, about);
      const { email, displayName } = await server.db
        .selectFrom('users')
        .select(['email', 'displayName'])
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
        server.app.inject({
          method,
          url: `${callsOf[edition]}${path}`,
          headers: { ...user.headers },
          ...(payload && { payload }),
        });
      const post: LeagueApiUser['post'] = (path, payload = {}) => send('POST', path, payload);
      return {
        ...user,
        email,
        name: displayName,
        get: (path) => send('GET', path),
        post,
        async create(change = {}) {
          const answer = await post('league', { ...aLeague, ...change });
          if (answer.statusCode !== 200) throw new Error(`The league was not created: ${answer.body}`);
          return answer.json().success.league;
        },
      };
    },
  };
}

/** The form of a private league that starts in the first round. */
export const aLeague = { name: 'Thursday Night Tackles', startId: 1, privacy: 'private' };
