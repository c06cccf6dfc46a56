import { createLeague, joinLeague, leaveLeague, showLeague, updateLeague } from '@rugby/domain/contract/league/league';
import { getCup, getHeadToHead } from '@rugby/domain/contract/league/leagueContests';
import { removeLeagueUser } from '@rugby/domain/contract/league/leagueMembers';
import { editions } from '@rugby/domain/editions';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leagueIds } from '../../builders/leagues.ts';
import { historicRound, lastMatch, live, newUser, seasonOver } from '../../scenarios/scenarios.ts';
import { clientOf } from '../../testing/clientOf.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const at = (leagueId: number) => ({ params: { leagueId } });

describe.each(Object.values(editions))('the contests of a league in the edition $id', (edition) => {
  it('play head-to-head from the first round, seven users with one against the average [B22]', async () => {
    const headToHead = await readHeadToHead(clientOf(network, live(edition)));
    expect(headToHead).toMatchObject({ state: 'playing', roundId: 7, isProvisional: true, firstRoundId: 1 });
    expect(headToHead.meetings.filter(({ away }) => away === null)).toMatchObject([{ average: expect.any(Number) }]);
    expect(headToHead.table.map(({ rank, played }) => [rank, played])).toEqual([1, 2, 3, 4, 5, 6, 7].map((rank) => [rank, 7]));
    expect(headToHead.entries[(headToHead.ownEntry ?? 0) - 1]?.userId).toBe(1);
  });
  it('show the meetings of any round, with the table after it [B22]', async () => {
    const api = clientOf(network, live(edition));
    expect((await readHeadToHead(api, 2)).table.map(({ played }) => played)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    const coming = await readHeadToHead(api, 9);
    expect(coming.meetings[0]).toMatchObject({ home: { points: null }, result: null });
    expect(coming.table[0]?.played).toBe(7);
    const unknown = { ...at(leagueIds.managed), query: { round: 99 } };
    expect(await api.send(getHeadToHead, unknown)).toMatchObject({ failure: { status: 404 } });
  });
  it('wait for the cup until the last three rounds, then end with a champion [B22]', async () => {
    expect(await readCup(clientOf(network, historicRound(edition)))).toMatchObject({
      state: 'waiting',
      firstRoundId: 7,
      stages: [],
    });
    const quarterFinals = await readCup(clientOf(network, live(edition)));
    expect(quarterFinals.stages.map(({ ties }) => ties.length)).toEqual([4, 2, 1]);
    expect(quarterFinals.stages[0]?.ties.map(({ status }) => status)).toEqual(['complete', 'playing', 'playing', 'playing']);
    expect((await readCup(clientOf(network, lastMatch(edition)))).stages[2]?.ties[0]).toMatchObject({
      status: 'playing',
      winner: null,
    });
    const over = await readCup(clientOf(network, seasonOver(edition)));
    expect([over.state, over.stages[2]?.ties[0]?.winner]).toEqual(['finished', over.champion]);
  });
});

describe('a member who leaves', () => {
  it('loses from then on, and stays in the draw [B22]', async () => {
    const api = clientOf(network, live());
    const before = await readCup(api);
    const tie = before.stages[0]?.ties.find(({ status }) => status === 'playing');
    const gone = before.entries[(tie?.away?.entry ?? 0) - 1];
    await api.send(removeLeagueUser, { params: { leagueId: leagueIds.managed, userId: gone?.userId ?? 0 } });
    const after = await readCup(api);
    expect(after.stages[0]?.ties.find(({ home }) => home?.entry === tie?.home?.entry)).toMatchObject({
      status: 'complete',
      winner: tie?.home?.entry,
      decidedBy: 'departure',
    });
    expect(after.entries.map(({ userId, hasLeft }) => [userId, hasLeft])).toEqual(
      before.entries.map(({ userId }) => [userId, userId === gone?.userId]),
    );
  });
  it('is not in the draw again after joining again', async () => {
    const api = clientOf(network, live());
    const { code } = await readLeague(api);
    await api.send(leaveLeague, at(leagueIds.managed));
    await api.send(joinLeague, { params: { code: code ?? '' } });
    const { entries, ownEntry } = await readHeadToHead(api);
    expect(entries[(ownEntry ?? 0) - 1]).toMatchObject({ userId: 1, hasLeft: true });
  });
});

describe('the choice of contests', () => {
  it('is made when a league is created, and changed by its manager [B22]', async () => {
    const api = clientOf(network, historicRound());
    const body = { name: 'Ruck it', startId: 8, privacy: 'private', hasCup: true } as const;
    expect(await api.send(createLeague, { body })).toMatchObject({ value: { league: { headToHead: 'off', cup: 'waiting' } } });
    expect(
      await api.send(updateLeague, { ...at(104), body: { name: 'Ruck it', hasHeadToHead: true, hasCup: false } }),
    ).toMatchObject({ value: { league: { headToHead: 'waiting', cup: 'off' } } });
  });
  it('is refused for a cup with one round left, and to end what has been drawn [B22]', async () => {
    const api = clientOf(network, historicRound());
    const body = { name: 'Ruck it', startId: 9, privacy: 'private', hasCup: true } as const;
    expect(await api.send(createLeague, { body })).toMatchObject({
      failure: { status: 422, errors: [{ code: 'contest-too-late', data: { contest: 'cup', least: 2 } }] },
    });
    expect(await api.send(updateLeague, { ...at(leagueIds.managed), body: { name: 'New', hasHeadToHead: false } })).toMatchObject(
      { failure: { status: 422, errors: [{ code: 'contest-drawn' }] } },
    );
  });
  it('of a private league is hidden from users who are not in it', async () => {
    const api = clientOf(network, newUser());
    expect(await api.send(getCup, at(leagueIds.closed))).toMatchObject({ failure: { status: 404 } });
    expect(await api.send(getHeadToHead, { ...at(leagueIds.closed), query: {} })).toMatchObject({ failure: { status: 404 } });
  });
});

type Api = ReturnType<typeof clientOf>;

async function readHeadToHead(api: Api, round?: number) {
  const answer = await api.send(getHeadToHead, { ...at(leagueIds.managed), query: { round } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value.headToHead;
}

async function readCup(api: Api) {
  const answer = await api.send(getCup, at(leagueIds.managed));
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value.cup;
}

async function readLeague(api: Api) {
  const answer = await api.send(showLeague, at(leagueIds.managed));
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value.league;
}
