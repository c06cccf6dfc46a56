import { describe, expect, it, test } from 'vitest';
import { playersFile, presentPlayer } from './players.ts';
import { presentRound, roundsFile } from './rounds.ts';
import { z } from './schema.ts';
import { wirePlayerStatus } from './spellings.ts';
import { squadsFile } from './squads.ts';

const match = {
  id: 71,
  tournamentId: 71,
  status: 'scheduled',
  date: '2026-03-27T06:05:00.000Z',
  venueName: 'Forsyth Barr Stadium',
  homeSquadId: 1,
  homeSquadName: 'Highlanders',
  homeSquadAbbr: 'HIGH',
  awaySquadId: 2,
  awaySquadName: 'Crusaders',
  awaySquadAbbr: 'CRUS',
  homeScore: null,
  awayScore: null,
};
const round = {
  id: 7,
  roundNumber: 7,
  roundStage: 'group',
  status: 'scheduled',
  startDate: '2026-03-27T06:05:00.000Z',
  isLockedForUpdating: false,
  tournaments: [match],
};
const player = {
  id: 104,
  feedId: 70_104,
  firstName: 'Brodie',
  lastName: 'Corrigan',
  squadId: 2,
  position: ['hooker'],
  cost: 7_800_000,
  status: 'bench',
  isLocked: true,
  lockedBy: 71,
  selected: { 7: 12.3 },
  stats: { totalPoints: 98, avgPoints: 16.3, lastRoundPoints: 11, positionRank: 2, nextFixture: 71, scores: { 6: 11 } },
};

describe('a published round', () => {
  const reads = (other: Readonly<Record<string, unknown>>) => roundsFile.schema.safeParse([{ ...round, ...other }]).success;

  test.each([
    { title: 'has an id [G-128]', field: 'id', right: [1, 65], wrong: ['7', 7.5, null, undefined] },
    {
      title: 'belongs to the group or the knockout stage [G-130]',
      field: 'roundStage',
      right: ['group', 'knockout'],
      wrong: ['final', 1, null],
    },
    {
      title: 'is scheduled, playing or complete [G-131]',
      field: 'status',
      right: ['scheduled', 'playing', 'complete'],
      wrong: ['postponed', '', 1, null],
    },
    {
      title: 'has the instant that it starts at, in UTC whatever the source writes [G-132]',
      field: 'startDate',
      right: ['2026-03-27T06:05:00Z', '2026-03-27T19:05:00+13:00'],
      wrong: ['27/03/2026', '2026-03-27', 1_774_591_500, null, undefined],
    },
  ])('$title', ({ field, right, wrong }) => {
    for (const value of right) expect(reads({ [field]: value })).toBe(true);
    for (const value of wrong) expect(reads({ [field]: value })).toBe(false);
    const [read] = z.parse(roundsFile.schema, [{ ...round, [field]: right[1] }]);
    expect(read && presentRound(read)[field]).toBe(field === 'startDate' ? '2026-03-27T06:05:00.000Z' : right[1]);
  });
});

describe('a published match', () => {
  const [read] = z.parse(roundsFile.schema, [round]);
  const fixture = read?.fixtures[0];

  it('is known by its id, under both names that the wire has for it [G-137]', () => {
    expect(fixture?.id).toBe(71);
    expect(read && presentRound(read)).toEqual(round);
  });
  it('is scheduled, playing or complete [G-138]', () => {
    const statusOf = (status: string) =>
      z.safeParse(roundsFile.schema, [{ ...round, tournaments: [{ ...match, status }] }]).data?.[0]?.fixtures[0]?.status;
    const statuses = ['scheduled', 'playing', 'complete'];
    expect([...statuses, 'postponed', ''].map(statusOf)).toEqual([...statuses, undefined, undefined]);
  });
  it('names both squads by id, abbreviation and name [G-140, G-141, G-142]', () => {
    expect(fixture).toMatchObject({
      homeSquadId: 1,
      homeSquadAbbr: 'HIGH',
      homeSquadName: 'Highlanders',
      awaySquadId: 2,
      awaySquadAbbr: 'CRUS',
      awaySquadName: 'Crusaders',
    });
  });
  it.each([
    ['its id [G-137]', 'id'],
    ['the id of the squad at home [G-140]', 'homeSquadId'],
    ['the id of the squad away [G-140]', 'awaySquadId'],
  ] as const)('is refused without %s', (_, field) => {
    for (const value of [undefined, null, '7', 7.5])
      expect(z.safeParse(roundsFile.schema, [{ ...round, tournaments: [{ ...match, [field]: value }] }]).success).toBe(false);
  });
});

describe('a published squad', () => {
  it('has id, name, abbreviation and badge; without a badge the abbreviation is its badge [G-145, G-146, G-147]', () => {
    const blues = { id: 7, name: 'Blues', abbreviation: 'BLUE' };
    expect(z.parse(squadsFile.schema, [{ ...blues, badge: 'blues-2026' }, blues])).toEqual([
      { ...blues, badge: 'blues-2026' },
      { ...blues, badge: 'BLUE' },
    ]);
  });
});

describe('a published player', () => {
  const read = (other: Readonly<Record<string, unknown>>) => z.safeParse(playersFile.schema, [{ ...player, ...other }]).data?.[0];
  const stats = (other: Readonly<Record<string, unknown>>) => ({ stats: { ...player.stats, ...other } });
  const notInteger = ['7', 7.5, {}];

  test.each([
    { title: 'has an id [G-148]', field: 'id', right: 7, wrong: [...notInteger, null, undefined] },
    { title: 'has the feed’s id [G-148]', field: 'feedId', right: 7, wrong: [...notInteger, null, undefined] },
    { title: 'has a first name [G-149]', field: 'firstName', right: 'Ake', wrong: [7, null, undefined] },
    { title: 'has a last name [G-149]', field: 'lastName', right: 'Ake', wrong: [7, null, undefined] },
    { title: 'belongs to a squad [G-150]', field: 'squadId', right: 7, wrong: [...notInteger, null, undefined] },
    { title: 'costs whole dollars, more than none [G-153]', field: 'cost', right: 7, wrong: [...notInteger, 0, -1, undefined] },
    { title: 'has one of six availabilities [G-154]', field: 'status', right: 'injured', wrong: ['ill', 7, null] },
    { title: 'has the published copy of the lock [G-155]', field: 'isLocked', right: false, wrong: ['true', 1, null] },
    { title: 'names the match that locked them [G-155]', field: 'lockedBy', right: null, wrong: notInteger },
    { title: 'is selected by a percentage for each round [G-156]', field: 'selected', right: { 3: 0.1 }, wrong: [{ 3: '1' }, 7] },
  ])('$title', ({ field, right, wrong }) => {
    expect(read({ [field]: right })).toEqual({ ...player, position: 'hooker', [field]: right });
    for (const value of wrong) expect(read({ [field]: value })).toBeUndefined();
  });

  it('plays the first of their positions, which are one at least and all known [G-151, G-152]', () => {
    expect(read({ position: ['center', 'fly-half'] })).toEqual({ ...player, position: 'centre' });
    for (const position of [[], ['hooker', 'goalkeeper'], 'hooker', Array(21).fill('hooker'), undefined])
      expect(read({ position })).toBeUndefined();
  });

  test.each([
    { title: 'total points [G-158]', field: 'totalPoints', right: -7, wrong: ['7', 7.5, null] },
    { title: 'average points, none before the first match [G-159]', field: 'avgPoints', right: null, wrong: ['7', {}] },
    {
      title: 'points of the last round, none without a match in it [G-160]',
      field: 'lastRoundPoints',
      right: null,
      wrong: notInteger,
    },
    { title: 'a rank within the position [G-161]', field: 'positionRank', right: null, wrong: notInteger },
    { title: 'a next match, none after the last [G-162]', field: 'nextFixture', right: null, wrong: notInteger },
    { title: 'points by round [G-163]', field: 'scores', right: { 1: -2, 3: 4 }, wrong: [{ 1: '2' }, 7] },
  ])('has $title', ({ field, right, wrong }) => {
    expect(read(stats({ [field]: right }))?.stats).toEqual({ ...player.stats, [field]: right });
    for (const value of wrong) expect(read(stats({ [field]: value }))).toBeUndefined();
  });

  it('is written as it was read', () => {
    const again = read({});
    expect(again && presentPlayer(again)).toEqual(player);
  });
});

test.each([
  ['starting', 'starting'],
  ['bench', 'bench'],
  ['not selected', 'not-selected'],
  ['not-selected', 'not-selected'],
  ['injured', 'injured'],
  ['eliminated', 'eliminated'],
  ['uncertain', 'uncertain'],
])('the availability %s is read as %s, in both spellings, also of a published player [G-173, G-175, G-176]', (written, read) => {
  expect(z.parse(wirePlayerStatus, written)).toBe(read);
  expect(z.parse(playersFile.schema, [{ ...player, status: written }])).toMatchObject([{ status: read }]);
});
