import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { addressOf } from '@rugby/domain/contract/address';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { FailureCode } from '@rugby/domain/contract/envelope';
import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import { type JsonFile, jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { localeFile } from '@rugby/domain/contract/locale';
import { playersFile, presentPlayer } from '@rugby/domain/contract/players';
import { presentRound, roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { World } from '../scenarios/World.ts';

const language = 'en';

/** A server that knows this world. */
export function serve(world: World): readonly HttpHandler[] {
  return [
    answering(getDashboard, world, { ...world.dashboard }),
    publishing(roundsFile, world, world.rounds.map(presentRound)),
    publishing(squadsFile, world, [...world.squads]),
    publishing(playersFile, world, world.players.map(presentPlayer)),
    publishing(checksumsFile, world, { rounds: 'r1', players: 'p1' }),
    publishing(localeFile(locales[0]), world, catalog),
  ];
}

/** An endpoint or file that does not answer before the story ends. */
export function loading(what: AnyEndpoint | JsonFile<unknown>, { edition }: World): HttpHandler {
  return http.all(addressIn(what, edition), () => delay('infinite'));
}

/** An endpoint or file that answers with a status and nothing to read. */
export function failed(what: AnyEndpoint | JsonFile<unknown>, { edition }: World, status: number): HttpHandler {
  return http.all(addressIn(what, edition), () => new HttpResponse(null, { status }));
}

/** An endpoint that refuses with a reason. */
export function refused(
  endpoint: AnyEndpoint,
  { edition }: World,
  status: number,
  code: FailureCode,
  message: string,
): HttpHandler {
  return http.all(addressIn(endpoint, edition), () =>
    HttpResponse.json({ success: null, errors: [{ code, message }] }, { status }),
  );
}

function answering(endpoint: AnyEndpoint, { edition, now }: World, success: JsonBodyType): HttpHandler {
  const answer = () => HttpResponse.json({ success, errors: [] }, { headers: { [gameTimeHeader]: now } });
  return endpoint.method === 'GET'
    ? http.get(addressIn(endpoint, edition), answer)
    : http.post(addressIn(endpoint, edition), answer);
}

function publishing(file: JsonFile<unknown>, { edition }: World, value: JsonBodyType): HttpHandler {
  return http.get(jsonAddressOf(file, edition), () => HttpResponse.json(value));
}

function addressIn(what: AnyEndpoint | JsonFile<unknown>, edition: World['edition']): string {
  return 'path' in what ? addressOf(what, edition, language) : jsonAddressOf(what, edition);
}
