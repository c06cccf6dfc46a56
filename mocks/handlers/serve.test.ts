/// <reference types="vite/client" />
import { createApi } from '@rugby/domain/api/apiClient';
import { addressOf, otherAddressesOf } from '@rugby/domain/contract/address';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import { liveUpdates } from '@rugby/domain/contract/live';
import { playersFile } from '@rugby/domain/contract/players';
import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { showLeague, updateLeague } from '@rugby/domain/contract/league/league';
import { z } from '@rugby/domain/contract/schema';
import { showMyTeam, teamOfUser, updateTeam } from '@rugby/domain/contract/team/team';
import { historyOfUser, showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import { getUser } from '@rugby/domain/contract/account/user';
import { editions } from '@rugby/domain/editions';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leagueIds } from '../builders/leagues.ts';
import { aLineup } from '../builders/lineup.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import type { World } from '../scenarios/World.ts';
import { publishedFiles } from './publishedFiles.ts';
import { routes } from './routes.ts';
import { serve } from './serve.ts';
import { failed, loading, offline, refused, slow, whenUnanswered } from './states.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const contract = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../packages/domain/src/contract/**/*.ts', '!**/*.test.ts'], { eager: true }),
).flatMap((module) => Object.values(module));

describe('the routes', () => {
  it('answer every endpoint of the contract', () => {
    const described = contract.filter((value) => has(value, 'method', 'path', 'success'));
    expect(described.length).toBeGreaterThan(10);
    expect(new Set(routes.map(({ endpoint }) => endpoint))).toEqual(new Set(described));
  });
  it('all begin with the code of the language [A-012]', () => {
    for (const language of ['en', 'mi']) {
      const addresses = Object.values(editions).flatMap((edition) =>
        routes.flatMap(({ endpoint }) => [
          addressOf(endpoint, edition, language),
          ...otherAddressesOf(endpoint, edition, language),
        ]),
      );
      expect(addresses.filter((address) => !address.startsWith(`/api/${language}/`))).toEqual([]);
    }
  });
  it('publish every file of the contract', () => {
    const described = contract.filter((value) => has(value, 'isShared', 'schema'));
    expect(described.length).toBeGreaterThan(4);
    const published = publishedFiles(scenarios.midRound()).map(({ file }) => file);
    expect(published).toEqual(expect.arrayContaining(described));
  });
});

it('the fake network streams the published state as the contract says', async () => {
  network.use(...serve(scenarios.midRound()));
  const answer = await fetch(`http://localhost${addressOf(liveUpdates, editions.srp, 'en')}`);
  const first = await answer.body?.pipeThrough(new TextDecoderStream()).getReader().read();
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/m.exec(first?.value ?? '') ?? [];
  const sums = await clientOf(scenarios.midRound(), ...serve(scenarios.midRound())).fetch(checksumsFile);
  expect([answer.headers.get('content-type'), event]).toEqual(['text/event-stream; charset=utf-8', liveUpdates.event]);
  expect(sums).toEqual({ ok: true, value: z.parse(liveUpdates.data, JSON.parse(data ?? '')).checksums });
});

const publicEndpoints = new Set([
  'dashboard',
  'checkCountry',
  'location',
  'register',
  'logIn',
  'logOut',
  'requestPasswordReset',
  'resetPassword',
  'checkEmail',
  'checkDisplayName',
  'preRegister',
  'endPreRegistration',
  'endReminders',
  'contactUs',
  'declineMailedInvite',
  'teamByLink',
  'showSharedLeague',
]);
/** Calls that the rules may refuse: a locked player, a season that is over or the league of another user is a valid refusal. */
const refusable = new Set([
  'updateTeam',
  'autopickTeam',
  'changeCaptain',
  'makeTrades',
  'createTeamLink',
  'teamByLink',
  'applyBooster',
  'removeBooster',
  'removeBoosterByGet',
  'showLeague',
  'showLeagueByCode',
  'showSharedLeague',
  'joinLeague',
  'createLeague',
  'updateLeague',
  'leaveLeague',
  'deleteLeague',
  'renewLeagueCode',
  'leagueUsers',
  'headToHead',
  'cup',
  'leagueReview',
  'sentInvites',
  'inviteToLeague',
  'sendInviteAgain',
  'removeLeagueUser',
  'handOverLeague',
]);

const worlds = Object.entries(scenarios).flatMap(([name, scenario]) =>
  Object.values(editions).map((edition) => [name, edition.id, scenario(edition)] as const),
);

describe.each(worlds)('the world %s of the edition %s', (_scenario, _edition, world) => {
  it.each(routes.map(({ endpoint, request }) => [endpoint.name, endpoint, request] as const))(
    'answers %s as the contract says',
    async (name, endpoint, request) => {
      const outcome = await clientOf(world, ...serve(world)).send(endpoint, request);
      expect(expectedOf(name, world)).toContain(outcome.ok ? 'answered' : outcome.failure.kind);
    },
  );
  it.each(publishedFiles(world).map(({ file }) => [file.name, file] as const))(
    'publishes %s as the contract says',
    async (_name, file) => {
      expect(await clientOf(world, ...serve(world)).fetch(file)).toMatchObject({ ok: true });
    },
  );
  it('publishes the matches of its players as the contract says', async () => {
    const client = clientOf(world, ...serve(world));
    for (const { id } of world.players.slice(-1)) expect(await client.fetch(playerMatchesFile(id))).toMatchObject({ ok: true });
    expect(await client.fetch(playerMatchesFile(9999))).toMatchObject({ ok: false });
  });
});

describe('a user in the middle of a round', () => {
  const world = scenarios.midRound();
  const client = () => clientOf(world, ...serve(world));

  it('has a team whose total is the sum of its rounds', async () => {
    const shown = await client().send(showMyTeam, {});
    const rounds = await Promise.all(world.rounds.map(({ id }) => client().send(showMyTeamHistory, { params: { roundId: id } })));
    const played = rounds.map((outcome) => (outcome.ok ? (outcome.value.teamHistory?.points.round ?? 0) : Number.NaN));
    expect(played.at(0)).toBeGreaterThan(0);
    expect(shown).toMatchObject({
      ok: true,
      value: { team: { points: { total: played.reduce((sum, points) => sum + points, 0) } } },
    });
  });
  it('gets 404 for a round that does not exist', async () => {
    const outcome = await client().send(showMyTeamHistory, { params: { roundId: 99 } });
    expect(outcome).toMatchObject({ ok: false, failure: { status: 404, errors: [{ code: 'not-found' }] } });
  });
  it('sees the team of another user, and gets 404 for an unknown user', async () => {
    expect(await client().send(teamOfUser, { params: { userId: 2 } })).toMatchObject({ ok: true });
    const unknown = [
      await client().send(teamOfUser, { params: { userId: 99 } }),
      await client().send(historyOfUser, { params: { userId: 99, roundId: 6 } }),
    ];
    const notFound = { ok: false, failure: { status: 404, errors: [{ code: 'not-found' }] } };
    expect(unknown).toMatchObject([notFound, notFound]);
  });
  it('gets the game time with every answer of a game and with no other, as from the server', async () => {
    const times: string[] = [];
    network.use(...serve(world));
    const client = apiOf(world, (iso) => times.push(iso));
    expect(await client.send(getUser, {})).toMatchObject({ ok: true });
    expect(times).toEqual([]);
    await client.send(getDashboard, {});
    expect(times).toEqual([world.now]);
  });
});

describe('an endpoint with another answer', () => {
  const world = scenarios.midRound(editions.trc);
  const wrong = (handlers: readonly RequestHandler[]) => clientOf(world, ...handlers, ...serve(world));

  it.each([
    [500, { kind: 'refused', errors: [] }],
    [502, { kind: 'unavailable' }],
    [503, { kind: 'refused', errors: [{ code: 'unavailable' }] }],
  ])('fails with %d', async (status, failure) => {
    expect(await wrong(failed(playersFile, status)).fetch(playersFile)).toMatchObject({ failure });
    expect(await wrong(failed(showMyTeam, status)).send(showMyTeam, {})).toMatchObject({ failure });
  });
  it('is refused with a reason', async () => {
    const client = wrong(refused(updateTeam, 422, 'over-budget', 'Too dear.'));
    expect(await client.send(updateTeam, { body: { lineup: aLineup(), captainId: null } })).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 422, errors: [{ code: 'over-budget', message: 'Too dear.' }] },
    });
  });
  it('has no connection', async () => {
    expect(await wrong(offline(getUser)).send(getUser, {})).toEqual({ ok: false, failure: { kind: 'offline' } });
  });
  it('is never answered', async () => {
    const unanswered = whenUnanswered().then(() => 'unanswered');
    const call = wrong(loading(getDashboard)).send(getDashboard, {});
    expect(await Promise.race([call, unanswered])).toBe('unanswered');
  });
  it('is answered later', async () => {
    expect(await wrong(slow(getDashboard, 1)).send(getDashboard, {})).toMatchObject({ ok: true });
  });
  it('leaves the others as they were', async () => {
    expect(await wrong(failed(showMyTeam, 500)).send(getDashboard, {})).toMatchObject({ ok: true });
  });
  it('leaves the other call of its URL as it was', async () => {
    const client = wrong(refused(updateLeague, 403, 'forbidden', 'Not yours.'));
    expect(await client.send(showLeague, { params: { leagueId: leagueIds.managed } })).toMatchObject({ ok: true });
  });
});

describe('in safe mode', () => {
  const world = scenarios.safeMode();

  it('every change is refused with a sentence, but no login, logout or question', async () => {
    const [answered, sentences]: [string[], Set<string>] = [[], new Set()];
    for (const { endpoint, request } of routes) {
      const outcome = await clientOf(world, ...serve(world)).send(endpoint, request);
      const [reason] = !outcome.ok && outcome.failure.kind === 'refused' ? outcome.failure.errors : [];
      if (reason?.code === 'safe-mode') sentences.add(reason.message);
      else if (endpoint.method !== 'GET' || endpoint.name === 'removeBoosterByGet') answered.push(endpoint.name);
    }
    expect([...sentences]).toEqual([expect.stringContaining('Nothing can be changed in the game at the moment')]);
    expect(answered.toSorted()).toEqual(['autopickTeam', 'checkDisplayName', 'checkEmail', 'logIn', 'logOut']);
  });
  it('the client learns of it by an answer and by a refused change, and that it has ended', async () => {
    const heard: boolean[] = [];
    const client = apiOf(world, undefined, (isOn) => heard.push(isOn));
    network.use(...serve(world));
    await client.send(getDashboard, {});
    await client.send(updateTeam, { body: { lineup: aLineup(), captainId: null } });
    network.use(...serve(scenarios.historicRound()));
    await client.send(getDashboard, {});
    expect(heard).toEqual([true, true, false]);
  });
});

function expectedOf(name: string, { user, isSafeMode = false }: World): readonly string[] {
  if (isSafeMode) return ['answered', 'refused'];
  if (user === null && !publicEndpoints.has(name)) return ['signed-out'];
  return refusable.has(name) ? ['answered', 'refused'] : ['answered'];
}

function clientOf(world: World, ...handlers: readonly RequestHandler[]) {
  network.use(...handlers);
  return apiOf(world);
}

function apiOf({ edition }: World, onGameTime: (iso: string) => void = () => {}, onSafeMode: (isOn: boolean) => void = () => {}) {
  return createApi({
    edition,
    language: 'en',
    host: 'http://game.test',
    newKey: () => 'key',
    retry: { attempts: 1, pause: 0 },
    onGameTime,
    onSafeMode,
  });
}

function has(value: unknown, ...names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
