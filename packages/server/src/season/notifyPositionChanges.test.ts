import type { User } from '@rugby/domain/contract/account/user';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { signInUser, type SignedInUser } from '../testing/signInUser.ts';
import { fifteenOf, players } from '../commands/testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness, storeTeam } from '../commands/testing/createSeasonHarness.ts';

/** The ids of the first prop and the first lock of the Herons. */
const [prop, lock] = [101, 104];

let harness: SeasonHarness;
let app: FastifyInstance;
let user: SignedInUser;

beforeEach(async () => {
  harness = await createSeasonHarness();
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  app = await buildServer({ config, db: harness.db });
  await harness.season('import --edition srp --from .');
  user = await signInUserWithTeam(fifteenOf(1));
});

afterEach(async () => {
  await app.close();
  await harness.drop();
});

describe('an import that changes the position of a player', () => {
  it('notifies every user whose saved team has the player, and no other [G-302, G-303, A-194]', async () => {
    const [other, partial] = [
      await signInUserWithTeam(fifteenOf(2)),
      await signInUserWithTeam([prop, ...fifteenOf(2).slice(0, 1), ...emptySlots(13)]),
    ];
    const simulated = await storeTeam(harness, { name: 'simulated', lineup: fifteenOf(1), isSimulated: true });
    await importWith({ [prop]: 'lock', [lock]: 'prop' });
    const change = { outPlayerId: prop, inPlayerId: 0, currentPosition: 'lock', prevPosition: 'prop' };
    const back = { outPlayerId: lock, inPlayerId: 0, currentPosition: 'prop', prevPosition: 'lock' };
    const modal = { id: expect.any(Number), type: 'player_replacement', edition: 'srp' };
    expect(await modalsOf(user)).toEqual([change, back].map((moved) => ({ ...modal, ...moved })));
    expect(await modalsOf(partial)).toMatchObject([change]);
    expect(await modalsOf(other)).toEqual([]);
    expect(await harness.db.selectFrom('userModals').select('id').execute()).toHaveLength(3);
    expect(await lineups()).toContainEqual({ id: simulated, lineup: fifteenOf(1) });
  });

  it('notifies once for each player, not again for the same file, and replaces unread notifications of the edition', async () => {
    const ofChampionship = { edition: 'trc', outPlayerId: prop, currentPosition: 'lock', prevPosition: 'prop' } as const;
    await harness.season('import --edition trc --from .');
    await harness.db
      .insertInto('userModals')
      .values({ ...ofChampionship, userId: user.id })
      .execute();
    await importWith({ [prop]: 'lock', [lock]: 'hooker' });
    await importWith({ [prop]: 'lock', [lock]: 'hooker' });
    expect(await modalsOf(user)).toMatchObject([{ outPlayerId: prop }, { outPlayerId: lock }]);
    await importWith({ [prop]: 'hooker', [lock]: 'lock' });
    expect(await modalsOf(user)).toMatchObject([{ outPlayerId: prop, prevPosition: 'prop', currentPosition: 'hooker' }]);
    expect(await harness.db.selectFrom('userModals').select('edition').orderBy('edition').execute()).toEqual([
      { edition: 'srp' },
      { edition: 'trc' },
    ]);
  });

  it('hides the notification of a player who has left the team', async () => {
    await importWith({ [prop]: 'lock' });
    await harness.db
      .updateTable('teams')
      .set({ lineup: fifteenOf(2) })
      .execute();
    expect(await modalsOf(user)).toEqual([]);
  });

  it('does not change the team: its user can change the captain and save it, but pick no other player out of position', async () => {
    await importWith({ [prop]: 'lock' });
    const lineup = lineupOf(fifteenOf(1));
    const named = await post('fantasy/team/update', { lineup, captainId: 110 });
    expect([named.statusCode, named.json()]).toMatchObject([200, { success: { team: { isComplete: true, captainId: 110 } } }]);
    const swapped = { ...lineup, prop: [lock, 102], lock: [prop, 105] };
    const refused = await post('fantasy/team/update', { lineup: swapped, captainId: 110 });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors: [{ code: 'wrong-position' }] }]);
  });
});

describe('a modal', () => {
  it('that was viewed is not shown again; a second view changes nothing [G-304, A-193, A-313]', async () => {
    await importWith({ [prop]: 'lock' });
    const [modal] = await modalsOf(user);
    const views = [await view(modal?.id), await view(modal?.id)];
    expect(views.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, { success: {}, errors: [] }],
      [200, { success: {}, errors: [] }],
    ]);
    expect(await modalsOf(user)).toEqual([]);
  });

  it('of another user is not found, nor is an unknown one, and it stays unread [A-313]', async () => {
    await importWith({ [prop]: 'lock' });
    const [modal] = await modalsOf(user);
    const otherUser = await signInUser(harness.db);
    for (const answer of [await view(modal?.id, otherUser), await view(999)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { errors: [{ code: 'not-found' }] }]);
    }
    expect((await view('x')).statusCode).toBe(400);
    expect(await modalsOf(user)).toHaveLength(1);
  });

  it('cannot be viewed without a session [A-313]', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/en/user/modal/1/view' });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { errors: [{ code: 'unauthorised' }] }]);
  });
});

function emptySlots(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

async function signInUserWithTeam(lineup: number[]): Promise<SignedInUser> {
  const made = await signInUser(harness.db);
  const isComplete = !lineup.includes(0);
  await harness.db
    .insertInto('teams')
    .values({ edition: 'srp', userId: made.id, name: 'A team', lineup, isComplete, version: 1, savedAt: new Date() })
    .execute();
  return made;
}

async function importWith(changed: Readonly<Record<number, string>>): Promise<void> {
  const next = players.map((player) => ({ ...player, position: [changed[player.id] ?? player.position[0]] }));
  await harness.files.write('players.json', next);
  const { code, errors } = await harness.season('import --edition srp --from .');
  expect([code, errors]).toEqual([0, '']);
}

async function modalsOf({ headers }: SignedInUser): Promise<User['modals']> {
  return (await app.inject({ url: '/api/en/user', headers: { ...headers } })).json().success.user.modals;
}

function view(modalId: number | string = 0, by: SignedInUser = user) {
  return app.inject({ method: 'POST', url: `/api/en/user/modal/${modalId}/view`, headers: { ...by.headers } });
}

function post(path: string, payload: object) {
  return app.inject({ method: 'POST', url: `/api/en/${path}`, payload, headers: { ...user.headers } });
}

function lineups() {
  return harness.db.selectFrom('teams').select(['id', 'lineup']).execute();
}

function lineupOf(ids: readonly number[]) {
  const [prop1, prop2, hooker, lock1, lock2, loose1, loose2, loose3, scrumHalf, flyHalf, centre1, centre2, ...backs] = ids;
  return {
    prop: [prop1, prop2],
    hooker: [hooker],
    lock: [lock1, lock2],
    loose_forward: [loose1, loose2, loose3],
    scrum_half: [scrumHalf],
    fly_half: [flyHalf],
    centre: [centre1, centre2],
    outside_back: backs,
  };
}
