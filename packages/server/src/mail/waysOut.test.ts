import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { withWayOut } from './waysOut.ts';

const words = createWords(catalog, 'en-US');
const token = 'a'.repeat(43);

describe('the page of a link in a mail', () => {
  const built = '<body><div id="root"></div><noscript>This game needs JavaScript.</noscript></body>';

  it.each([
    [`/reminders?unsubscribe=${token}`, `/api/en/reminders/unsubscribe/${token}`, 'Switch email notifications off'],
    [`/rugby-championship/reminders/?unsubscribe=${token}`, `/api/en/reminders/unsubscribe/${token}`, 'Switch email'],
    [`/pre-registration?unsubscribe=${token}`, `/api/en/preregistration/unsubscribe/${token}`, 'Take my address off'],
    [`/leagues/decline?token=${token}&code=A`, `/api/en/fantasy/league/invite/decline/${token}`, 'Decline the invite'],
    [`/rugby-championship/leagues/decline?token=${token}`, `/api/en/fantasy/trc/league/invite/decline/${token}`, 'Decline the'],
  ])('has a button without JavaScript: %s', (url, action, label) => {
    const page = withWayOut(built, url, words);
    expect(page).toContain(`<form method="post" action="${action}"><button>${label}`);
    expect(page).not.toContain('needs JavaScript');
  });

  it.each(['/reminders', '/reminders?unsubscribe=cut', `/reminders?token=${token}`, `/my-team?unsubscribe=${token}`])(
    'has none at %s',
    (url) => expect(withWayOut(built, url, words)).toBe(built),
  );
});

describe('the form of that page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const press = (url: string, accept = 'text/html,*/*;q=0.8') =>
    server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', accept } });

  it.each([
    [`/api/en/reminders/unsubscribe/${token}`, 200, 'Email notifications are off.'],
    [`/api/en/preregistration/unsubscribe/${token}`, 200, 'Your address is off the list.'],
    [`/api/en/fantasy/league/invite/decline/${token}`, 200, 'This invite is no longer open.'],
    ['/api/en/reminders/unsubscribe/cut', 404, 'A part of this link is missing'],
  ])('is answered with a sentence to read: %s', async (url, status, sentence) => {
    const answer = await press(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<h1>${sentence}`);
    expect(answer.body).not.toContain('http-equiv');
  });

  it('is answered with the envelope where a mail program sends it', async () => {
    expect((await press(`/api/en/reminders/unsubscribe/${token}`, '*/*')).json()).toEqual({ success: {}, errors: [] });
  });
});
