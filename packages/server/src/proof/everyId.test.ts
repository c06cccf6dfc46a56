import { type EditionId, editionIds } from '@rugby/domain/editions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCall, readApiCalls, urlOfCall } from '../http/testing/apiCalls.ts';
import { type ApiUser, createApiUser } from '../http/testing/createApiUser.ts';
import { callsOf } from '../testing/callsOf.ts';
import { aSeason } from '../testing/aSeason.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { rowsOfUser } from './rowsOfUser.ts';
import { recordProof } from './size.ts';

let server: TestServer;
let calls: readonly ApiCall[];

beforeAll(async () => {
  server = await startTestServer();
  for (const edition of editionIds) await aSeason(server.db, edition);
  calls = await readApiCalls(server.app);
});
afterAll(() => server.stop());

/** Texts that only the owner may read, in every table that holds texts of a user. */
const secrets = [
  'Secretfirst',
  'Secretlast',
  'secret.owner',
  '1971-02-03',
  '03/02/1971',
  'Secret League',
  'secret.friend',
  'SecretLink',
];

/** A user with a private league, an invite, a booster and a link to their team, and secrets in all of them. */
async function createOwner(edition: EditionId): Promise<ApiUser> {
  const owner = await createApiUser(server, edition);
  const id = Number(owner.values['userId']);
  const leagueId = Number(owner.values['leagueId']);
  const email = `secret.owner.${id}@example.com`;
  const { db } = server;
  const about = { firstName: 'Secretfirst', lastName: 'Secretlast', dob: '1971-02-03', email, emailKey: email };
  await db.updateTable('users').set(about).where('id', '=', id).execute();
  await db
    .updateTable('leagues')
    .set({ privacy: 'private', name: 'Secret League', nameKey: 'secret league' })
    .where('id', '=', leagueId)
    .execute();
  const code = `SecretLink${id}`.padEnd(22, '-');
  await db.insertInto('teamLinks').values({ code, userId: id, edition, roundId: 1 }).execute();
  const payload = { invites: [`secret.friend.${id}@example.com`] };
  const url = `${callsOf[edition]}league/${leagueId}/invite`;
  await server.app.inject({ method: 'POST', url, headers: owner.headers, payload });
  const { id: sessionId } = await db.selectFrom('sessions').select('id').where('userId', '=', id).executeTakeFirstOrThrow();
  const invite = await db.selectFrom('leagueInvites').select('id').where('leagueId', '=', leagueId).executeTakeFirstOrThrow();
  const { boosterId } = await owner.applyBooster();
  const validBodies = { ...owner.validBodies, 'league/{leagueId}/invite/delete': { inviteId: invite.id } };
  return { ...owner, values: { ...owner.values, sessionId, boosterId }, validBodies };
}

/** Sends a call of `sender` with the ids of `owner`. The code of a league and a token of a mail are no ids: who has them may use them. */
function send(call: ApiCall, owner: ApiUser, sender: ApiUser | undefined) {
  const { method, path } = call;
  const body = hasIds(path) ? owner.validBodies[path] : sender?.validBodies[path];
  return server.app.inject({
    method: method === 'get' ? 'GET' : 'POST',
    url: urlOfCall(call, { ...owner.values, code: sender?.values['code'] ?? 'NONE' }),
    headers: { ...sender?.headers },
    ...(method === 'post' && { payload: body ?? {} }),
  });
}

function hasIds(path: string): boolean {
  return path.startsWith('league/{leagueId}');
}

it('in every call, the ids of another user give nothing away and change nothing; without a session they are 401: R9 [A-297, A-300]', async (context) => {
  const lines: string[] = [];
  for (const call of calls) {
    const [owner, other] = [await createOwner(call.edition), await createApiUser(server, call.edition)];
    const ownerId = Number(owner.values['userId']);
    const before = await rowsOfUser(server.db, ownerId);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['users.id', 'teams.user_id', 'leagues.manager_id', 'sessions.user_id']),
    );
    const signedOut = await send(call, owner, undefined);
    const answer = await send(call, owner, other);
    const leaks = secrets.filter((secret) => signedOut.body.includes(secret) || answer.body.includes(secret));
    const name = `${call.method.toUpperCase()} ${call.address}`;
    expect([name, leaks, await rowsOfUser(server.db, ownerId)]).toEqual([name, [], before]);
    const own = await send(call, owner, owner);
    expect([name, signedOut.statusCode === 401]).toEqual([name, call.needsSession]);
    // The refusal of a malformed request would prove nothing.
    expect([name, own.statusCode]).not.toEqual([name, 400]);
    for (const { headers } of [signedOut, answer, own])
      expect([name, headers['cache-control'], headers['content-type']]).toEqual([
        name,
        'no-store',
        'application/json; charset=utf-8',
      ]);
    lines.push(`${name.padEnd(60)} owner ${own.statusCode}, other ${answer.statusCode}, signed out ${signedOut.statusCode}`);
  }
  recordProof(
    context,
    [
      `R9: ids of a user in all ${calls.length} calls, sent by another one and without a session: 0 leaks, 0 changes`,
      ...lines,
    ].join('\n  '),
  );
}, 600_000);
