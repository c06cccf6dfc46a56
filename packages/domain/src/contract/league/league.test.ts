import { describe, expect, it, test } from 'vitest';
import { wireLeague } from './league.ts';
import { getSentInvites } from './leagueInvites.ts';

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

describe('an invite that a league has sent', () => {
  it('has the address that it was sent to [A-205]', () => {
    const reads = (invite: object) => getSentInvites.success.safeParse({ invites: [invite], nextPage: false, page: 1 }).success;
    const invite = { id: 1, sentAt: '2026-03-27T06:05:00.000Z' };
    expect(reads({ ...invite, email: 'ana@example.org' })).toBe(true);
    expect([reads(invite), reads({ ...invite, email: 7 }), reads({ ...invite, email: null })]).toEqual([false, false, false]);
  });
});
