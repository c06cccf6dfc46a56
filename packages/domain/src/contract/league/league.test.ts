import { describe, expect, it, test } from 'vitest';
import { wireLeague } from './league.ts';
import { getSentInvites } from './leagueInvites.ts';
import { getLeagueUsers } from './leagueMembers.ts';

const manager = { userId: 1, displayName: 'Mere K', name: 'Mere K' };
const league = {
  id: 1,
  name: 'Thursday Night Tackles',
  privacy: 'private',
  startId: 7,
  status: 'scheduled',
  leagueManager: null,
};

describe('a league on the wire', () => {
  test.each([
    { title: 'has an id [A-197]', field: 'id', right: [1], wrong: ['1', 1.5, null, undefined] },
    { title: 'has a name [A-197]', field: 'name', right: ['Tackles'], wrong: [7, null, undefined] },
    { title: 'has a code, which not every user is sent [A-197]', field: 'code', right: ['K7QTX4BD', null], wrong: [7] },
    {
      title: 'has a manager with an id, a display name and a name, or none [A-202]',
      field: 'leagueManager',
      right: [manager, null],
      wrong: ['userId', 'displayName', 'name'].map((field) => ({ ...manager, [field]: undefined })),
    },
    {
      title: 'is private or public [A-199]',
      field: 'privacy',
      right: ['private', 'public'],
      wrong: ['secret', 'Public', null, undefined],
    },
    {
      title: 'is one of the user’s own, overall, or of a country or squad [A-198]',
      field: 'class',
      right: ['regular', 'overall', 'country', 'squad'],
      wrong: ['Regular', 'global', null],
    },
    { title: 'starts in a round, by its id [A-200]', field: 'startId', right: [1, 65], wrong: ['7', 7.5, null, undefined] },
    { title: 'says whether the user has joined it [A-203]', field: 'isJoined', right: [true, false], wrong: ['yes', 1, null] },
  ])('$title', ({ field, right, wrong }) => {
    const reads = (value: unknown) => wireLeague.safeParse({ ...league, [field]: value }).success;
    expect(right.filter((value) => !reads(value))).toEqual([]);
    expect(wrong.filter(reads)).toEqual([]);
  });

  it.each([
    ['scheduled', 'scheduled'],
    ['Scheduled', 'scheduled'],
    ['started', 'started'],
    ['complete', 'started'],
  ])('of the status %s is %s [A-201]', (status, read) => expect(wireLeague.parse({ ...league, status }).status).toBe(read));

  it('that does not say whether the user has joined it is not joined [A-203]', () =>
    expect(wireLeague.parse(league).isJoined).toBe(false));
});

it.each(['users', 'nextPage', 'page'])('the members of a league come in pages: without %s they are not read [A-204]', (field) => {
  const answer = { users: [{ userId: 2, displayName: 'Ana W' }], nextPage: false, page: 1 };
  expect(getLeagueUsers.success.safeParse(answer).success).toBe(true);
  expect(getLeagueUsers.success.safeParse({ ...answer, [field]: undefined }).success).toBe(false);
});

it.each(['userId', 'displayName'])('a member of a league has the field %s [A-204]', (field) => {
  const member = { userId: 2, displayName: 'Ana W', [field]: undefined };
  expect(getLeagueUsers.success.safeParse({ users: [member], nextPage: false, page: 1 }).success).toBe(false);
});

describe('an invite that a league has sent', () => {
  it('has the address that it was sent to [A-205]', () => {
    const reads = (invite: object) => getSentInvites.success.safeParse({ invites: [invite], nextPage: false, page: 1 }).success;
    const invite = { id: 1, sentAt: '2026-03-27T06:05:00.000Z' };
    expect(reads({ ...invite, email: 'ana@example.org' })).toBe(true);
    expect([reads(invite), reads({ ...invite, email: 7 }), reads({ ...invite, email: null })]).toEqual([false, false, false]);
  });
});
