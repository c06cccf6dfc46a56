import { expect, it } from 'vitest';
import { aLeague } from '../../testing/aLeague.ts';
import { type Answers, fakeApi } from '../../testing/fakeApi.ts';
import { recordRequests } from '../../testing/recordRequests.ts';
import { MyLeaguesStore } from './MyLeaguesStore.ts';

const league = aLeague({ id: 5 });
const invite = { id: 3, league, invitedBy: null, sentAt: '2026-03-25T00:00:00.000Z' };
const paged = { nextPage: false, page: 1 };
const refused = { ok: false, failure: { kind: 'refused', status: 403, errors: [] } } as const;

it('an invite is accepted by the code of its league, and stays when that is refused [A-232]', async () => {
  const { store, sent } = await mine({ joinLeague: { ok: true, value: { league } } });
  await store.accept(invite);
  expect(sent.find(([name]) => name === 'joinLeague')?.[1]).toMatchObject({ params: { code: 'K7QTX4BD' } });
  const failing = await mine({ joinLeague: refused });
  await failing.store.accept(invite);
  expect(failing.store.invites.items).toHaveLength(1);
});

it.each([
  [true, 2],
  [false, 1],
])('a declined invite whose league was joined meanwhile (%s) brings the leagues anew [A-234]', async (isJoined, loads) => {
  const { store, sent } = await mine({ deleteInvite: { ok: true, value: { isJoined } } });
  await store.decline(invite);
  expect(sent.filter(([name]) => name === 'leagues')).toHaveLength(loads);
  expect(store.invites.items).toEqual([]);
});

it('a league that is created is read with the list; one that is refused is not [A-101]', async () => {
  const form = { name: 'Thursday Night Tackles', privacy: 'private', startId: 8 } as const;
  const { store, sent } = await mine({ createLeague: { ok: true, value: { league } } });
  expect(await store.create(form)).toEqual({ ok: true, value: league });
  const failing = await mine({ createLeague: refused });
  expect(await failing.store.create(form)).toEqual(refused);
  expect([sent, failing.sent].map((calls) => calls.filter(([name]) => name === 'leagues').length)).toEqual([2, 1]);
});

it('leagues and invites are read anew together', async () => {
  const { store, sent } = await mine();
  await store.reload();
  expect(sent.map(([name]) => name).toSorted()).toEqual(['invites', 'invites', 'leagues', 'leagues']);
});

it('automatic leagues and the counts stand beside the list', async () => {
  const automatic = [{ ...league, id: 9 }];
  const counts = { all: 4, public: 1, private: 3 };
  const { store } = await mine({ leagues: { ok: true, value: { leagues: [league], automatic, counts, ...paged } } });
  expect([store.automatic.map(({ id }) => id), store.counts]).toEqual([[9], counts]);
});

it('the counts are those of the search that was asked for last, whatever answer comes late', async () => {
  const counted = { first: { all: 4, public: 1, private: 3 }, second: { all: 1, public: 0, private: 1 } };
  const answers: (() => void)[] = [];
  const { store, search } = await mine({
    leagues: async ({ query }) => {
      const text = query?.['search'];
      if (text !== 'first' && text !== 'second') return { ok: true, value: { leagues: [league], ...paged } };
      await new Promise<void>((resolve) => answers.push(resolve));
      return { ok: true, value: { leagues: [], counts: counted[text], ...paged } };
    },
  });
  for (const text of ['first', 'second']) {
    store.search.type(text);
    search();
  }
  for (const answer of answers.toReversed()) {
    answer();
    await store.invites.load();
  }
  expect(store.counts).toEqual(counted.second);
});

async function mine(answers: Answers = {}) {
  const all: Answers = {
    leagues: { ok: true, value: { leagues: [league], ...paged } },
    invites: { ok: true, value: { invites: [invite], ...paged } },
    ...answers,
  };
  const { recorded, sent } = recordRequests(all);
  let search = () => {};
  const after = (_: number, run: () => void) => {
    search = run;
    return () => {};
  };
  const store = new MyLeaguesStore(fakeApi(recorded), { after }, () => {});
  await store.load();
  return { store, sent, search: () => search() };
}
