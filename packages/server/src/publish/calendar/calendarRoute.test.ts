import { editions } from '@rugby/domain/editions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '../../buildServer.ts';
import { readConfig } from '../../config/config.ts';
import { changeSeason } from '../changeSeason.ts';
import { aSeason } from '../../testing/aSeason.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('an edition without a season has a calendar without events', async () => {
  const answer = await server.app.inject('/json/trc/calendar.ics');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(answer.body).toContain('BEGIN:VCALENDAR');
  expect(answer.body).not.toContain('VEVENT');
});

it('is public under both URLs, has each fixture, and follows one that is moved [B7]', async () => {
  await aSeason(server.db);
  await changeSeason(server.db, editions.srp, async () => {});
  const before = await server.app.inject('/json/calendar.ics');
  expect(before.body.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  const other = await server.app.inject({
    url: '/json/fantasy/calendar.ics',
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect(other.statusCode).toBe(304);

  await changeSeason(server.db, editions.srp, (tx) =>
    tx
      .updateTable('fixtures')
      .set({ date: new Date('2101-03-01T06:05:00Z') })
      .where('id', '=', 3)
      .execute(),
  );
  const restarted = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: server.db });
  const { body } = await restarted.inject('/json/calendar.ics');
  await restarted.close();
  const [, moved = ''] = body.split('UID:srp-3@fantasy-rugby\r\n');
  expect(moved).toMatch(/^DTSTART:21010301T060500Z\r\n[\s\S]*?SEQUENCE:1\r\n/);
  expect(body.match(/SEQUENCE:0/g)).toHaveLength(2);
});
