import { applyBooster, removeBooster, removeBoosterByGet } from '@rugby/domain/contract/team/boosters';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import { changeCaptain, showMyTeam, updateTeam } from '@rugby/domain/contract/team/team';
import { showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import { makeTrades } from '@rugby/domain/contract/team/trades';
import { checkDisplayName, checkEmail } from '@rugby/domain/contract/account/availability';
import { getUser, logIn, logOut, register } from '@rugby/domain/contract/account/user';
import { emptyLineup } from '@rugby/domain/game/model/lineup';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLineup } from '../builders/lineup.ts';
import { aPlayer } from '../builders/player.ts';
import { betweenRounds, midRound, newUser } from '../scenarios/scenarios.ts';
import { aRegistration } from '../builders/user.ts';
import type { World } from '../scenarios/World.ts';
import { clientOf } from '../testing/clientOf.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:00.000Z') }));
afterEach(() => {
  vi.useRealTimers();
  network.resetHandlers();
});
afterAll(() => network.close());

const full = { lineup: aLineup(), captainId: 11 };
const form = aRegistration();

describe('a new team', () => {
  it('is stored, and each save raises its version', async () => {
    const api = clientOf(network, newUser());
    const first = await api.send(updateTeam, { body: { lineup: { ...full.lineup, prop: [0, 3] }, captainId: 3 } });
    expect(first).toMatchObject({ value: { team: { version: 1, isComplete: false, startRoundId: null, name: 'Mere K' } } });
    await api.send(updateTeam, { body: { ...full, version: 1 } });
    const shown = await api.send(showMyTeam, {});
    expect(shown).toMatchObject({ value: { team: { version: 2, isComplete: true, startRoundId: 7, captainId: 11 } } });
    expect(await api.send(getDashboard, {})).toMatchObject({ value: { team: { isComplete: true } } });
  });

  it('is refused by the rules of the game, with their messages', async () => {
    const world = newUser();
    const dear = world.players.map((player) => ({ ...player, cost: 9_000_000 }));
    const refused = await clientOf(network, { ...world, players: dear }).send(updateTeam, { body: full });
    expect(refused).toMatchObject({ failure: { status: 422, errors: [{ code: 'over-budget', data: { over: 35_000_000 } }] } });
    expect(await clientOf(network, world).send(updateTeam, { body: { lineup: emptyLineup, captainId: 11 } })).toMatchObject({
      failure: { status: 422, errors: [{ code: 'not-in-team' }] },
    });
  });

  it('is not saved over a newer version', async () => {
    const api = clientOf(network, newUser());
    await api.send(updateTeam, { body: full });
    await api.send(changeCaptain, { body: { newId: 10 } });
    expect(await api.send(updateTeam, { body: { ...full, version: 1 } })).toMatchObject({
      failure: { status: 409, errors: [{ code: 'stale-version', data: { team: { version: 2, captainId: 10 } } }] },
    });
  });
});

describe('a team between rounds', () => {
  it('trades players by the rules', async () => {
    const api = clientOf(network, withTeam());
    const traded = await api.send(makeTrades, { body: { tradePairs: [{ out: 1, in: 21 }] } });
    expect(traded).toMatchObject({ value: { team: { lineup: { prop: [21, 3] } } } });
    expect(await api.send(makeTrades, { body: { tradePairs: [{ out: 1, in: 21 }] } })).toMatchObject({
      failure: { status: 422, errors: [{ code: 'not-in-team' }, { code: 'already-in-team' }] },
    });
  });

  it('applies a booster once, moves it with the captain and removes it', async () => {
    const api = clientOf(network, withTeam());
    const body = { type: 'TRIPLE_CAPTAIN' as const, playerId: null };
    await api.send(applyBooster, { body });
    expect(await api.send(applyBooster, { body })).toMatchObject({ failure: { errors: [{ code: 'booster-active' }] } });
    const renamed = await api.send(changeCaptain, { body: { newId: 10 } });
    expect(renamed).toMatchObject({ value: { team: { boosters: [{ id: 1, playerId: 10 }] } } });
    expect(await api.send(removeBooster, { params: { boosterId: 1 }, body: {} })).toMatchObject({
      value: { team: { boosters: [] } },
    });
    expect(await api.send(removeBooster, { params: { boosterId: 1 }, body: {} })).toMatchObject({ failure: { status: 404 } });
  });

  it('applies and removes a booster only in the version that the client has, when it names one [D44]', async () => {
    const api = clientOf(network, withTeam());
    const booster = { type: 'TRIPLE_CAPTAIN' as const, playerId: null };
    const stale = { failure: { status: 409, errors: [{ code: 'stale-version' }] } };
    expect(await api.send(applyBooster, { body: { ...booster, version: 9 } })).toMatchObject(stale);
    await api.send(applyBooster, { body: booster });
    const params = { boosterId: 1 };
    expect(await api.send(removeBooster, { params, body: { version: 9 } })).toMatchObject(stale);
    expect(await api.send(removeBoosterByGet, { params, query: { version: 9 } })).toMatchObject(stale);
    expect(await api.send(removeBoosterByGet, { params, query: {} })).toMatchObject({ value: { team: { boosters: [] } } });
  });

  it('gets its lineup back when a Limitless is removed', async () => {
    const api = clientOf(network, withTeam());
    await api.send(applyBooster, { body: { type: 'LIMITLESS', playerId: null } });
    await api.send(makeTrades, { body: { tradePairs: [{ out: 1, in: 21 }] } });
    const back = await api.send(removeBooster, { params: { boosterId: 1 }, body: {} });
    expect(back).toMatchObject({ value: { team: { lineup: { prop: [1, 3] }, boosters: [] } } });
  });
});

describe('a team that plays', () => {
  it('is locked player by player, and its points follow the captain', async () => {
    const world = midRound();
    const players = world.players.map((player) => ({ ...player, stats: { ...player.stats, scores: { 7: player.id } } }));
    const api = clientOf(network, { ...world, players, team: { ...teamOf(world), captainId: 4 } });
    expect(await api.send(changeCaptain, { body: { newId: 2 } })).toMatchObject({
      failure: { status: 422, errors: [{ code: 'captain-locked', data: { playerId: 2 } }] },
    });
    await api.send(changeCaptain, { body: { newId: 15 } });
    const played = await api.send(showMyTeamHistory, { params: { roundId: 7 } });
    expect(played).toMatchObject({ value: { teamHistory: { captainId: 15, points: { round: 135, players: { 15: 30 } } } } });
  });

  it('gets a later game time while the clock of the device runs', async () => {
    const api = clientOf(network, midRound());
    vi.setSystemTime(Date.now() + 60_000);
    expect(await api.send(getDashboard, {})).toMatchObject({ value: { gameTime: '2026-03-27T06:46:00.000Z' } });
  });
});

describe('an account', () => {
  it('is registered, signed in and without a team', async () => {
    const api = clientOf(network, { ...midRound(), user: null });
    expect(await api.send(checkEmail, { body: { email: form.email } })).toMatchObject({ value: { isAvailable: true } });
    expect(await api.send(register, { body: form })).toMatchObject({ value: { user: { id: 3, displayName: 'Ana W' } } });
    expect(await api.send(getUser, {})).toMatchObject({ value: { user: { email: form.email } } });
    expect(await api.send(showMyTeam, {})).toMatchObject({ value: { team: null } });
  });

  it('is refused for an address or a name that is invalid, by the checks before it too [A-078, A-311]', async () => {
    const api = clientOf(network, betweenRounds());
    const [email, displayName] = ['mere', 'The dunce'];
    const refused = await api.send(register, { body: { ...form, email, displayName } });
    const [emailError, nameError] = [
      await api.send(checkEmail, { body: { email } }),
      await api.send(checkDisplayName, { body: { displayName } }),
    ].map((checked) => (!checked.ok && checked.failure.kind === 'refused' ? checked.failure.errors : []));
    expect([emailError, nameError]).toMatchObject([
      [{ code: 'invalid', field: 'email' }],
      [{ code: 'invalid', field: 'displayName' }],
    ]);
    expect(refused).toMatchObject({ failure: { status: 422, errors: [...(emailError ?? []), ...(nameError ?? [])] } });
    const short = await api.send(checkDisplayName, { body: { displayName: '@x' } });
    expect(short).toMatchObject({
      failure: { status: 422, errors: [{ message: 'Display name must be at least 3 characters' }] },
    });
  });

  it('is refused with the codes of the server for a weak password and for terms that are not accepted', async () => {
    const api = clientOf(network, betweenRounds());
    const refused = await api.send(register, { body: { ...form, password: 'short', terms: false } });
    expect(refused).toMatchObject({
      failure: {
        status: 422,
        errors: [
          { code: 'weak-password', field: 'password' },
          { code: 'terms-required', field: 'terms' },
        ],
      },
    });
  });

  it('is refused when its name or address is taken, field by field', async () => {
    const taken = { ...form, email: 'MERE@example.org', displayName: 'mere k', dob: '31/12/2020' };
    const refused = await clientOf(network, betweenRounds()).send(register, { body: taken });
    const fields = ['dob', 'email', 'displayName'].map((field) => ({ field }));
    expect(refused).toMatchObject({ failure: { status: 422, errors: fields } });
  });

  it('signs in with its password alone, and finds its team again', async () => {
    const api = clientOf(network, midRound());
    await api.send(logOut, {});
    expect(await api.send(getUser, {})).toMatchObject({ failure: { kind: 'signed-out' } });
    const credentials = { email: 'mere@example.org', password: 'wrong' };
    expect(await api.send(logIn, { body: credentials })).toMatchObject({ failure: { errors: [{ code: 'wrong-credentials' }] } });
    await api.send(logIn, { body: { ...credentials, password: 'Kererū-1990' } });
    expect(await api.send(showMyTeam, {})).toMatchObject({ value: { team: { version: 14 } } });
  });
});

/** The team of the running round before it begins, and a prop to bring in. */
function withTeam(): World {
  const world = newUser();
  const team = { ...teamOf(midRound()), startRoundId: 1 };
  return { ...world, team, players: [...world.players, aPlayer({ id: 21, squadId: 11, cost: 4_000_000 })] };
}

function teamOf({ team }: World) {
  if (team === null) throw new Error('This world has no team.');
  return team;
}
