import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import type { League } from '@rugby/domain/game/model/league';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editions } from '@rugby/domain/editions';
import { RefusedError } from '../http/RefusedError.ts';
import { createLeagueHarness, type LeagueApiUser, type LeagueHarness } from '../leagues/testing/createLeagueHarness.ts';
import { selectLeagues } from '../leagues/leagueRows.ts';
import { presentLeagues } from '../leagues/presentLeagues.ts';
import { Seasons } from '../season/Seasons.ts';
import { accountColumns, presentAccount } from '../session/accounts.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { requireVisibleLeague } from './readLeague.ts';

const words = createWords(catalog, 'en-US');
const roles = ['manager', 'member', 'invited', 'declined', 'withdrawn', 'removed', 'other'] as const;

let harness: LeagueHarness;
let users: Readonly<Record<(typeof roles)[number], LeagueApiUser>>;
let leagueIds: Readonly<Record<string, number>>;

beforeAll(async () => {
  harness = await createLeagueHarness();
  const signIn = () => harness.signIn({ countryOfResidenceId: 554, supportedSquads: '{"srp":1}' });
  users = {
    manager: await signIn(),
    member: await signIn(),
    invited: await signIn(),
    declined: await signIn(),
    withdrawn: await signIn(),
    removed: await signIn(),
    other: await harness.signIn({ countryOfResidenceId: 36 }),
  };
  const { automatic } = (await users.member.get('leagues')).json().success;
  leagueIds = {
    private: await aLeague('private'),
    public: await aLeague('public'),
    ...Object.fromEntries(automatic.map(({ class: kind, id }: League) => [kind, id])),
  };
});
afterAll(() => harness.stop());

/** A league in which each user has the role of their name. */
async function aLeague(privacy: 'private' | 'public'): Promise<number> {
  const { id, code } = await users.manager.create({ privacy });
  for (const user of [users.member, users.removed]) await user.post(`league/${code}/join`);
  await users.manager.post(`league/${id}/user/${users.removed.id}`);
  const invites = [users.invited, users.declined, users.withdrawn].map(({ email }) => email);
  await users.manager.post(`league/${id}/invite`, { invites });
  await users.declined.post(`league/${id}/invite/delete`);
  const sent = (await users.manager.get(`league/${id}/invites`)).json().success.invites;
  const { id: inviteId } = sent.find(({ email }: { readonly email: string }) => email === users.withdrawn.email);
  await users.manager.post(`league/${id}/invite/delete`, { inviteId });
  return id;
}

it('rankings and reviews show a league to those whom the rights of the game let see it [A-297, A-298]', async () => {
  expect(Object.keys(leagueIds).toSorted()).toEqual(['country', 'overall', 'private', 'public', 'squad']);
  const found: Record<string, boolean> = {};
  const expected: Record<string, boolean> = {};
  for (const [kind, leagueId] of Object.entries(leagueIds)) {
    for (const role of roles) {
      found[`${kind} ${role}`] = await isVisible(leagueId, users[role].id);
      expected[`${kind} ${role}`] = await canSee(leagueId, users[role].id);
    }
  }
  expect(found).toEqual(expected);
  expect(new Set(Object.values(found))).toEqual(new Set([true, false]));
});

async function isVisible(leagueId: number, userId: number): Promise<boolean> {
  try {
    return (await requireVisibleLeague(harness.db, 'srp', leagueId, userId, words)).id === leagueId;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return false;
    throw error;
  }
}

async function canSee(leagueId: number, userId: number): Promise<boolean> {
  const { db } = harness;
  const row = await db.selectFrom('users').select(accountColumns).where('id', '=', userId).executeTakeFirstOrThrow();
  const reader = presentAccount(row);
  const world = await currentWorld(new Seasons(db), editions.srp, words);
  const rows = await selectLeagues(db, editions.srp, reader).where('leagues.id', '=', leagueId).execute();
  const [league] = await presentLeagues(db, rows, reader, world, { words, countries: [] });
  return league !== undefined && leagueRights(league, userId).canSee;
}
