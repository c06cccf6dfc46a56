import { describe, expect, it, test } from 'vitest';
import { scenarios } from '@rugby/mocks/scenarios/scenarios';
import { editions } from '../../editions.ts';
import { catalog, locales } from '../../i18n/catalog.ts';
import { createWords } from '../../i18n/createWords.ts';
import { leagueRefusalSentence } from '../../i18n/leagueWords.ts';
import { checkInviteAddresses, readInviteAddresses } from './inviteAddresses.ts';
import { codeAlphabet, createLeagueCode, isLeagueCode, normalizeLeagueCode } from './leagueCode.ts';
import {
  dayOfInvitesUsed,
  isLeagueStarted,
  refusalsToChange,
  refusalsToInvite,
  refusalsToJoin,
  refusalsForMembers,
  refusalsToSendAgain,
} from './leagueRefusals.ts';
import { leagueRights } from './leagueRights.ts';
import { canOpenManage, linkedTab, tabsFor } from './leagueTabs.ts';
import { pathOfShared, readSharedData, readSharedPath, shareLink } from './shareLink.ts';

const leagueManager = { userId: 1, displayName: 'Mere K', name: 'Mere K' };
const base = {
  class: 'regular',
  privacy: 'private',
  status: 'scheduled',
  leagueManager,
  isJoined: false,
  isInvited: false,
  headToHead: 'off',
  cup: 'off',
} as const;

describe('rights', () => {
  const rightsOf = (league: Parameters<typeof leagueRights>[0], userId: number) => {
    const { role, ...rights } = leagueRights(league, userId);
    const held = Object.entries(rights).filter(([, isHeld]) => isHeld);
    return [role, ...held.map(([name]) => name.slice(3))].join(' ');
  };
  it.each([
    ['the manager', { isJoined: true }, 1, 'manager See Leave Invite Manage'],
    ['a member', { isJoined: true }, 2, 'member See Leave Invite'],
    ['an invited user', { isInvited: true }, 2, 'invited See Join'],
    ['another user of a private league', {}, 2, 'other'],
    ['another user of a public league', { privacy: 'public' }, 2, 'other See Join'],
    ['anyone of an automatic league', { class: 'country', leagueManager: null, isJoined: true }, 1, 'member See'],
    ['anyone of an automatic league, which has no manager', { class: 'country', isJoined: true }, 1, 'member See'],
    ['a member of a league without a manager', { leagueManager: null, isJoined: true }, 1, 'member See Leave Invite'],
  ] as const)('%s [A-296, A-297, A-298]', (_, about, userId, rights) =>
    expect(rightsOf({ ...base, ...about }, userId)).toBe(rights),
  );
});

describe('tabs', () => {
  it('are Ladder, Manage and Settings for the manager [A-107, A-297]', () => {
    expect(tabsFor({ ...base, isJoined: true }, 1)).toEqual(['table', 'manage', 'settings']);
  });
  it('are Ladder, Invites and About for members, without Invites for others [A-108, A-298]', () => {
    expect(tabsFor({ ...base, isJoined: true }, 2)).toEqual(['table', 'invite', 'about']);
    expect(tabsFor(base, 2)).toEqual(['table', 'about']);
    expect(tabsFor({ ...base, class: 'overall' }, 2)).toEqual(['table']);
  });
  it('of contests come after the ladder once the manager has switched them on [B22]', () => {
    const playing = { ...base, isJoined: true, headToHead: 'waiting', cup: 'drawn' } as const;
    expect(tabsFor(playing, 1)).toEqual(['table', 'head-to-head', 'cup', 'manage', 'settings']);
    expect(tabsFor({ ...playing, cup: 'off' }, 2)).toEqual(['table', 'head-to-head', 'invite', 'about']);
  });
  it('manage is open to the manager and to viewers of a public league [A-109, A-299]', () => {
    expect([1, 2].map((userId) => canOpenManage(base, userId))).toEqual([true, false]);
    expect([1, 2].map((userId) => canOpenManage({ ...base, privacy: 'public' }, userId))).toEqual([true, true]);
    expect(canOpenManage({ ...base, isJoined: true }, 2)).toBe(false);
    expect(canOpenManage({ ...base, class: 'overall', privacy: 'public' }, 2)).toBe(false);
  });
  it('the list links to settings for the manager of a scheduled league, else to the ladder [A-111]', () => {
    expect([1, 2].map((userId) => linkedTab(base, userId))).toEqual(['settings', 'table']);
    expect(linkedTab({ ...base, status: 'started' }, 1)).toBe('table');
  });
});

describe('codes', () => {
  it('are compared without case, spaces and hyphens [A-331]', () => {
    expect(normalizeLeagueCode(' k7q-tx4 bc ')).toBe('K7QTX4BC');
    const [right, wrong] = [
      ['K7QT', 'k7qtx4bc', 'A'.repeat(20)],
      ['K7Q', 'K7QTX4!', '!K7QTX4', 'A'.repeat(21)],
    ];
    expect([right.every(isLeagueCode), wrong.some(isLeagueCode)]).toEqual([true, false]);
  });
  it('take every character of the alphabet equally often, and no random number that would favour some', () => {
    const numbers = Array.from({ length: 256 }, (_, number) => number);
    const codes = numbers.map((first) =>
      createLeagueCode((count) => Array.from({ length: count }, (_, at) => (at === 0 ? first : 1))),
    );
    const firsts = Map.groupBy(codes.slice(0, 243), (code) => code.charAt(0));
    expect([...firsts.values()].map((group) => group.length)).toEqual(Array(codeAlphabet.length).fill(9));
    expect(codes.slice(243)).toEqual(Array(13).fill('33333333'));
  });
});

describe('addresses of invites', () => {
  it('are separated by commas, trimmed, without blanks and duplicates [A-290]', () => {
    expect(readInviteAddresses(' ana@example.org, ,ARLO@example.org,arlo@example.org,\nana@example.org ')).toEqual({
      addresses: ['ana@example.org', 'ARLO@example.org'],
      invalid: [],
    });
  });
  it('are separated by semicolons as well', () => {
    expect(readInviteAddresses('ana@example.org;arlo@example.org').addresses).toEqual(['ana@example.org', 'arlo@example.org']);
  });
  it('that are wrong are named, so that nothing is sent [A-291]', () => {
    expect(readInviteAddresses('ana@example.org, fetu@siaosi').invalid).toEqual(['fetu@siaosi']);
    expect(checkInviteAddresses(['a@example.org, b@example.org']).invalid).toHaveLength(1);
  });
});

describe('share links', () => {
  const target = { base: 'https://example.org', lang: 'en' };
  it('hold language, edition, type and base64 of a JSON with timestamp and code [A-118, A-216]', () => {
    const data = { timestamp: 1_785_000_000_000, leagueCode: 'K7QTX4BC' };
    const link = shareLink({ ...target, edition: { apiSuffix: 'trc' } }, 'league_invite', data);
    const [path, encoded = ''] = [link.slice(0, link.lastIndexOf('/')), link.split('/').at(-1)];
    expect(path).toBe('https://example.org/en/fantasy/trc/league_invite');
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toEqual(data);
    expect(readSharedData(encoded)).toEqual(data);
    expect(shareLink({ ...target, lang: 'mi', edition: { apiSuffix: '' } }, 'general', { timestamp: 12 })).toBe(
      'https://example.org/mi/fantasy/general/eyJ0aW1lc3RhbXAiOjEyfQ==',
    );
  });
  it.each(['', 'x', '%%%', 'bm90IGpzb24=', 'W10=', 'bnVsbA==', 'eyJ0aW1lc3RhbXAiOiJub3cifQ==', 'eyJ0aW1l=c3RhbXAiOjF9'])(
    'a part that is none of ours is read as none: %s',
    (encoded) => expect(readSharedData(encoded)).toBeUndefined(),
  );
  it('a part that is far too long is not read', () => {
    const dataOf = (spaces: number) => readSharedData(btoa(`{"timestamp":1${' '.repeat(spaces)}}`));
    expect([dataOf(285), dataOf(286)]).toEqual([{ timestamp: 1 }, undefined]);
  });
  it('codes that are no texts are left out', () => {
    expect(readSharedData(btoa('{"timestamp":1,"leagueCode":5,"teamCode":null}'))).toEqual({ timestamp: 1 });
    expect(readSharedData(btoa('{"timestamp":1}'))).toEqual({ timestamp: 1 });
  });
  it.each([1, 12, 123, 1234])('are padded as base64 is: %i', (timestamp) => {
    expect(shareLink({ ...target, edition: editions.srp }, 'general', { timestamp })).toBe(
      `https://example.org/en/fantasy/general/${btoa(JSON.stringify({ timestamp }))}`,
    );
  });
});

describe('the address of a share link', () => {
  const target = { base: '', lang: 'en' };
  const pathOf = (path: string) => {
    const shared = readSharedPath(path);
    return shared && pathOfShared(shared);
  };
  it.each([
    ['srp', '/leagues/join/K7QTX4BC'],
    ['trc', '/rugby-championship/leagues/join/K7QTX4BC'],
  ] as const)('leads to the league of its edition, %s [A-118]', (id, page) => {
    const link = shareLink({ ...target, edition: editions[id] }, 'league_invite', { timestamp: 1, leagueCode: 'K7QTX4BC' });
    expect(pathOf(link)).toBe(page);
    expect(pathOf(`${link.replaceAll('=', '%3D')}/`)).toBe(page);
  });
  it.each([
    ['srp', '/shared-team/Lk-7_abc'],
    ['trc', '/rugby-championship/shared-team/Lk-7_abc'],
  ] as const)('leads to the shared team of its edition, %s [A-118, B16]', (id, page) => {
    expect(pathOf(shareLink({ ...target, edition: editions[id] }, 'team', { timestamp: 1, teamCode: 'Lk-7_abc' }))).toBe(page);
  });
  it('is read in both alphabets of base64, with its signs encoded or not', () => {
    const data = { timestamp: 1, teamCode: '~~~???' };
    const link = shareLink({ ...target, edition: editions.srp }, 'team', data);
    const encoded = link.split('/').slice(4).join('/');
    const start = link.slice(0, link.length - encoded.length);
    expect([encoded.includes('+'), encoded.includes('/')]).toEqual([true, true]);
    const page = '/shared-team/~~~%3F%3F%3F';
    expect(pathOf(`${start}${encoded.replaceAll('+', '-').replaceAll('/', '_')}`)).toBe(page);
    expect(pathOf(`${start}${encodeURIComponent(encoded)}`)).toBe(page);
    expect(pathOf(`${start}${encoded.replaceAll('+', '%2b').replaceAll('/', '%2f').replaceAll('=', '%3d')}`)).toBe(page);
  });
  it('without a league leads to the landing page', () => {
    expect(pathOf(shareLink({ ...target, edition: editions.trc }, 'general', { timestamp: 1 }))).toBe('/rugby-championship/');
  });
  it.each([
    '/',
    '/en/fantasy',
    '/en/fantasy/league_invite/x',
    '/en/fantasy/other/eyJ0aW1lc3RhbXAiOjF9',
    '/more/en/fantasy/general/eyJ0aW1lc3RhbXAiOjF9',
    '/en/fantasy/general/eyJ0aW1lc3RhbXAiOjF9/more',
    '/en/fantasy/a/b/c/d',
  ])('is read as none: %s', (path) => expect(readSharedPath(path)).toBeUndefined());
  it('cannot lead out of the site', () => {
    const data = { timestamp: 1, leagueCode: '../../@evil.example' };
    expect(pathOf(shareLink({ ...target, edition: editions.srp }, 'league_invite', data))).toBe(
      '/leagues/join/..%2F..%2F%40evil.example',
    );
  });
});

describe('refusals', () => {
  const { rounds, now } = scenarios.betweenRounds();
  const league = { startId: 3, privacy: 'private', status: 'started' } as const;
  const words = createWords(catalog, locales[0]);

  test('a league starts when its start round begins [A-201]', () => {
    expect([6, 7, 99].map((startId) => isLeagueStarted({ startId }, rounds, Date.parse(now)))).toEqual([true, false, false]);
  });
  test('of a started league privacy and start round stay, of a scheduled one they may change [A-230, A-289]', () => {
    expect(refusalsToChange({ privacy: 'public' }, league)).toEqual([{ rule: 'league-started', startId: 3 }]);
    expect(refusalsToChange({ startId: 8 }, league)).toHaveLength(1);
    expect(refusalsToChange({ startId: 3, privacy: 'private' }, league)).toEqual([]);
    expect(refusalsToChange({ startId: 8 }, { ...league, status: 'scheduled' })).toEqual([]);
  });
  test('a user is in 300 leagues of an edition at most', () => {
    expect([refusalsToJoin(299), refusalsToJoin(300)]).toEqual([[], [{ rule: 'too-many-leagues', limit: 300 }]]);
  });
  test('the members of an automatic league are not listed and never change, and a call takes 50 addresses [D51]', () => {
    expect(refusalsForMembers({ class: 'country' })).toEqual([{ rule: 'automatic-league' }]);
    expect(refusalsForMembers({ class: 'regular' })).toEqual([]);
    expect([refusalsToInvite(50), refusalsToInvite(51)]).toEqual([[], [{ rule: 'too-many-invites', limit: 50, per: 'call' }]]);
  });
  test('an address gets a mail of a league once a day, and the refusal names the hours to wait, rounded up [D51]', () => {
    const hour = 60 * 60 * 1000;
    expect(refusalsToSendAgain(0, 24 * hour)).toEqual([]);
    expect(refusalsToSendAgain(0, 24 * hour - 1)).toEqual([{ rule: 'invite-too-soon', hours: 1 }]);
    expect(refusalsToSendAgain(5 * hour, 6 * hour)).toEqual([{ rule: 'invite-too-soon', hours: 23 }]);
  });
  test.each([
    [
      { rule: 'league-started', startId: 3 },
      'The league started in round 3. Its privacy and start round cannot change any more.',
    ],
    [
      { rule: 'automatic-league' },
      'This is an automatic league: everyone it is for is in it, and its ladder lists them. Nobody can join, leave or change it.',
    ],
    [{ rule: 'not-member', userId: 3 }, 'That user is not in the league any more. Choose another member.'],
    [
      { rule: 'too-many-leagues', limit: 300 },
      'You are in 300 leagues, which is the most you can be in. Please leave one before you join or create another.',
    ],
    [{ rule: 'manager-stays' }, 'You run this league. Hand it over to another member, or leave it.'],
    [
      { rule: 'contest-drawn', contest: 'cup' },
      'The cup has been drawn and is played until its final. It cannot be switched off.',
    ],
    [
      { rule: 'contest-drawn', contest: 'head-to-head' },
      'Head-to-head has been drawn and is played until the last round. It cannot be switched off.',
    ],
    [{ rule: 'invite-too-soon', hours: 1 }, 'This address got the invite less than a day ago. It can be sent again in 1 hour.'],
    [
      { rule: 'contest-too-late', contest: 'cup', least: 2 },
      'A cup takes at least 2 rounds, and fewer are left. Choose an earlier start round, or play without a cup.',
    ],
    [
      { rule: 'contest-too-late', contest: 'head-to-head', least: 1 },
      'The league has no rounds left, so it can no longer play head-to-head.',
    ],
    [dayOfInvitesUsed, 'You can invite 200 addresses a day. Please send the others tomorrow, or share the link.'],
  ] as const)('%j', (refusal, sentence) => expect(leagueRefusalSentence(refusal, rounds, words)).toBe(sentence));
});
