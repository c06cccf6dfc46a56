import { expect, it, test } from 'vitest';
import { scenarios } from '@rugby/mocks/scenarios/scenarios';
import { leagueAnswersOf, leagueChangeOf, leagueChangeProblems, newLeagueProblems, startRoundsFor } from './leagueForm.ts';

const { rounds, ...world } = scenarios.betweenRounds();
const rules = { rounds, now: Date.parse(world.now), bannedWords: ['dunce', 'pest*'] };
const answers = { name: 'Thursday Night Tackles', startId: 7, privacy: 'private' } as const;

test('a league starts in a round that has not begun, the first of them is preselected [A-102]', () => {
  expect(startRoundsFor(rounds, rules.now).map(({ id }) => id)).toEqual([7, 8, 9]);
  const { rounds: playing, now } = scenarios.midRound();
  expect(startRoundsFor(playing, Date.parse(now)).map(({ id }) => id)).toEqual([8, 9]);
});

test.each([
  [{}, []],
  [{ name: '  ' }, ['name']],
  [{ name: 'ab' }, ['nameTooShort']],
  [{ name: 'abc' }, []],
  [{ name: 'a'.repeat(41) }, ['nameTooLong']],
  [{ name: 'a'.repeat(40) }, []],
  [{ name: 'ab\u200Bc' }, ['nameUnseen']],
  [{ name: 'The Dunces' }, []],
  [{ name: 'The D.U.N.C.E' }, ['nameBanned']],
  [{ name: 'Pesticide XV' }, ['nameBanned']],
  [{ startId: null }, ['startId']],
  [{ startId: 6 }, ['startIdBegun']],
  [{ startId: 99 }, ['startIdBegun']],
])('a new league with %j has the problems %j [A-287, D51]', (change, problems) => {
  const found = newLeagueProblems({ ...answers, ...change }, rules);
  expect(found.map(({ problem }) => problem)).toEqual(problems.map((problem) => `leagues.problems.${problem}`));
  expect(found.map(({ field }) => field)).toEqual(Object.keys(found.length === 0 ? {} : change));
});

const league = { id: 5, name: 'Thursday Night Tackles', startId: 7, privacy: 'private', headToHead: 'off', cup: 'off' } as const;
const withoutContests = { hasHeadToHead: false, hasCup: false } as const;
const scheduled = { ...league, status: 'scheduled' } as const;
const started = { ...league, startId: 3, status: 'started' } as const;

test('of a started league only the name is sent [A-289]', () => {
  expect(leagueChangeOf({ ...withoutContests, name: ' New  name ', startId: 8, privacy: 'public' }, started)).toEqual({
    leagueId: 5,
    name: 'New name',
  });
  expect(leagueChangeOf({ ...withoutContests, name: league.name, startId: 8, privacy: 'public' }, started)).toBeUndefined();
});

test('only what differs from what is stored is sent: another tab may have saved the rest [A-230, A-288]', () => {
  expect(leagueChangeOf({ ...answers, ...withoutContests, name: ` ${league.name} ` }, scheduled)).toBeUndefined();
  expect(leagueChangeOf({ ...answers, ...withoutContests, privacy: 'public' }, scheduled)).toEqual({
    leagueId: 5,
    privacy: 'public',
  });
  expect(leagueChangeOf({ ...answers, ...withoutContests, name: 'New' }, scheduled)).toEqual({ leagueId: 5, name: 'New' });
});

test('another start round is sent, a later or an earlier one, and none is the stored one [A-230, A-288]', () => {
  expect(leagueChangeOf({ ...answers, ...withoutContests, startId: 8 }, scheduled)).toEqual({ leagueId: 5, startId: 8 });
  const late = { ...scheduled, startId: 9 };
  expect(leagueChangeOf({ ...answers, ...withoutContests, startId: 8 }, late)).toEqual({ leagueId: 5, startId: 8 });
  expect(leagueChangeOf({ ...answers, ...withoutContests, startId: null }, scheduled)).toBeUndefined();
});

test('the form keeps what was changed and not sent, and once the league has started only its name and contests [A-231]', () => {
  const unsent = { name: 'New name', startId: 8, privacy: 'public', hasCup: true } as const;
  expect(leagueAnswersOf(scheduled, unsent)).toEqual({ ...unsent, hasHeadToHead: false });
  expect(leagueAnswersOf(started, unsent)).toEqual({ ...unsent, hasHeadToHead: false, startId: 3, privacy: 'private' });
});

test('contests that are on stay on without being sent [B22]', () => {
  const own = { ...scheduled, headToHead: 'waiting', cup: 'drawn' } as const;
  expect(leagueAnswersOf(own)).toEqual({ ...answers, hasHeadToHead: true, hasCup: true });
  expect(leagueChangeOf(leagueAnswersOf(own), own)).toBeUndefined();
});

test('contests are switched also in a league that has started [B22]', () => {
  const own = { ...started, cup: 'waiting' } as const;
  expect(leagueChangeOf({ ...answers, hasHeadToHead: true, hasCup: true }, own)).toEqual({ leagueId: 5, hasHeadToHead: true });
  expect(leagueChangeOf({ ...answers, ...withoutContests }, { ...scheduled, cup: 'waiting' })).toEqual({
    leagueId: 5,
    hasCup: false,
  });
});

it.each([{ status: 'scheduled' }, { status: 'started' }] as const)(
  'a change of a league that is $status needs a valid name [A-288]',
  (of) => {
    const problems = leagueChangeProblems({ ...answers, name: 'ab' }, { ...league, ...of }, rules);
    expect(problems).toEqual([{ field: 'name', problem: 'leagues.problems.nameTooShort' }]);
  },
);

it('accepts the start round of a started league, and refuses to move a scheduled one into a round that has begun [A-230]', () => {
  expect(leagueChangeProblems({ ...answers, startId: 3 }, started, rules)).toEqual([]);
  expect(leagueChangeProblems({ ...answers, startId: 3 }, scheduled, rules)).toHaveLength(1);
  expect(leagueChangeProblems({ ...answers, startId: 4 }, started, rules)).toEqual([]);
  expect(leagueChangeProblems({ ...answers, startId: 6 }, { ...scheduled, startId: 6 }, rules)).toEqual([]);
});
