import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareLink } from '@rugby/domain/game/leagues/shareLink';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { aSeason } from '../testing/aSeason.ts';
import { hidePicks } from '../testing/hidePicks.ts';
import { patience } from '../testing/patience.ts';

let siteFolder: string;
let harness: TeamHarness;
let owner: ApiTeamUser;
let other: ApiTeamUser;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'team-links-'));
  await writeFile(join(siteFolder, 'index.html'), await readFile(join(import.meta.dirname, '../../../app/index.html')));
  harness = await createTeamHarness(undefined, siteFolder);
  [owner, other] = [await harness.signIn(), await harness.signIn()];
  await owner.post('team/update', { ...fullSelection, name: 'Mereana’s Marauders' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await harness.drop();
  await rm(siteFolder, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => harness.app.inject({ url, headers });
const share = async (as = owner, roundId = 1): Promise<string> => (await as.post('team/link', { roundId })).json().success.code;
const visit = (code: string) => get(`/api/en/fantasy/team/by-link/${encodeURIComponent(code)}`);
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1];

describe('the calls', () => {
  it.each(['POST team/link', 'POST team/link/delete', 'GET team/link/1'])('%s requires a session [B16]', async (call) => {
    const [method, path = ''] = call.split(' ');
    const sent = method === 'GET' ? owner.get(path, { cookie: '' }) : owner.post(path, { roundId: 1 }, { cookie: '' });
    expect((await sent).statusCode).toBe(401);
  });

  it.each([{}, { roundId: 'first' }, { roundId: -1.5 }])('with the body %j are 400 [B16]', async (body) => {
    expect((await owner.post('team/link', body)).statusCode).toBe(400);
    expect((await owner.post('team/link/delete', body)).statusCode).toBe(400);
  });

  it('share no round that is unknown or that the team has not played [B16]', async () => {
    for (const roundId of [1, 99]) expect((await owner.post('team/link', { roundId })).statusCode).toBe(404);
    expect((await other.post('team/link', { roundId: 1 })).json().errors).toMatchObject([
      { code: 'not-found', message: 'You have no fifteen in round 1 to share.' },
    ]);
  });

  it.each(['', 'unknown', '%00', '../..', 'A'.repeat(22), 'A'.repeat(64)])(
    'find no team by the code %j, and neither do page and picture [B16]',
    async (code) => {
      const encoded = encodeURIComponent(code);
      expect((await visit(code)).statusCode).toBe(404);
      expect((await get(`/media/image/team/${encoded}.png`)).statusCode).toBe(404);
      if (code === '') return;
      const page = await get(`/shared-team/${encoded}`);
      expect([page.statusCode, metaOf(page.body, 'og:title')]).toEqual([404, expect.stringContaining('Fantasy: ')]);
    },
  );
});

describe('the link to a team at the kick-off of its round', () => {
  beforeAll(() => harness.start(1));

  it('claims no rank and no average before a team has scored, in the answer and in its preview [A-118, B16]', async () => {
    const nothing = { roundRank: null, roundTeams: null, roundAverage: null };
    expect((await visit(await share())).json().success.linkedTeam).toMatchObject({
      teamHistory: { points: { round: 0 } },
      ...nothing,
    });
    const { body } = await get(`/shared-team/${await share()}`);
    expect(metaOf(body, 'og:description')).toBe(
      'Round 1, provisional: 0 points. Pick your own fifteen in Super Rugby Pacific Fantasy.',
    );
    expect(metaOf(body, 'og:image:alt')).toMatch(/provisional: 0 points\. 1 /);
  });
});

/** Squads 1 and 2 have kicked off, 3 and 4 have not, 5 does not play. */
describe('the link to a team while its round is played', () => {
  let code: string;
  beforeAll(async () => {
    await harness.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
    code = await share();
  });

  it('is made once, on purpose, with a code that cannot be guessed [B16]', async () => {
    for (const answer of [await other.get('team/link/1'), await owner.get('team/link/2')])
      expect(answer.json().success).toEqual({ code: null });
    expect(code).toMatch(/^[\w-]{22}$/);
    expect([await share(), (await owner.get('team/link/1')).json().success.code]).toEqual([code, code]);
  });

  it('shows the team and its score to everybody, signed in or not [B16]', async () => {
    const { linkedTeam } = (await visit(code)).json().success;
    expect(linkedTeam).toMatchObject({
      name: 'Mereana’s Marauders',
      teamHistory: { roundId: 1, lineup: fullLineup, captainId: fullSelection.captainId, points: { round: 30 } },
      roundRank: 1,
      roundTeams: 1,
    });
    expect(JSON.stringify(linkedTeam)).not.toMatch(/userId|email|displayName/);
  });

  it.each(['/shared-team/', 'as it is shared'])(
    'answers crawlers and users with title, text and picture: %s [A-118, B16]',
    async (kind) => {
      const { editions } = await import('@rugby/domain/editions');
      const target = { base: 'http://localhost', lang: 'en', edition: editions.srp };
      const link = new URL(shareLink(target, 'team', { timestamp: 1, teamCode: code })).pathname;
      for (const agent of ['facebookexternalhit/1.1', 'Mozilla/5.0']) {
        const { statusCode, body } = await get(kind === '/shared-team/' ? `${kind}${code}` : link, { 'user-agent': agent });
        expect(statusCode).toBe(200);
        expect(body).toContain('<title>Fifteen of Mereana’s Marauders</title>');
        expect(metaOf(body, 'og:description')).toBe(
          'Round 1, provisional: 30 points. 1st of 1. Pick your own fifteen in Super Rugby Pacific Fantasy.',
        );
        expect(metaOf(body, 'og:image')).toMatch(new RegExp(`/media/image/team/${code}\\.png$`));
        expect(metaOf(body, 'og:image:alt')).toContain('Mereana’s Marauders. Round 1, provisional: 30 points.');
      }
      const drawn = async () => {
        const answer = await get(`/media/image/team/${code}.png`);
        return answer.statusCode !== 503 && answer;
      };
      const picture = await vi.waitUntil(drawn, patience);
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect((await get(`/media/image/team/${code}.png`, { 'if-none-match': String(picture.headers.etag) })).statusCode).toBe(
        304,
      );
    },
  );

  it('shows no player before their kick-off where picks are hidden, in the answer, the text and the picture [B16, B20]', async () => {
    const shown = await get(`/media/image/team/${code}.png`);
    hidePicks();
    const answer = await visit(code);
    const { lineup } = answer.json().success.linkedTeam.teamHistory;
    expect([lineup.hooker, lineup.fly_half, lineup.prop]).toEqual([[0], [0], fullLineup.prop]);
    const hidden = Object.values(fullLineup)
      .flat()
      .filter((id) => id >= 3000);
    expect(hidden.filter((id) => answer.body.includes(String(id)))).toEqual([]);
    const { body } = await get(`/shared-team/${code}`);
    const names = await harness.db.selectFrom('players').select('lastName').where('id', 'in', hidden).execute();
    expect(names.filter(({ lastName }) => metaOf(body, 'og:image:alt')?.includes(`${lastName},`))).toEqual([]);
    expect((await get(`/media/image/team/${code}.png`)).headers.etag).not.toBe(shown.headers.etag);
  });

  it('of one edition finds nothing in the other [B16]', async () => {
    expect((await get(`/api/en/fantasy/trc/team/by-link/${code}`)).statusCode).not.toBe(200);
    expect((await get(`/rugby-championship/shared-team/${code}`)).body).not.toContain('Marauders');
  });

  it('stops to work when its owner deletes it, others of theirs stay, and a new one has another code [B16]', async () => {
    const ofRoundTwo = 'B'.repeat(22);
    const link = { userId: owner.id, edition: 'srp', roundId: 2, code: ofRoundTwo } as const;
    await harness.db.insertInto('teamLinks').values(link).execute();
    await other.post('team/link/delete', { roundId: 1 });
    expect((await visit(code)).statusCode).toBe(200);
    for (const _ of [1, 2]) expect((await owner.post('team/link/delete', { roundId: 1 })).statusCode).toBe(200);
    expect([(await visit(code)).statusCode, (await get(`/media/image/team/${code}.png`)).statusCode]).toEqual([404, 404]);
    expect((await get(`/shared-team/${code}`)).statusCode).toBe(404);
    expect((await owner.get('team/link/2')).json().success).toEqual({ code: ofRoundTwo });
    await aSeason(harness.db, 'trc');
    await harness.db
      .insertInto('teamLinks')
      .values({ ...link, edition: 'trc', code: 'C'.repeat(22) })
      .execute();
    await owner.post('team/link/delete', { roundId: 2 });
    expect(await harness.db.selectFrom('teamLinks').select('edition').where('roundId', '=', 2).execute()).toEqual([
      { edition: 'trc' },
    ]);
    await harness.db.deleteFrom('teamLinks').where('edition', '=', 'trc').execute();
    expect(await share()).not.toBe(code);
  });

  it('shows the whole team once the round is complete [B16, B20]', async () => {
    const shared = await share();
    await harness.finish(1);
    hidePicks();
    expect((await visit(shared)).json().success.linkedTeam.teamHistory.lineup).toEqual(fullLineup);
  });

  it('is part of the user’s data, and goes with the account [B16, B17]', async () => {
    const shared = await share();
    const { sharedRounds } = (await get('/api/en/user/export', { ...owner.headers })).json().success;
    expect(sharedRounds).toMatchObject([{ edition: 'srp', round: 1 }]);
    const deleted = { method: 'POST', url: '/api/en/user/deactivate-account', headers: { ...owner.headers } } as const;
    expect((await harness.app.inject(deleted)).statusCode).toBe(200);
    expect((await visit(shared)).statusCode).toBe(404);
  });
});
