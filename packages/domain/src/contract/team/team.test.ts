import { aTeam } from '@rugby/mocks/builders/team';
import { aTeamHistory } from '@rugby/mocks/builders/history';
import { describe, expect, it, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { applyBooster } from './boosters.ts';
import { z } from '../schema.ts';
import { showMyTeam, updateTeam, wireBooster } from './team.ts';
import { showMyTeamHistory } from './teamHistory.ts';

type Fields = Readonly<Record<string, unknown>>;

const booster = { id: 3, type: 'TRIPLE_CAPTAIN', roundId: 65, roundNumber: 5, playerId: 40 };
const team: Fields = { ...aTeam({ boosters: [wireBooster.parse(booster)] }) };
const history: Fields = { ...aTeamHistory({ boosters: [wireBooster.parse(booster)] }) };

/** Whether a team is read whose fields are these instead; undefined leaves one out. */
function readsTeam(other: Fields): boolean {
  return reads(showMyTeam, { team: { ...team, ...other } });
}

function readsHistory(other: Fields): boolean {
  return reads(showMyTeamHistory, { teamHistory: { ...history, ...other } });
}

function reads({ success }: Pick<Endpoint<never, unknown>, 'success'>, answer: unknown): boolean {
  return success.safeParse(answer).success;
}

describe('a team on the wire', () => {
  it('is read as it is written, whole', () => {
    expect(z.parse(showMyTeam.success, { team })).toEqual({ team });
  });

  test.each([
    { title: 'has an id and a name [G-181]', right: { id: 8, name: 'Mere K' }, wrong: { id: '8', name: null } },
    { title: 'has the round it started in, none before [G-182]', right: { startRoundId: null }, wrong: { startRoundId: '5' } },
    { title: 'has a salary cap in whole dollars [G-185]', right: { salaryCap: 100_000_000 }, wrong: { salaryCap: 99.5 } },
    { title: 'has the value of its players in whole dollars [G-186]', right: { value: 99_700_000 }, wrong: { value: '99.7' } },
    { title: 'has a budget, below nothing too [G-187]', right: { budget: -300_000 }, wrong: { budget: null } },
    { title: 'has a list of boosters [G-188]', right: { boosters: [] }, wrong: { boosters: booster } },
    { title: 'is complete or not [G-189]', right: { isComplete: false }, wrong: { isComplete: 1 } },
  ])('$title', ({ right, wrong }) => {
    expect(readsTeam(right)).toBe(true);
    for (const [field, value] of Object.entries(wrong)) expect(readsTeam({ [field]: value })).toBe(false);
    for (const field of Object.keys(wrong)) expect(readsTeam({ [field]: undefined })).toBe(false);
  });

  test.each([
    ['its id', 40, 40],
    ['null', null, null],
    ['0', 0, null],
    ['absence', undefined, null],
  ])('its captain is read from %s [G-184]', (_, written, captainId) => {
    expect(z.parse(showMyTeam.success, { team: { ...team, captainId: written } })).toMatchObject({ team: { captainId } });
    expect([readsTeam({ captainId: '40' }), readsTeam({ captainId: -1 })]).toEqual([false, false]);
  });

  test.each(['prop', 'hooker', 'lock', 'loose_forward', 'scrum_half', 'fly_half', 'centre', 'outside_back'])(
    'its lineup has a list of ids for %s [G-183]',
    (position) => {
      const { lineup } = aTeam();
      expect(readsTeam({ lineup: { ...lineup, [position]: [0] } })).toBe(true);
      for (const wrong of [undefined, null, 40, ['40'], [-40]])
        expect(readsTeam({ lineup: { ...lineup, [position]: wrong } })).toBe(false);
    },
  );

  it('names its lineup either way when it is read, and lineup when it is sent [G-201]', () => {
    const { lineup, ...others } = team;
    expect(z.parse(showMyTeam.success, { team: { ...others, lineupIDs: lineup } })).toEqual({ team });
    const { lineup: ids, ...then } = history;
    const historyRead = z.parse(showMyTeamHistory.success, { teamHistory: { ...then, lineupIDs: ids } });
    expect(historyRead).toEqual({ teamHistory: history });
    const sent = z.parse(updateTeam.request, { body: { captainId: 40, lineup: aTeam().lineup } });
    expect(Object.keys(sent.body)).toEqual(['captainId', 'lineup']);
  });
});

describe('a team of a past round', () => {
  it('has its round, lineup, captain, salary cap, value and boosters [G-199]', () => {
    expect(z.parse(showMyTeamHistory.success, { teamHistory: history })).toEqual({ teamHistory: history });
    const wrong = { roundId: '6', lineup: [], captainId: '40', salaryCap: null, value: 0.5, boosters: null };
    for (const [field, value] of Object.entries(wrong)) expect(readsHistory({ [field]: value })).toBe(false);
    for (const field of ['roundId', 'lineup', 'salaryCap', 'value', 'boosters'])
      expect(readsHistory({ [field]: undefined })).toBe(false);
  });
});

describe('a booster on the wire', () => {
  test.each([
    { title: 'has an id and a type [G-202]', right: { id: 4, type: 'LIMITLESS' }, wrong: { id: '4', type: 'limitless' } },
    {
      title: 'has the id and the number of its round [G-203]',
      right: { roundNumber: 6 },
      wrong: { roundId: null, roundNumber: '6' },
    },
    { title: 'has its player, or none where it needs none [G-204]', right: { playerId: null }, wrong: { playerId: '40' } },
  ])('$title', ({ right, wrong }) => {
    expect(wireBooster.safeParse({ ...booster, ...right }).success).toBe(true);
    for (const [field, value] of Object.entries(wrong)) {
      expect(wireBooster.safeParse({ ...booster, [field]: value }).success).toBe(false);
      expect(wireBooster.safeParse({ ...booster, [field]: undefined }).success).toBe(false);
    }
  });

  test.each([
    { title: 'may be a triple captain [G-205]', type: 'TRIPLE_CAPTAIN' },
    { title: 'may be limitless [G-206]', type: 'LIMITLESS' },
    { title: 'may be a co-captain [G-207]', type: 'CO_CAPTAIN' },
    { title: 'may be a super kicker [G-208]', type: 'SUPER_KICKER' },
    { title: 'may be a defensive king [G-209]', type: 'DEFENSIVE_KING' },
  ])('$title', ({ type }) => {
    expect(z.parse(wireBooster, { ...booster, type }).type).toBe(type);
    expect(z.parse(applyBooster.request, { body: { type, playerId: 40 } }).body.type).toBe(type);
  });

  it('is nothing else', () => {
    expect(wireBooster.safeParse({ ...booster, type: 'BENCH_BOOST' }).success).toBe(false);
  });
});
